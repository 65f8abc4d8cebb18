import { defineGamePages } from '../game.js'
import { TriadEmblem } from './emblem.js'

export const triad = defineGamePages({
  id: 'triad',
  name: 'Triad',
  pitch: 'Nine turns on a 3×3 board. Both sign the match; a contract replays it and settles.',
  venue: 'EVM',
  color: { light: '#0f6a86', dark: '#5fc0dd' },
  Emblem: TriadEmblem,
  loadStyles: () => import('./styles/triad.css'),
  play: () => import('./play/play-page.js'),
  pages: {
    'room/:roomId': () => import('./table/room-page.js'),
    'match/:matchId': () => import('./replay/match-page.js'),
    'player/:address': () => import('./standings/player-page.js'),
  },
  standings: () => import('./standings/standings-page.js'),
  replay: () => import('./replay/replay.js'),
  rules: () => import('./rules/rules.js'),
})
