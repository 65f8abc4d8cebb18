import { type Game, isOver } from '@fivefold/sdk/ccg'
import type { PolkadotConnection } from '@fivefold/sdk/polkadot'
import { gamesOf, readGame, readQueue } from '@fivefold/sdk/polkadot/ccg'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useChainHead } from '../../../hooks/use-chain-head.js'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { followWait, type Wait } from '../state/wait.js'
import { useCcg, useChainQuery } from './use-ccg.js'

/** A contract query is expensive, and nothing changes between two blocks: the height is in the key. */
const onceABlock = { placeholderData: keepPreviousData, gcTime: 10_000, structuralSharing: true } as const

/** Every player who waits for an opponent. */
export function useQueue() {
  const { data: head } = useChainHead('polkadot')
  return useChainQuery(['queue', head], head === undefined ? undefined : readQueue, onceABlock)
}

/** The numbers of the player's games, oldest first. */
function useOwnGameIds() {
  const player = usePlayerAddress('polkadot')
  const { data: head } = useChainHead('polkadot')
  const isKnown = player !== undefined && head !== undefined
  const read = isKnown ? (connection: PolkadotConnection) => gamesOf(connection, player) : undefined
  return useChainQuery(['games', player, head], read, onceABlock)
}

const gamesShown = 6

/** The player's latest games, newest first. */
export function useOwnGames() {
  const { open, target } = useCcg()
  const { data: ids = [] } = useOwnGameIds()
  return useQueries({
    queries: ids
      .slice(-gamesShown)
      .reverse()
      .map((gameId) => ({
        queryKey: ['ccg', target, 'game', gameId],
        queryFn: async () => readGame(await open(), gameId),
        // A finished game does not change.
        refetchInterval: ({ state }: { state: { data?: Game | undefined } }) =>
          state.data && isOver(state.data) ? false : 5_000,
        structuralSharing: false,
        retry: false,
      })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  })
}

/** The player's place in the queue; opens the game once it has started. */
export function useWaiting() {
  const player = usePlayerAddress('polkadot')
  const { data: head } = useChainHead('polkadot')
  const { data: queue = [] } = useQueue()
  const { data: games, isPlaceholderData: isOlder } = useOwnGameIds()
  const navigate = useNavigate()
  const waiting = queue.filter((entry) => entry.player === player)
  const wait = useRef<Wait>(undefined)
  const isWaiting = waiting.length > 0
  const count = games?.length
  const last = games?.at(-1)
  useEffect(() => {
    if (count === undefined || head === undefined || isOlder) return
    const next = followWait(wait.current, { player, isWaiting, count, head })
    wait.current = next.wait
    if (next.hasGame) void navigate(`/ccg/game/${last}`)
  }, [player, isWaiting, count, head, isOlder, last, navigate])
  return waiting
}
