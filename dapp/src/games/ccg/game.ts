import { defineGamePages } from '../game.js'
import { CcgEmblem } from './emblem.js'

export const ccg = defineGamePages({
  title: { id: 'ccg', name: 'CCG', noun: 'game', venue: 'Polkadot' },
  look: { Emblem: CcgEmblem, color: ['#8f2b74', '#e58bca'], styles: () => import('./styles/ccg.css') },
  pitch: 'Four slots, twenty health, your own deck. Every turn is one transaction to an ink! contract.',
  play: () => import('./lobby/lobby-page.js'),
  more: {
    boosters: { label: 'Boosters', load: () => import('./boosters/shop-page.js') },
    governance: { label: 'Governance', load: () => import('./governance/governance-page.js') },
  },
  pages: {
    'game/:gameId': () => import('./match/match-page.js'),
    'replay/:gameId': () => import('./replay/replay-page.js'),
  },
  standings: () => import('./standings/standings-page.js'),
  replay: () => import('./replay/replay.js'),
  rules: () => import('./rules/rules.js'),
})
