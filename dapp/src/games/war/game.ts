import type { Game } from '../game.js'
import { WarEmblem } from './emblem.js'

export const war: Game = {
  id: 'war',
  name: 'War',
  pitch: 'The oldest duel, dealt from 78 tarot cards. The NFTs you own break the ties.',
  venue: 'Server + EVM',
  color: { light: '#4640a0', dark: '#a7a3f5' },
  Emblem: WarEmblem,
  loadPage: () => import('./page.js'),
  stage: 'in preparation',
}
