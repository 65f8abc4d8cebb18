import { defineGamePages } from '../game.js'
import { TriadEmblem } from './emblem.js'

export const triad = defineGamePages({
  title: { id: 'triad', name: 'Triad', venue: 'EVM' },
  look: { Emblem: TriadEmblem, color: ['#0f6a86', '#5fc0dd'], styles: () => import('./styles/triad.css') },
  pitch: 'Nine turns on a 3×3 board. Both sign the match; a contract replays it and settles.',
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
