import { createMatch, joinMatch, type NewMatchOptions, type PhalanxMatch } from '@fivefold/sdk/server/phalanx'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { toastError } from '../../../lib/toast-error.js'
import { handOver } from '../state/handed-over.js'
import { type KeptSeat, playingName, useSeatStore } from '../state/seat-store.js'

/** Opens a match or sits down in one, keeps the seat and goes there. */
export function useEnterMatch() {
  const { url } = useDeployment().server
  const navigate = useNavigate()
  const settle = (match: PhalanxMatch, more: Pick<KeptSeat, 'bot' | 'isRematch'> = {}) => {
    const { matchId, playerId } = match
    if (!playerId) throw new Error('the server gave a seat without its secret')
    handOver(match)
    useSeatStore.getState().keepSeat(matchId, { playerId, server: url, takenAt: Date.now(), ...more })
    return navigate(`/phalanx/match/${matchId}`)
  }
  const name = () => playingName(useSeatStore.getState().name)
  const open = useMutation({
    mutationFn: async (options: Omit<NewMatchOptions, 'playerName'>) => {
      const bot = options.opponent
      await settle(await createMatch(url, { ...options, playerName: name() }), bot && { bot })
    },
    onError: (error) => toastError('No match was opened', error),
  })
  const join = useMutation({
    mutationFn: async (matchId: string) => {
      await settle(await joinMatch(url, { matchId, playerName: name() }))
    },
    onError: (error) => toastError('You could not sit down', error),
  })
  const rematch = useMutation({
    mutationFn: async ({ matchId, playerId }: PhalanxMatch) => {
      if (!playerId) throw new Error('whoever watched has no rematch')
      const bot = useSeatStore.getState().seats[matchId]?.bot
      const next = await createMatch(url, { playerName: name(), rematchOf: matchId, playerId })
      await settle(next, { isRematch: true, ...(bot && { bot }) })
    },
    onError: (error) => toastError('No rematch', error),
  })
  return { open, join, rematch, isBusy: open.isPending || join.isPending || rematch.isPending }
}
