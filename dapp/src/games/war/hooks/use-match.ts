import { joinWarMatch, type WarMatch, watchWarMatch } from '@fivefold/sdk/match/war'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { useEvmConnection } from '../../../hooks/use-evm-connection.js'
import { type Opened, useOpened } from '../../common/match/use-opened.js'
import { warGame } from '../server-game.js'
import { bringCards } from './bring-cards.js'

export type OpenedMatch = Opened<WarMatch>

/** The match, from one's seat where this browser has one, else as a spectator. */
export function useMatch(matchId: string) {
  const options = { beforeReveal: bringCards(useEvmConnection(), useDeployment()) }
  return useOpened<WarMatch>(warGame, matchId, {
    back: (url, id, playerName, { playerId, secret }) =>
      joinWarMatch(url, { matchId: id, playerName, playerId, ...(secret && { secret }) }, options),
    watch: (url, id) => watchWarMatch(url, id),
  })
}
