import type { Game, TransactionDetail } from '@fivefold/sdk/war'
import type { MetadataService } from './service.js'

type Prefetch = Pick<MetadataService, 'prioritize'>

const inGame = 1

/** Queues both decks in the order in which they will be drawn. */
export async function prefetchDecks(metadata: Prefetch, { players }: Game): Promise<void> {
  await Promise.all(players.map(({ deck }) => prefetchDeck(metadata, deck)))
}

/** After a reshuffle the deck has another order. */
export async function prefetchReshuffled(
  metadata: Prefetch,
  { players }: Game,
  details: TransactionDetail,
): Promise<void> {
  if (details.type === 'forfeit') return
  const shuffled = details.steps.flatMap((step) => (step.type === 'reshuffle' ? [step.playerIndex] : []))
  await Promise.all([...new Set(shuffled)].map((index) => prefetchDeck(metadata, players[index].deck)))
}

const prefetchDeck = (metadata: Prefetch, deck: readonly { id: number }[]): Promise<void> =>
  metadata.prioritize(
    deck.map(({ id }) => id),
    inGame,
    0,
  )
