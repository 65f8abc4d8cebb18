import type { Game } from '../game.js'
import { WarEmblem } from './emblem.js'

export const war: Game = {
  id: 'war',
  name: 'War',
  pitch: 'The oldest duel, dealt from 78 tarot cards. The NFTs you own break the ties.',
  venue: 'Server + EVM',
  color: { light: '#4640a0', dark: '#a7a3f5' },
  Emblem: WarEmblem,
  loadPage: () => import('./lobby/lobby-page.js'),
  pages: {
    'match/:matchId': () => import('./match/match-page.js'),
    replay: () => import('./replay/replay-file-page.js'),
    'replay/:matchId': () => import('./replay/replay-match-page.js'),
    standings: () => import('./ledger/standings-page.js'),
    metadata: () => import('./metadata/metadata-page.js'),
    rules: () => import('./rules/rules-page.js'),
  },
}
