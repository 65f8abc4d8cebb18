import type { Store } from '@subsquid/typeorm-store'
import { CcgQueueSlot } from '../../model/index.js'
import { isNews } from '../../place.js'
import { Rows } from '../../store/rows.js'
import type { GameContractEvent, Named } from './read-events.js'

type QueueEvent = Named<GameContractEvent, 'GameQueued' | 'QueueLeft' | 'GameStarted'>

const isOfQueue = (event: GameContractEvent): event is QueueEvent =>
  event.name === 'GameQueued' || event.name === 'QueueLeft' || event.name === 'GameStarted'

/** Writes who waits. A game that starts takes the one who waited. */
export async function saveQueue(store: Store, events: GameContractEvent[]): Promise<void> {
  const changes = events.filter(isOfQueue)
  const slots = await Rows.load(store, CcgQueueSlot, changes.map(slotId))
  for (const event of changes) {
    const id = slotId(event)
    if (!isNews(event.place, slots.get(id))) continue
    const { rules, scheme } = event.args
    const player = event.name === 'GameQueued' ? event.args.player : null
    slots.set(new CcgQueueSlot({ id, rules, scheme, player, ...event.place }))
  }
  await slots.save(store)
}

const slotId = ({ args: { rules, scheme } }: QueueEvent): string => `${rules}-${scheme}`
