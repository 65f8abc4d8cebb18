import { hexToU8a, u8aToHex } from '@polkadot/util'
import { FivefoldError } from '../../../core/error.js'
import type { BoosterRow } from '../../../games/ccg/booster.js'
import { hash, isSame } from '../../../games/ccg/hash.js'
import type { Order } from '../../../generated/polkadot/game_contract.js'
import type { PolkadotAccount } from '../account.js'
import type { PolkadotConnection } from '../connect.js'
import type { SentTransaction } from '../send-transaction.js'
import { ccgContracts } from './contracts.js'
import { gameRefusal, sendToGame, withGameRefusals } from './refusals.js'
import { boosterSecret } from './secrets.js'

/** For how many blocks the chain keeps block hashes. */
const hashesKept = 2_400

export type BoosterOrder = Order & {
  readonly order: number
  /** The first block in which it can be opened. */
  readonly opensAt: number
  /** The last block in which it can be opened or pinned without containing only commons; null once it is pinned. */
  readonly freshUntil: number | null
}

/**
 * Buys a booster. Overpayment is returned. `secret` is the buyer's 32-byte secret, which opens the booster later.
 *
 * @example
 * const { order } = await buyBooster(connection, account, { secret })
 * // two blocks later
 * const { cardIds } = await openBooster(connection, account, { secret, order })
 */
export async function buyBooster(
  connection: PolkadotConnection,
  account: PolkadotAccount,
  { secret, payment }: { secret: Uint8Array; payment?: bigint | undefined },
): Promise<SentTransaction & { readonly order: number; readonly opensAt: number }> {
  const { game } = ccgContracts(connection)
  const { address } = account
  const number = await readNonce(connection, address)
  const commitment = u8aToHex(hash(boosterSecret(connection, { secret, address, number })))
  const value = payment ?? (await game.query.boosterPrice())
  const { events, ...sent } = await withGameRefusals(() => game.tx.buyBooster({ account, value }, commitment))
  const ordered = events.find((event) => event.name === 'BoosterOrdered')
  if (!ordered) throw new Error('buy_booster left no BoosterOrdered event')
  const { order, block } = ordered.args
  return { transaction: sent.transaction, block: sent.block, order, opensAt: block + 1 }
}

/** Stores the block hash that decides a booster before the chain drops it. Any account may call it. */
export const pinBooster = (connection: PolkadotConnection, account: PolkadotAccount, order: number) =>
  sendToGame(connection, (tx) => tx.pinBooster({ account }, order))

export type OpenedBooster = SentTransaction & {
  readonly cardIds: readonly number[]
  readonly tokens: readonly number[]
}

/** Opens a booster with the secret of its purchase. */
export async function openBooster(
  connection: PolkadotConnection,
  account: PolkadotAccount,
  { secret, order }: { secret: Uint8Array; order: number },
): Promise<OpenedBooster> {
  const { game } = ccgContracts(connection)
  const own = await findSecret(connection, account.address, secret, order)
  const { events, ...sent } = await withGameRefusals(() => game.tx.openBooster({ account }, u8aToHex(own)))
  const opened = events.find((event) => event.name === 'BoosterBought')
  if (!opened) throw new Error('open_booster left no BoosterBought event')
  const { cardIds, tokens } = opened.args
  return { transaction: sent.transaction, block: sent.block, cardIds, tokens }
}

/** A buyer's unopened boosters. */
export async function readBoosters(connection: PolkadotConnection, buyer: string): Promise<BoosterOrder[]> {
  const orders = await ccgContracts(connection).game.query.ordersOf(buyer)
  return orders.map(([order, stored]) => ({
    ...stored,
    order,
    opensAt: stored.block + 1,
    freshUntil: stored.blockHash ? null : stored.block + hashesKept,
  }))
}

export function readBoosterPrice(connection: PolkadotConnection): Promise<bigint> {
  return ccgContracts(connection).game.query.boosterPrice()
}

/** The rarity table of boosters bought now. */
export function readRarityTable(connection: PolkadotConnection): Promise<BoosterRow[]> {
  return ccgContracts(connection).game.query.rarityTable()
}

async function readNonce({ api }: PolkadotConnection, address: string): Promise<number> {
  return (await api.rpc.system.accountNextIndex(address)).toNumber()
}

/** The commitment on chain identifies the secret. */
async function findSecret(
  connection: PolkadotConnection,
  address: string,
  secret: Uint8Array,
  order: number,
): Promise<Uint8Array> {
  const stored = await ccgContracts(connection).game.query.order(order)
  if (!stored) throw gameRefusal({ type: 'UnknownOrder' })
  const commitment = hexToU8a(stored.commitment)
  for (let number = await readNonce(connection, address); number >= 0; number--) {
    const own = boosterSecret(connection, { secret, address, number })
    if (isSame(hash(own), commitment)) return own
  }
  throw new FivefoldError(`Booster ${order} was not bought with this secret`, {
    code: 'WRONG_SECRET',
    value: order,
    hint: 'use the account and the secret that bought it',
  })
}
