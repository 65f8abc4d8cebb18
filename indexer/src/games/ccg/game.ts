import { ccg } from '@fivefold/sdk/ccg'
import { defineIndexedGame } from '../../indexed-game.js'
import { readCcgEvent } from './read-events.js'
import { saveCcgEvents } from './save-events.js'

export const ccgGame = defineIndexedGame({
  id: ccg.id,
  chain: 'polkadot',
  contracts: {
    ccgCards: { read: (emitted) => readCcgEvent('cards', emitted) },
    ccgGame: { read: (emitted) => readCcgEvent('game', emitted) },
    ccgGovernance: { read: (emitted) => readCcgEvent('governance', emitted) },
  },
  tables: [
    ...['ccg_event', 'ccg_batch', 'ccg_game', 'ccg_standing', 'ccg_queue_slot'],
    ...['ccg_transfer', 'ccg_approval', 'ccg_token', 'ccg_adjustment', 'ccg_card'],
    ...['ccg_booster', 'ccg_rarity_table', 'ccg_vote', 'ccg_proposal'],
  ],
  save: saveCcgEvents,
})
