import type { Address } from 'viem'
import type { Card, CardAttributes } from '../../../games/triad/index.js'
import type { EvmConnection } from '../connect.js'
import { triadContracts } from './contracts.js'
import { withRefusals } from './refusals.js'

export type CollectionCard = Card & CardAttributes
export type CollectionCards = ReadonlyMap<bigint, CollectionCard>

/** The current attributes of cards in the collection. */
export async function readCards(
  connection: EvmConnection,
  tokenIds: readonly bigint[],
): Promise<CollectionCards> {
  const cards = await Promise.all(tokenIds.map((tokenId) => readCard(connection, tokenId)))
  return new Map(tokenIds.map((tokenId, index) => [tokenId, cards[index] as CollectionCard]))
}

async function readCard(connection: EvmConnection, tokenId: bigint): Promise<CollectionCard> {
  const { client } = connection
  const { cards } = triadContracts(connection)
  const args = [tokenId] as const
  // The collection's order differs: left comes before down.
  const [[up, right, left, down], hand, [classId, seasonId, rarity], [, atk, matk, , , agi]] =
    await withRefusals(() =>
      Promise.all([
        client.readContract({ ...cards, functionName: 'getTriad', args }),
        client.readContract({ ...cards, functionName: 'getJankenHand', args }),
        client.readContract({ ...cards, functionName: 'getTrait', args }),
        client.readContract({ ...cards, functionName: 'getCombatStats', args }),
      ]),
    )
  return { up, right, down, left, hand, classId, seasonId, rarity, power: Number(atk + matk + agi) }
}

/** The token ids of all cards that an account owns. */
export function readOwnedTokens(connection: EvmConnection, owner: Address): Promise<readonly bigint[]> {
  const { cards } = triadContracts(connection)
  return withRefusals(() =>
    connection.client.readContract({ ...cards, functionName: 'tokensOf', args: [owner] }),
  )
}

/** All cards that an account owns, with their attributes. */
export async function readOwnedCards(connection: EvmConnection, owner: Address): Promise<CollectionCards> {
  return readCards(connection, await readOwnedTokens(connection, owner))
}
