import { type BoosterRow, hash, openBooster, toHex } from '@fivefold/sdk/ccg'
import { decodeAddress } from '@polkadot/util-crypto'
import type { GameContractEvent, Named } from './read-events.js'

export type BoosterBought = Named<GameContractEvent, 'BoosterBought'>

/** The terms under which a booster was ordered. */
export type OrderTerms = { commitment: string; table: readonly BoosterRow[] }

/** Why a booster's cards are not the expected ones; undefined if they are. */
export function findBoosterFault({ args }: BoosterBought, { commitment, table }: OrderTerms) {
  const { secret, blockHash, buyer, order, cardIds } = args
  const secretBytes = Buffer.from(secret.slice(2), 'hex')
  if (toHex(hash(secretBytes)) !== commitment) return 'its secret is not the one that was committed to'
  const deciding = blockHash ? Buffer.from(blockHash.slice(2), 'hex') : Buffer.alloc(32)
  const number = Buffer.alloc(4)
  number.writeUInt32LE(order)
  const seed = hash(Buffer.concat([secretBytes, deciding, decodeAddress(buyer), number]))
  const expected = openBooster(seed, blockHash ? table : commonsOf(table))
  return expected.join() === cardIds.join() ? undefined : `it held ${cardIds}, the rules give ${expected}`
}

/** Without a block hash only the lowest rarity is drawn from. */
function commonsOf(table: readonly BoosterRow[]): BoosterRow[] {
  const rows = table.filter(({ weight, cards }) => weight > 0 && cards.length > 0)
  const lowest = Math.min(...rows.map(({ rarity }) => rarity))
  return rows.filter(({ rarity }) => rarity === lowest)
}
