import { useEffect } from 'react'
import type { SeatedMatch, ServerGame } from './server-game.js'

/** So that the lobby knows what can be gone on with. */
export function useNotedProgress(
  { useSeats }: ServerGame,
  { matchId, playerIndex }: SeatedMatch,
  opponent: string,
  isOver: boolean,
): void {
  const note = useSeats((state) => state.noteProgress)
  useEffect(() => {
    if (playerIndex !== null) note(matchId, { opponent, isOver })
  }, [note, matchId, playerIndex, opponent, isOver])
}
