import {
  createWarMatch,
  joinWarMatch,
  type NewWarMatch,
  type WarMatch,
  watchWarMatch,
} from '@fivefold/sdk/match/war'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { useEvmConnection } from '../../../hooks/use-evm-connection.js'
import { useEnterMatch as useEnterAnyMatch } from '../../common/match/use-enter-match.js'
import { useServerMatch } from '../../common/match/use-server-match.js'
import { warGame } from '../server-game.js'
import { bringCards } from './bring-cards.js'

const useOptions = () => ({ beforeReveal: bringCards(useEvmConnection(), useDeployment()) })

/** Creates or joins a match, stores the seat and opens the match's page. */
export function useEnterMatch() {
  const options = useOptions()
  return useEnterAnyMatch<Omit<NewWarMatch, 'playerName'>>(warGame, {
    open: (url, playerName, match) => createWarMatch(url, { ...match, playerName }, options),
    join: (url, playerName, matchId) => joinWarMatch(url, { matchId, playerName }, options),
    rematch: (url, playerName, before) => createWarMatch(url, { playerName, ...before }, options),
  })
}

/** The match, from the player's seat if this browser has one, else as a spectator. */
export function useMatch(matchId: string) {
  const options = useOptions()
  return useServerMatch<WarMatch>(warGame, matchId, {
    reconnect: (url, id, playerName, { seatToken, secret }) =>
      joinWarMatch(url, { matchId: id, playerName, seatToken, ...(secret && { secret }) }, options),
    watch: (url, id) => watchWarMatch(url, id),
  })
}
