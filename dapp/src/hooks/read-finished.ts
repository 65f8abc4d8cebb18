// A chunk of its own: the schemas would be a tenth of the first load.
export { queryFinishedGames } from '@fivefold/sdk/indexer'
export { readFinishedMatches } from '@fivefold/sdk/match'
