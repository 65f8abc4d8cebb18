import type { Store } from '@subsquid/typeorm-store'
import type { CcgEvent } from './read-events.js'
import { saveAdjustments } from './save-adjustments.js'
import { saveBoosters } from './save-boosters.js'
import { saveCards } from './save-cards.js'
import { saveGames } from './save-games.js'
import { saveGovernance } from './save-governance.js'
import { saveQueue } from './save-queue.js'

/** Writes the events of the three contracts. Idempotent: events that are already stored change nothing. */
export async function saveCcgEvents(store: Store, events: CcgEvent[]): Promise<void> {
  const cards = events.flatMap((each) => (each.contract === 'cards' ? each.event : []))
  const game = events.flatMap((each) => (each.contract === 'game' ? each.event : []))
  const governance = events.flatMap((each) => (each.contract === 'governance' ? each.event : []))
  await saveCards(store, cards)
  await saveAdjustments(store, game)
  await saveQueue(store, game)
  await saveGames(store, game)
  await saveBoosters(store, game)
  await saveGovernance(store, governance)
}
