import type { Deployment } from '@fivefold/sdk/config'
import type { Store } from '@subsquid/typeorm-store'
import { type ReadResult, readEach } from '../read-each.js'
import { type CcgEvent, readCcgEvent, sortCcgEvents } from './ccg/read-events.js'
import { saveCcgEvents } from './ccg/save-events.js'
import { ccgContracts, type PolkadotBlock } from './processor.js'
import { type EmittedEvent, readEmitted } from './read-emitted.js'

/** What the deployment's contracts emitted in these blocks, in the chain's order. */
export function readEvents(blocks: PolkadotBlock[], deployment: Deployment): ReadResult<CcgEvent> {
  const { cards, game, governance } = ccgContracts(deployment)
  const readers = new Map<string, (emitted: EmittedEvent) => CcgEvent>([
    [cards.address, (emitted) => readCcgEvent('cards', emitted)],
    [game.address, (emitted) => readCcgEvent('game', emitted)],
    [governance.address, (emitted) => readCcgEvent('governance', emitted)],
  ])
  return readEach(readEmitted(blocks, [...readers.keys()]), (emitted) =>
    readers.get(emitted.contract)?.(emitted),
  )
}

/** Writes the rows of these events. */
export function savePolkadotEvents(store: Store, events: CcgEvent[]): Promise<void> {
  return saveCcgEvents(store, sortCcgEvents(events))
}
