import type { Store } from '@subsquid/typeorm-store'
import type { CcgEvents } from './read-events.js'
import { saveAdjustments } from './save-adjustments.js'
import { saveBoosters } from './save-boosters.js'
import { saveCards } from './save-cards.js'
import { saveGames } from './save-games.js'
import { saveGovernance } from './save-governance.js'
import { saveQueue } from './save-queue.js'

/** Writes what the three contracts told. What is there already changes nothing, so a batch may come twice. */
export async function saveCcgEvents(store: Store, { cards, game, governance }: CcgEvents): Promise<void> {
  await saveCards(store, cards)
  await saveAdjustments(store, game)
  await saveQueue(store, game)
  await saveGames(store, game)
  await saveBoosters(store, game)
  await saveGovernance(store, governance)
}
