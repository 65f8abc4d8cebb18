import { defineGamePages } from '../../../src/games/game.js'
import { NoughtsEmblem } from './emblem.js'

/** A sixth game: this folder, and a line in a registry. */
export const noughts = defineGamePages({
  id: 'noughts',
  name: 'Noughts and Crosses',
  pitch: 'Three in a row.',
  venue: 'Paper',
  color: { light: '#333333', dark: '#cccccc' },
  Emblem: NoughtsEmblem,
  play: () => import('./play-page.js'),
  rules: () => import('./rules.js'),
  replay: () => import('./replay.js'),
})
