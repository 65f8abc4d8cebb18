import { useEffect } from 'react'
import type { SeatedMatch, ServerGame } from './server-game.js'

/** Stores the progress of a match, so that the lobby can list it. */
export function useStoreProgress(
  { useSeats }: ServerGame,
  { matchId, playerIndex }: SeatedMatch,
  opponent: string,
  isOver: boolean,
): void {
  const store = useSeats((state) => state.storeProgress)
  useEffect(() => {
    if (playerIndex !== null) store(matchId, { opponent, isOver })
  }, [store, matchId, playerIndex, opponent, isOver])
}
