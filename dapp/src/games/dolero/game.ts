import type { Game } from '../game.js'
import { DoleroEmblem } from './emblem.js'

export const dolero: Game = {
  id: 'dolero',
  name: 'DOLERO',
  pitch: 'Closest to 21, three hearts, a pot in escrow. Cards from verifiable randomness, bluffs from you.',
  venue: 'Solana',
  color: { light: '#b1302a', dark: '#f58a7c' },
  Emblem: DoleroEmblem,
  loadPage: () => import('./page.js'),
  stage: 'in preparation',
}
