import { createWarMatch, joinWarMatch, type NewWarMatch } from '@fivefold/sdk/match/war'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { useEvmConnection } from '../../../hooks/use-evm-connection.js'
import { type Entrances, useEnterMatch as useEnterAnyMatch } from '../../common/match/use-enter-match.js'
import { warGame } from '../server-game.js'
import { bringCards } from './bring-cards.js'

/** Opens a match or sits down in one, keeps the seat and goes there. */
export function useEnterMatch() {
  const options = { beforeReveal: bringCards(useEvmConnection(), useDeployment()) }
  const entrances: Entrances<Omit<NewWarMatch, 'playerName'>> = {
    open: (url, playerName, match) => createWarMatch(url, { ...match, playerName }, options),
    join: (url, playerName, matchId) => joinWarMatch(url, { matchId, playerName }, options),
    rematch: (url, playerName, before) => createWarMatch(url, { playerName, ...before }, options),
  }
  return useEnterAnyMatch(warGame, entrances)
}
