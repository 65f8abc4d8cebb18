import { FivefoldError, type PlayerIndex } from '@fivefold/sdk/core'
import { cardsOf } from '@fivefold/sdk/evm/tarot'
import type { OwnedCard } from '@fivefold/sdk/war'
import { MatchRefused } from '../../match/refused.js'
import type { GameHost } from '../../match/registered-game.js'
import type { MetadataService } from '../../metadata/service.js'

/** The cards of the player in a seat, with the lots that are known. */
export type OwnedCards = (matchId: string, seat: PlayerIndex) => Promise<OwnedCard[]>

/**
 * The cards of the account that is bound to a seat; none where no chain is configured, no account is bound, or no collection
 * is deployed.
 */
export function cardsOfSeats(
  chain: GameHost['chain'],
  metadata: Pick<MetadataService, 'getLotIfCached'>,
): OwnedCards {
  if (!chain) return async () => []
  const {
    ledger: { connection },
    accounts,
  } = chain
  const lotOf = async (id: number) => (await metadata.getLotIfCached(id).catch(() => null)) ?? undefined
  return async (matchId, seat) => {
    const address = (await accounts.read(matchId))?.accounts[seat]?.address
    if (!address || !connection.contracts.tarotCards) return []
    try {
      const cards = await cardsOf(connection, address)
      return Promise.all(cards.map(async (card) => ({ ...card, lot: await lotOf(card.id) })))
    } catch (error) {
      if (!(error instanceof FivefoldError)) throw error
      throw new MatchRefused(
        'CARDS_UNAVAILABLE',
        `the cards could not be read from the chain: ${error.message}`,
      )
    }
  }
}
