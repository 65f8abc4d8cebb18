import { type ReadResult, readEach } from '../read-each.js'
import { type DoleroEvent, type Openings, readDoleroEvent } from './dolero/read-events.js'
import { type EmittedItem, readItems } from './read-items.js'
import type { SolanaBlock } from './source.js'

/** What the program did in these blocks; in each block the events of tables come first. */
export function readEvents(blocks: SolanaBlock[], program: string): ReadResult<DoleroEvent> {
  const openings: Openings = new Map()
  // Any program may log any bytes: they count only if this program wrote them.
  return readEach<EmittedItem, DoleroEvent>(readItems(blocks), (emitted) =>
    emitted.contract === program ? readDoleroEvent(emitted, openings) : undefined,
  )
}
