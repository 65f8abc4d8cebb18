import { joinMatch, type PhalanxMatch, watchMatch } from '@fivefold/sdk/match/phalanx'
import { type Doors, type Opened, useOpened } from '../../common/match/use-opened.js'
import { phalanxGame } from '../server-game.js'

export type OpenedMatch = Opened<PhalanxMatch>

const doors: Doors<PhalanxMatch> = {
  back: (url, matchId, playerName, { playerId }) => joinMatch(url, { matchId, playerName, playerId }),
  watch: (url, matchId) => watchMatch(url, matchId),
}

/** The match, from one's seat where this browser has one, else as a spectator. */
export const useMatch = (matchId: string) => useOpened(phalanxGame, matchId, doors)
