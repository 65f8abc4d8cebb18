import {
  createMatch,
  joinMatch,
  type NewMatchOptions,
  type PhalanxMatch,
  watchMatch,
} from '@fivefold/sdk/match/phalanx'
import { type Entrances, useEnterMatch as useEnterAnyMatch } from '../../common/match/use-enter-match.js'
import { type Doors, useOpened } from '../../common/match/use-opened.js'
import { phalanxGame } from '../server-game.js'

const entrances: Entrances<Omit<NewMatchOptions, 'playerName'>> = {
  open: (url, playerName, options) => createMatch(url, { ...options, playerName }),
  join: (url, playerName, matchId) => joinMatch(url, { matchId, playerName }),
  rematch: (url, playerName, before) => createMatch(url, { playerName, ...before }),
}

const doors: Doors<PhalanxMatch> = {
  back: (url, matchId, playerName, { seatToken }) => joinMatch(url, { matchId, playerName, seatToken }),
  watch: (url, matchId) => watchMatch(url, matchId),
}

/** Creates or joins a match, stores the seat and opens the match's page. */
export const useEnterMatch = () => useEnterAnyMatch(phalanxGame, entrances)

/** The match, from the player's seat if this browser has one, else as a spectator. */
export const useMatch = (matchId: string) => useOpened(phalanxGame, matchId, doors)
