import { u8aToHex } from '@polkadot/util'
import { drawSchemes } from '../../../games/ccg/state.js'
import type { PolkadotAccount } from '../account.js'
import type { PolkadotConnection } from '../connect.js'
import type { SentTransaction } from '../send-transaction.js'
import { ccgContracts } from './contracts.js'
import { sendToGame, withGameRefusals } from './refusals.js'
import { tipFor } from './secrets.js'

export type RegisterForMatchParameters = {
  /** 1 without effects, 2 with. */
  readonly rules: number
  /** Twenty tokens of the player; without them the demo deck. */
  readonly deck?: readonly number[] | undefined
  /** With a 32-byte secret, draws come from both players' hash chains (scheme 3), otherwise from block hashes (1). */
  readonly secret?: Uint8Array | undefined
}

/** `gameId` is null while the player waits. */
export type Registration = SentTransaction & { readonly gameId: number | null }

/**
 * Starts a game with the waiting player, or waits if there is none.
 *
 * @example
 * const { gameId } = await registerForMatch(connection, account, { rules: 2, secret })
 */
export async function registerForMatch(
  connection: PolkadotConnection,
  account: PolkadotAccount,
  { rules, deck, secret }: RegisterForMatchParameters,
): Promise<Registration> {
  const { game } = ccgContracts(connection)
  const { address } = account
  const tip = secret && (await tipFor(connection, { secret, address, rules, entry: { purpose: 'chain' } }))
  const { events, transaction, block } = await withGameRefusals(() =>
    game.tx.registerForMatch({ account }, deck ? [...deck] : null, rules, tip ? u8aToHex(tip) : null),
  )
  const started = events.find((event) => event.name === 'GameStarted')
  return { gameId: started?.args.gameId ?? null, transaction, block }
}

/** Leaves the queue. */
export const leaveQueue = (
  connection: PolkadotConnection,
  account: PolkadotAccount,
  { rules, scheme }: { rules: number; scheme: number },
) => sendToGame(connection, (tx) => tx.leaveQueue({ account }, rules, scheme))

export type Waiting = { readonly rules: number; readonly scheme: number; readonly player: string }

const kinds = [1, 2].flatMap((rules) => Object.values(drawSchemes).map((scheme) => ({ rules, scheme })))

/** All waiting players: at most one per rules version and scheme. */
export async function readQueue(connection: PolkadotConnection): Promise<Waiting[]> {
  const { query } = ccgContracts(connection).game
  const players = await Promise.all(kinds.map(({ rules, scheme }) => query.waiting(rules, scheme)))
  return kinds.flatMap((kind, index) => {
    const player = players[index]
    return player ? [{ ...kind, player }] : []
  })
}
