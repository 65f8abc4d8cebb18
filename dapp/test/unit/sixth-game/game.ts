import { defineGamePages } from '../../../src/games/game.js'
import { NoughtsEmblem } from './emblem.js'

/** A sixth game: this folder, and a line in a registry. */
export const noughts = defineGamePages({
  title: { id: 'noughts', name: 'Noughts and Crosses', venue: 'Paper' },
  look: { Emblem: NoughtsEmblem, color: ['#333333', '#cccccc'] },
  pitch: 'Three in a row.',
  play: () => import('./play-page.js'),
  rules: () => import('./rules.js'),
  replay: () => import('./replay.js'),
})
