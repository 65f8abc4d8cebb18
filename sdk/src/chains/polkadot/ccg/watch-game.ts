import type { Header } from '@polkadot/types/interfaces'
import { isSame, stateHash } from '../../../games/ccg/hash.js'
import type { Game } from '../../../games/ccg/state.js'
import type { PolkadotConnection } from '../connect.js'
import { readGame } from './read-game.js'

export type WatchedGame = {
  readonly game: Game
  /** The block of this state. */
  readonly height: number
  /** A block seen before is no longer part of the chain, so earlier states may be void. */
  readonly reorganised: boolean
}

export type WatchGameParameters = {
  readonly gameId: number
  readonly onGame: (watched: WatchedGame) => void
  readonly onError?: ((error: unknown) => void) | undefined
}

type Seen = { readonly number: number; readonly hash: string }

/**
 * Follows a game from block to block: calls `onGame` immediately, at every change, and again after a reorganisation.
 * Returns a function that stops it.
 *
 * @example
 * const stop = await watchGame(connection, { gameId, onGame: ({ game }) => show(game) })
 */
export async function watchGame(
  connection: PolkadotConnection,
  { gameId, onGame, onError = () => {} }: WatchGameParameters,
): Promise<() => void> {
  const { api } = connection
  let stopped = false
  let newest: Header | undefined
  let isReading = false
  let seen: Seen | undefined
  let reported: Uint8Array | undefined

  const isStillThere = async ({ number, hash }: Seen) =>
    (await api.rpc.chain.getBlockHash(number)).toHex() === hash

  const look = async (head: Header) => {
    const reorganised = seen !== undefined && !(await isStillThere(seen))
    const game = await readGame(connection, gameId)
    seen = { number: head.number.toNumber(), hash: head.hash.toHex() }
    const hash = stateHash(game)
    if (stopped || (!reorganised && reported && isSame(reported, hash))) return
    reported = hash
    onGame({ game, height: seen.number, reorganised })
  }

  /** One read at a time; of the heads that arrive meanwhile only the last one is read. */
  const follow = async () => {
    if (isReading) return
    isReading = true
    while (newest && !stopped) {
      const head = newest
      newest = undefined
      await look(head).catch((error) => stopped || onError(error))
    }
    isReading = false
  }

  const unsubscribe = await api.rpc.chain.subscribeNewHeads((head) => {
    newest = head
    void follow()
  })
  return () => {
    stopped = true
    unsubscribe()
  }
}
