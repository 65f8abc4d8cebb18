import type { Deployment } from '@fivefold/sdk/config'
import { FivefoldError, parse } from '@fivefold/sdk/core'
import { ContractInterface, matchCounter as matchCounterBinding } from '@fivefold/sdk/polkadot'
import type { Store } from '@subsquid/typeorm-store'
import { z } from 'zod'
import { Chain } from '../model/index.js'
import { type ReadResult, readEach } from '../read-each.js'
import { type Match, saveMatches } from '../store/save-matches.js'
import { type CcgEvent, readCcgEvent, sortCcgEvents } from './ccg/read-events.js'
import { saveCcgEvents } from './ccg/save-events.js'
import { ccgContracts, matchCounter, type PolkadotBlock } from './processor.js'
import { type EmittedEvent, readEmitted } from './read-emitted.js'

/** An event of one of the contracts. */
export type PolkadotEvent = { match: Match } | { ccg: CcgEvent }

/** What the deployment's contracts emitted in these blocks, in the chain's order. */
export function readEvents(blocks: PolkadotBlock[], deployment: Deployment): ReadResult<PolkadotEvent> {
  const { cards, game, governance } = ccgContracts(deployment)
  const readers = new Map<string, (emitted: EmittedEvent) => PolkadotEvent>([
    [matchCounter(deployment).address, readMatch],
    [cards.address, (emitted) => ({ ccg: readCcgEvent('cards', emitted) })],
    [game.address, (emitted) => ({ ccg: readCcgEvent('game', emitted) })],
    [governance.address, (emitted) => ({ ccg: readCcgEvent('governance', emitted) })],
  ])
  return readEach(readEmitted(blocks, [...readers.keys()]), (emitted) =>
    readers.get(emitted.contract)?.(emitted),
  )
}

const abi = new ContractInterface(matchCounterBinding.metadata)
const matchRecordedSchema = z.object({ player: z.string(), count: z.bigint() })

function readMatch({ raw, location }: EmittedEvent): PolkadotEvent {
  const decoded = abi.decodeEvent(raw)
  if (decoded?.name !== 'MatchRecorded')
    throw new FivefoldError('the match counter has no such event', { code: 'UNKNOWN_EVENT' })
  const { player, count: number } = parse(matchRecordedSchema, decoded.args, 'event MatchRecorded')
  const { block, transaction, timestamp } = location
  return { match: { number, player, block, transaction, timestamp } }
}

/** Writes the rows of these events. */
export async function savePolkadotEvents(store: Store, events: PolkadotEvent[]): Promise<void> {
  await saveCcgEvents(store, sortCcgEvents(events.flatMap((event) => ('ccg' in event ? event.ccg : []))))
  await saveMatches(
    store,
    Chain.polkadot,
    events.flatMap((event) => ('match' in event ? event.match : [])),
  )
}
