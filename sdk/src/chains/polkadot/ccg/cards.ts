import { catalogue, nameHash } from '../../../games/ccg/catalogue.js'
import type { CardStats } from '../../../games/ccg/state.js'
import type { CardMetadata } from '../../../generated/polkadot/card_nft.js'
import type { PolkadotConnection } from '../connect.js'
import { ccgContracts } from './contracts.js'
import { readPages } from './read-pages.js'
import { gameRefusal } from './refusals.js'

/** One copy of a kind. */
export type OwnedCard = { readonly token: number; readonly cardId: number }

/** All cards of an account. */
export async function readOwnedCards(connection: PolkadotConnection, owner: string): Promise<OwnedCard[]> {
  const { query } = ccgContracts(connection).cards
  const owned = await readPages((from, count) => query.tokensOf(owner, from, count))
  return owned.map(([token, cardId]) => ({ token, cardId }))
}

/** A kind as it was added, and with the current adjustments. */
export type ChainCard = CardMetadata & {
  /** The name, if the hash on chain is that of a known name. */
  readonly name: string | undefined
  readonly current: CardStats
}

const names = new Map(catalogue.map(({ name }) => [nameHash(name), name]))

/** Every kind, in the order of addition. */
export async function readCatalogue(connection: PolkadotConnection): Promise<ChainCard[]> {
  const { cards, game } = ccgContracts(connection)
  const kinds = await readPages((from, count) => cards.query.cards(from, count))
  const stats = await game.query.currentStats(kinds.map(({ id }) => id))
  if (!stats.ok) throw gameRefusal(stats.error)
  return kinds.map((kind, index) => ({
    ...kind,
    name: names.get(kind.nameHash),
    current: stats.value[index] as CardStats,
  }))
}
