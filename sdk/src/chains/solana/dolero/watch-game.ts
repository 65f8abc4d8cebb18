import { type AccountInfo, SystemProgram } from '@solana/web3.js'
import type { SolanaConnection } from '../connect.js'
import { toPublicKey } from '../public-key.js'
import { type ChainGame, toChainGame } from './read-game.js'

/** Notifications can get lost. */
const pollMs = 2_000

export type WatchGameParameters = {
  readonly game: string
  /** Null when the game is closed: settled or left. */
  readonly onGame: (game: ChainGame | null) => void
  readonly onError?: ((error: unknown) => void) | undefined
}

/**
 * Follows a game: calls `onGame` immediately and at every change. Returns a function that stops it; closing the
 * connection stops it too.
 *
 * @example
 * const stop = watchGame(connection, { game, onGame: (found) => found && show(found.game) })
 */
export function watchGame(
  connection: SolanaConnection,
  { game, onGame, onError = () => {} }: WatchGameParameters,
): () => void {
  const { rpc, closed } = connection
  const key = toPublicKey(game)
  let stopped = false
  let newest = -1
  let reported: string | undefined

  const take = (info: AccountInfo<Buffer> | null, slot: number) => {
    // A notification of a later slot may arrive before an answer.
    if (stopped || slot < newest) return
    newest = slot
    const state = stateOf(info)
    if (state === reported) return
    reported = state
    try {
      onGame(toChainGame(connection, key, info))
    } catch (error) {
      onError(error)
    }
  }
  const poll = async () => {
    const { value, context } = await rpc.getAccountInfoAndContext(key)
    take(value, context.slot)
  }
  const look = () => void poll().catch((error: unknown) => stopped || onError(error))

  const subscription = rpc.onAccountChange(key, (info, { slot }) => take(info, slot))
  const timer = setInterval(look, pollMs)
  look()
  const stop = () => {
    if (stopped) return
    stopped = true
    clearInterval(timer)
    closed.removeEventListener('abort', stop)
    rpc.removeAccountChangeListener(subscription).catch(() => {})
  }
  closed.addEventListener('abort', stop)
  if (closed.aborted) stop()
  return stop
}

/** A closed account is null in an answer, and an empty account of the system program in a notification. */
function stateOf(info: AccountInfo<Buffer> | null): string {
  if (!info || info.owner.equals(SystemProgram.programId)) return ''
  return `${info.owner.toBase58()} ${info.data.toString('base64')}`
}
