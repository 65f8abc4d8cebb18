import { defineGamePages } from '../game.js'
import { WarEmblem } from './emblem.js'

export const war = defineGamePages({
  title: { id: 'war', name: 'War', venue: 'Server + EVM' },
  look: { Emblem: WarEmblem, color: ['#4640a0', '#a7a3f5'], styles: () => import('./styles/war.css') },
  pitch: 'The oldest duel, dealt from 78 tarot cards. The NFTs you own break the ties.',
  play: () => import('./lobby/lobby-page.js'),
  more: { metadata: { label: 'Lots', load: () => import('./metadata/metadata-page.js') } },
  server: { match: () => import('./match/match-page.js'), replay: () => import('./replay/match-page.js') },
  standings: 'ledger',
  replay: () => import('./replay/replay.js'),
  rules: () => import('./rules/rules.js'),
})
