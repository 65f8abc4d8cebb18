import type { Store } from '@subsquid/typeorm-store'
import { isNewer } from '../../event-location.js'
import { CcgQueueSlot } from '../../model/index.js'
import { Rows } from '../../store/rows.js'
import type { GameContractEvent, Named } from './read-events.js'

type QueueEvent = Named<GameContractEvent, 'GameQueued' | 'QueueLeft' | 'GameStarted'>

const isOfQueue = (event: GameContractEvent): event is QueueEvent =>
  event.name === 'GameQueued' || event.name === 'QueueLeft' || event.name === 'GameStarted'

/** Writes the waiting players. A game that starts removes the waiting player, unless it comes from a challenge. */
export async function saveQueue(store: Store, events: GameContractEvent[]): Promise<void> {
  // The start of a game and the end of its challenge are in one transaction, so in one batch of blocks.
  const challenged = new Set(
    events.flatMap((event) => (event.name === 'ChallengeEnded' ? [event.args.gameId] : [])),
  )
  const changes = events
    .filter(isOfQueue)
    .filter((event) => event.name !== 'GameStarted' || !challenged.has(event.args.gameId))
  const slots = await Rows.load(store, CcgQueueSlot, changes.map(slotId))
  for (const event of changes) {
    const id = slotId(event)
    if (!isNewer(event.location, slots.get(id))) continue
    const { rules, scheme } = event.args
    const player = event.name === 'GameQueued' ? event.args.player : null
    slots.set(new CcgQueueSlot({ id, rules, scheme, player, ...event.location }))
  }
  await slots.save(store)
}

const slotId = ({ args: { rules, scheme } }: QueueEvent): string => `${rules}-${scheme}`
