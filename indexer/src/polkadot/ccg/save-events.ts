import type { Store } from '@subsquid/typeorm-store'
import type { CcgEvents } from './read-events.js'
import { saveAdjustments } from './save-adjustments.js'
import { saveBoosters } from './save-boosters.js'
import { saveCards } from './save-cards.js'
import { saveGames } from './save-games.js'
import { saveGovernance } from './save-governance.js'
import { saveQueue } from './save-queue.js'

/** Writes the events of the three contracts. Idempotent: events that are already stored change nothing. */
export async function saveCcgEvents(store: Store, { cards, game, governance }: CcgEvents): Promise<void> {
  await saveCards(store, cards)
  await saveAdjustments(store, game)
  await saveQueue(store, game)
  await saveGames(store, game)
  await saveBoosters(store, game)
  await saveGovernance(store, governance)
}
