import { type Game, isOver } from '@fivefold/sdk/ccg'
import { gamesOf, readGame, readQueue } from '@fivefold/sdk/polkadot/ccg'
import { keepPreviousData, skipToken, useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useChainHead } from '../../../hooks/use-chain-head.js'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { followWait, type Wait } from '../state/wait.js'
import { ccgKeys } from './ccg-keys.js'
import { useCcg } from './use-ccg.js'

/** Asking a contract is dear, and between two blocks nothing changes. The height stands in the key. */
const onceABlock = { placeholderData: keepPreviousData, gcTime: 10_000, retry: false } as const

/** Everybody who waits for an opponent. */
export function useQueue() {
  const { open, target } = useCcg()
  const { data: head } = useChainHead('polkadot')
  return useQuery({
    queryKey: [...ccgKeys.queue(target), head],
    queryFn: head === undefined ? skipToken : async () => readQueue(await open()),
    ...onceABlock,
  })
}

/** The numbers of the player's games, oldest first. */
function useOwnGameIds() {
  const { open, target } = useCcg()
  const player = usePlayerAddress('polkadot')
  const { data: head } = useChainHead('polkadot')
  return useQuery({
    queryKey: [...ccgKeys.games(target, player ?? ''), head],
    queryFn: player && head !== undefined ? async () => gamesOf(await open(), player) : skipToken,
    ...onceABlock,
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
        // A game that is over stays as it is.
        refetchInterval: ({ state }: { state: { data?: Game | undefined } }) =>
          state.data && isOver(state.data) ? false : 5_000,
        structuralSharing: false,
        retry: false,
      })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  })
}

/** What the player waits for; when a game has begun meanwhile, goes to it. */
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
