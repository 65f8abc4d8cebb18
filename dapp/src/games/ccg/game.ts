import type { Game } from '../game.js'
import { CcgEmblem } from './emblem.js'

export const ccg: Game = {
  id: 'ccg',
  name: 'CCG',
  pitch: 'Four slots, twenty health, your own deck. Every turn is one transaction to an ink! contract.',
  venue: 'Polkadot',
  color: { light: '#8f2b74', dark: '#e58bca' },
  Emblem: CcgEmblem,
  loadPage: () => import('./page.js'),
  stage: 'in preparation',
}
