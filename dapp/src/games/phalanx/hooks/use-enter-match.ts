import { createMatch, joinMatch, type NewMatchOptions } from '@fivefold/sdk/match/phalanx'
import { type Entrances, useEnterMatch as useEnterAnyMatch } from '../../common/match/use-enter-match.js'
import { phalanxGame } from '../server-game.js'

const entrances: Entrances<Omit<NewMatchOptions, 'playerName'>> = {
  open: (url, playerName, options) => createMatch(url, { ...options, playerName }),
  join: (url, playerName, matchId) => joinMatch(url, { matchId, playerName }),
  rematch: (url, playerName, before) => createMatch(url, { playerName, ...before }),
}

/** Opens a match or sits down in one, keeps the seat and goes there. */
export const useEnterMatch = () => useEnterAnyMatch(phalanxGame, entrances)
