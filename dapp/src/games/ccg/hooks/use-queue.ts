import { gamesOf, readGame, readQueue } from '@fivefold/sdk/polkadot/ccg'
import { skipToken, useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { ccgKeys } from './ccg-keys.js'
import { useCcg } from './use-ccg.js'

/** Everybody who waits for an opponent. */
export function useQueue() {
  const { open, target } = useCcg()
  return useQuery({
    queryKey: ccgKeys.queue(target),
    queryFn: async () => readQueue(await open()),
    refetchInterval: 2_000,
    retry: false,
  })
}

/** The numbers of the player's games, oldest first. */
export function useOwnGameIds() {
  const { open, target } = useCcg()
  const player = usePlayerAddress('polkadot')
  return useQuery({
    queryKey: ccgKeys.games(target, player ?? ''),
    queryFn: player ? async () => gamesOf(await open(), player) : skipToken,
    refetchInterval: 2_000,
    retry: false,
  })
}

const gamesShown = 6

/** The player's last games, newest first. */
export function useOwnGames() {
  const { open, target } = useCcg()
  const { data: ids = [] } = useOwnGameIds()
  return useQueries({
    queries: ids
      .slice(-gamesShown)
      .reverse()
      .map((gameId) => ({
        queryKey: ccgKeys.game(target, gameId),
        queryFn: async () => readGame(await open(), gameId),
        refetchInterval: 4_000,
        structuralSharing: false,
        retry: false,
      })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  })
}

/** What the player waits for; when a game has begun meanwhile, goes to it. */
export function useWaiting() {
  const player = usePlayerAddress('polkadot')
  const { data: queue = [] } = useQueue()
  const { data: games } = useOwnGameIds()
  const navigate = useNavigate()
  const waiting = queue.filter((entry) => entry.player === player)
  const before = useRef<number>(undefined)
  const isWaiting = waiting.length > 0
  const count = games?.length
  const last = games?.at(-1)
  useEffect(() => {
    if (count === undefined) return
    if (isWaiting) before.current ??= count
    if (before.current !== undefined && count > before.current && last !== undefined)
      void navigate(`/ccg/game/${last}`)
    if (!isWaiting) before.current = undefined
  }, [isWaiting, count, last, navigate])
  return waiting
}
