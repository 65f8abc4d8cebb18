import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { toastError } from '../../../lib/toast-error.js'
import { keepEnteredMatch } from './entered-matches.js'
import { playingName, type StoredSeat } from './seat-store.js'
import { type FollowedMatch, matchPath, type SeatedMatch, type ServerGame } from './server-game.js'

/** The functions that take a seat in a game. */
export type JoinFunctions<Options> = {
  open: (url: string, playerName: string, options: Options) => Promise<FollowedMatch>
  join: (url: string, playerName: string, matchId: string) => Promise<FollowedMatch>
  rematch: (
    url: string,
    playerName: string,
    before: { rematchOf: string; seatToken: string },
  ) => Promise<FollowedMatch>
}

export type EnterMatch = ReturnType<typeof useEnterMatch>

/** Creates or joins a match, stores the seat and opens the match's page. */
export function useEnterMatch<Options extends { opponent?: string | undefined }>(
  game: ServerGame,
  joinFunctions: JoinFunctions<Options>,
) {
  const { useSeats } = game
  const { url } = useDeployment().server
  const navigate = useNavigate()
  const settle = (match: FollowedMatch, more: Pick<StoredSeat, 'bot' | 'isRematch'> = {}) => {
    const { matchId, seatToken, secret } = match
    if (!seatToken) throw new Error('the server returned a seat without its token')
    keepEnteredMatch(match)
    const seat = { seatToken, server: url, takenAt: Date.now(), ...(secret && { secret }), ...more }
    useSeats.getState().storeSeat(matchId, seat)
    return navigate(matchPath(game, matchId))
  }
  const name = () => playingName(useSeats.getState().name)
  const open = useMutation({
    mutationFn: async (options: Options) => {
      const bot = options.opponent
      await settle(await joinFunctions.open(url, name(), options), bot ? { bot } : {})
    },
    onError: (error) => toastError('No match was opened', error),
  })
  const join = useMutation({
    mutationFn: async (matchId: string) => {
      await settle(await joinFunctions.join(url, name(), matchId))
    },
    onError: (error) => toastError('You could not join', error),
  })
  const rematch = useMutation({
    mutationFn: async ({ matchId, seatToken }: SeatedMatch) => {
      if (!seatToken) throw new Error('a spectator cannot request a rematch')
      const bot = useSeats.getState().seats[matchId]?.bot
      const next = await joinFunctions.rematch(url, name(), { rematchOf: matchId, seatToken })
      await settle(next, { isRematch: true, ...(bot && { bot }) })
    },
    onError: (error) => toastError('No rematch', error),
  })
  return { open, join, rematch, isBusy: open.isPending || join.isPending || rematch.isPending }
}
