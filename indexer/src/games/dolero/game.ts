import { dolero } from '@fivefold/sdk/dolero'
import { defineIndexedGame } from '../../indexed-game.js'
import { instructionsWithoutEvents } from './instructions.js'
import { readDoleroEvent } from './read-events.js'
import { saveDoleroEvents } from './save-events.js'

export const doleroGame = defineIndexedGame({
  id: dolero.id,
  chain: 'solana',
  contracts: { dolero: { instructions: instructionsWithoutEvents, read: readDoleroEvent } },
  tables: ['dolero_payout', 'dolero_bet', 'dolero_round', 'dolero_game', 'dolero_standing', 'dolero_table'],
  save: saveDoleroEvents,
})
