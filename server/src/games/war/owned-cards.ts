import { FivefoldError } from '@fivefold/sdk/core'
import { cardsOf } from '@fivefold/sdk/evm/tarot'
import type { OwnedCard } from '@fivefold/sdk/war'
import type { AccountStore } from '../../match/ledger/account-store.js'
import type { Ledger } from '../../match/ledger/ledger.js'
import { MatchRefused } from '../../match/refused.js'
import type { PlayerIndex } from '../../match/server-game.js'
import type { MetadataService } from '../../metadata/service.js'

/** The cards of whoever sits there, with the lots that are known. */
export type OwnedCards = (matchId: string, seat: PlayerIndex) => Promise<OwnedCard[]>

/** Where no chain is known everybody plays with loaners. */
export const noCards: OwnedCards = async () => []

/** The cards of the account that is bound to a seat; none where none is bound, or no collection is deployed. */
export function cardsOfSeats(
  { connection }: Ledger,
  accounts: AccountStore,
  metadata: Pick<MetadataService, 'getLotIfCached'>,
): OwnedCards {
  const lotOf = async (id: number) => (await metadata.getLotIfCached(id).catch(() => null)) ?? undefined
  return async (matchId, seat) => {
    const address = (await accounts.read(matchId))?.accounts[seat]?.address
    if (!address || !connection.contracts.tarotCards) return []
    try {
      const cards = await cardsOf(connection, address)
      return Promise.all(cards.map(async (card) => ({ ...card, lot: await lotOf(card.id) })))
    } catch (error) {
      if (!(error instanceof FivefoldError)) throw error
      throw new MatchRefused('CARDS_UNAVAILABLE', `the chain does not tell the cards: ${error.message}`)
    }
  }
}
