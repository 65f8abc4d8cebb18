import { defineGamePages } from '../game.js'
import { PhalanxEmblem } from './emblem.js'

export const phalanx = defineGamePages({
  id: 'phalanx',
  name: 'Phalanx Duel',
  pitch: 'Two ranks, four columns, twenty life points. Every move joins a hash-chained log.',
  venue: 'Match server',
  color: { light: '#84590c', dark: '#e0b055' },
  Emblem: PhalanxEmblem,
  loadStyles: () => import('./styles/phalanx.css'),
  play: () => import('./lobby/lobby-page.js'),
  pages: {
    'match/:matchId': () => import('./match/match-page.js'),
    'replay/:matchId': () => import('./replay/replay-match-page.js'),
  },
  standings: () => import('./standings-page.js'),
  replay: () => import('./replay/replay.js'),
  rules: () => import('./rules/rules.js'),
})
