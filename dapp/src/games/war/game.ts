import { defineGamePages } from '../game.js'
import { WarEmblem } from './emblem.js'

export const war = defineGamePages({
  id: 'war',
  name: 'War',
  pitch: 'The oldest duel, dealt from 78 tarot cards. The NFTs you own break the ties.',
  venue: 'Server + EVM',
  color: { light: '#4640a0', dark: '#a7a3f5' },
  Emblem: WarEmblem,
  loadStyles: () => import('./styles/war.css'),
  play: () => import('./lobby/lobby-page.js'),
  more: { metadata: { label: 'Lots', load: () => import('./metadata/metadata-page.js') } },
  pages: {
    'match/:matchId': () => import('./match/match-page.js'),
    'replay/:matchId': () => import('./replay/replay-match-page.js'),
  },
  standings: () => import('./standings-page.js'),
  replay: () => import('./replay/replay.js'),
  rules: () => import('./rules/rules.js'),
})
