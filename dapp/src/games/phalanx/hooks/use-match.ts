import {
  createMatch,
  joinMatch,
  type NewMatchOptions,
  type PhalanxMatch,
  watchMatch,
} from '@fivefold/sdk/match/phalanx'
import { type JoinFunctions, useEnterMatch as useEnterAnyMatch } from '../../common/match/use-enter-match.js'
import { type ConnectFunctions, useServerMatch } from '../../common/match/use-server-match.js'
import { phalanxGame } from '../server-game.js'

const joinFunctions: JoinFunctions<Omit<NewMatchOptions, 'playerName'>> = {
  open: (url, playerName, options) => createMatch(url, { ...options, playerName }),
  join: (url, playerName, matchId) => joinMatch(url, { matchId, playerName }),
  rematch: (url, playerName, before) => createMatch(url, { playerName, ...before }),
}

const connectFunctions: ConnectFunctions<PhalanxMatch> = {
  reconnect: (url, matchId, playerName, { seatToken }) => joinMatch(url, { matchId, playerName, seatToken }),
  watch: (url, matchId) => watchMatch(url, matchId),
}

/** Creates or joins a match, stores the seat and opens the match's page. */
export const useEnterMatch = () => useEnterAnyMatch(phalanxGame, joinFunctions)

/** The match, from the player's seat if this browser has one, else as a spectator. */
export const useMatch = (matchId: string) => useServerMatch(phalanxGame, matchId, connectFunctions)
