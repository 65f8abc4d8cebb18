import type { Game } from '../game.js'
import { TriadEmblem } from './emblem.js'

export const triad: Game = {
  id: 'triad',
  name: 'Triad',
  pitch: 'Nine turns on a 3×3 board. Both sign the match; a contract replays it and settles.',
  venue: 'EVM',
  color: { light: '#0f6a86', dark: '#5fc0dd' },
  Emblem: TriadEmblem,
  loadPage: () => import('./play/play-page.js'),
  pages: {
    'room/:roomId': () => import('./table/room-page.js'),
    'match/:matchId': () => import('./replay/match-page.js'),
    replay: () => import('./replay/replay-file-page.js'),
    standings: () => import('./standings/standings-page.js'),
    'player/:address': () => import('./standings/player-page.js'),
    rules: () => import('./rules/rules-page.js'),
  },
}
