import type { Game } from '../game.js'
import { CcgEmblem } from './emblem.js'

export const ccg: Game = {
  id: 'ccg',
  name: 'CCG',
  pitch: 'Four slots, twenty health, your own deck. Every turn is one transaction to an ink! contract.',
  venue: 'Polkadot',
  color: { light: '#8f2b74', dark: '#e58bca' },
  Emblem: CcgEmblem,
  loadPage: () => import('./lobby/lobby-page.js'),
  pages: {
    'game/:gameId': () => import('./match/match-page.js'),
    replay: () => import('./replay/replay-file-page.js'),
    'replay/:gameId': () => import('./replay/replay-page.js'),
    standings: () => import('./standings/standings-page.js'),
    boosters: () => import('./boosters/shop-page.js'),
    governance: () => import('./governance/governance-page.js'),
    rules: () => import('./rules/rules-page.js'),
  },
}
