import type { Store } from '@subsquid/typeorm-store'
import { eventKey, isNewer } from '../../event-location.js'
import { log } from '../../log.js'
import { CcgAdjustment, CcgCard } from '../../model/index.js'
import { Rows } from '../../store/rows.js'
import type { GameContractEvent } from './read-events.js'

/** Writes governance adjustments to the catalogue, whose rows must exist. */
export async function saveAdjustments(store: Store, events: GameContractEvent[]): Promise<void> {
  const adjusted = events.filter((event) => event.name === 'CardAdjusted')
  if (adjusted.length === 0) return
  const cards = await Rows.load(
    store,
    CcgCard,
    adjusted.map(({ args }) => `${args.cardId}`),
  )
  const adjustments = await Rows.load(store, CcgAdjustment, [])
  for (const { args, location } of adjusted) {
    const { cardId, cost, attack, health } = args
    const before = cards.get(`${cardId}`)
    if (!before) {
      log.error(`CCG card ${cardId}: adjusted in block ${location.block}, but was never added`)
      continue
    }
    if (!isNewer(location, before)) continue
    const changes = { costChange: cost, attackChange: attack, healthChange: health }
    const card = new CcgCard({ ...before, ...changes, ...location })
    cards.set(card)
    adjustments.set(new CcgAdjustment({ id: eventKey(location), card, cost, attack, health, ...location }))
  }
  await cards.save(store)
  await adjustments.save(store)
}
