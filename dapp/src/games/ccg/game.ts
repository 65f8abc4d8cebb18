import { defineGamePages } from '../game.js'
import { CcgEmblem } from './emblem.js'

export const ccg = defineGamePages({
  id: 'ccg',
  name: 'CCG',
  noun: 'game',
  pitch: 'Four slots, twenty health, your own deck. Every turn is one transaction to an ink! contract.',
  venue: 'Polkadot',
  color: { light: '#8f2b74', dark: '#e58bca' },
  Emblem: CcgEmblem,
  loadStyles: () => import('./styles/ccg.css'),
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
