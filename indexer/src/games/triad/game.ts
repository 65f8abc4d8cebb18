import { triad } from '@fivefold/sdk/triad'
import { defineIndexedGame } from '../../indexed-game.js'
import { readTriadEvent, triadTopics } from './read-events.js'
import { saveTriadEvents } from './save-events.js'

export const triadGame = defineIndexedGame({
  id: triad.id,
  chain: 'evm',
  contracts: { triadLeague: { topics: triadTopics, read: readTriadEvent } },
  tables: ['triad_turn', 'triad_match', 'triad_ruleset', 'triad_seal', 'triad_standing', 'triad_season'],
  save: saveTriadEvents,
})
