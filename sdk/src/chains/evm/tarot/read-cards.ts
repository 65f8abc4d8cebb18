import type { Address } from 'viem'
import type { Card } from '../../../games/war/index.js'
import type { EvmConnection } from '../connect.js'
import { tarotContract, withRefusals } from './contract.js'

/** A page size that nodes answer in one call. */
const pageSize = 200

/** The tarot cards that an account owns, with their values. */
export async function cardsOf(connection: EvmConnection, owner: Address): Promise<Card[]> {
  const cards: Card[] = []
  for (;;) {
    const args = [owner, BigInt(cards.length), BigInt(pageSize)] as const
    const page = await withRefusals(() =>
      connection.client.readContract({ ...tarotContract(connection), functionName: 'cardsOf', args }),
    )
    cards.push(...page.map(({ tokenId, value }) => ({ id: Number(tokenId), value })))
    if (page.length < pageSize) return cards
  }
}

/** The `ipfs://` URI of a card's document. */
export function tokenUri(connection: EvmConnection, cardId: number): Promise<string> {
  return withRefusals(() =>
    connection.client.readContract({
      ...tarotContract(connection),
      functionName: 'tokenURI',
      args: [BigInt(cardId)],
    }),
  )
}
