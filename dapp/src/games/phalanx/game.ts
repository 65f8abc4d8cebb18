import type { Game } from '../game.js'
import { PhalanxEmblem } from './emblem.js'

export const phalanx: Game = {
  id: 'phalanx',
  name: 'Phalanx Duel',
  pitch: 'Two ranks, four columns, twenty life points. Every move joins a hash-chained log.',
  venue: 'Match server',
  color: { light: '#84590c', dark: '#e0b055' },
  Emblem: PhalanxEmblem,
  loadPage: () => import('./lobby/lobby-page.js'),
  pages: {
    'match/:matchId': () => import('./match/match-page.js'),
    replay: () => import('./replay/replay-file-page.js'),
    'replay/:matchId': () => import('./replay/replay-match-page.js'),
    standings: () => import('./ledger/standings-page.js'),
    rules: () => import('./rules/rules-page.js'),
  },
}
