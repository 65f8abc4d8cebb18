import { defineGamePages } from '../game.js'
import { PhalanxEmblem } from './emblem.js'

export const phalanx = defineGamePages({
  title: { id: 'phalanx', name: 'Phalanx Duel', venue: 'Match server' },
  look: {
    Emblem: PhalanxEmblem,
    color: ['#84590c', '#e0b055'],
    styles: () => import('./styles/phalanx.css'),
  },
  pitch: 'Two ranks, four columns, twenty life points. Every move joins a hash-chained log.',
  play: () => import('./lobby/lobby-page.js'),
  server: { match: () => import('./match/match-page.js'), replay: () => import('./replay/match-page.js') },
  standings: 'ledger',
  replay: () => import('./replay/replay.js'),
  rules: () => import('./rules/rules.js'),
})
