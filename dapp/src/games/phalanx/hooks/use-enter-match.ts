import type { BotStrength } from '@fivefold/sdk/phalanx'
import { createMatch, joinMatch, type NewMatchOptions, type PhalanxMatch } from '@fivefold/sdk/server/phalanx'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { toastError } from '../../../lib/toast-error.js'
import { handOver } from '../state/handed-over.js'
import { playingName, useSeatStore } from '../state/seat-store.js'

/** Opens a match or sits down in one, keeps the seat and goes there. */
export function useEnterMatch() {
  const { url } = useDeployment().server
  const navigate = useNavigate()
  const settle = (match: PhalanxMatch, bot?: BotStrength) => {
    const { matchId, playerId } = match
    if (!playerId) throw new Error('the server gave a seat without its secret')
    handOver(match)
    const seat = { playerId, server: url, takenAt: Date.now(), ...(bot && { bot }) }
    useSeatStore.getState().keepSeat(matchId, seat)
    return navigate(`/phalanx/match/${matchId}`)
  }
  const name = () => playingName(useSeatStore.getState().name)
  const open = useMutation({
    mutationFn: async (options: Omit<NewMatchOptions, 'playerName'>) => {
      await settle(await createMatch(url, { ...options, playerName: name() }), options.opponent)
    },
    onError: (error) => toastError('No match was opened', error),
  })
  const join = useMutation({
    mutationFn: async (matchId: string) => {
      await settle(await joinMatch(url, { matchId, playerName: name() }))
    },
    onError: (error) => toastError('You could not sit down', error),
  })
  return { open, join, isBusy: open.isPending || join.isPending }
}
