import { BorshEventCoder } from '@coral-xyz/anchor'
import { FivefoldError, parse } from '@fivefold/sdk/core'
import { matchCounterIdl } from '@fivefold/sdk/solana'
import type { Store } from '@subsquid/typeorm-store'
import { z } from 'zod'
import { Chain } from '../model/index.js'
import { type ReadResult, readEach } from '../read-each.js'
import { type Match, saveMatches } from '../store/save-matches.js'
import { type DoleroEvent, type Openings, readDoleroEvent } from './dolero/read-events.js'
import { saveDoleroEvents } from './dolero/save-events.js'
import { type EmittedItem, readItems } from './read-items.js'
import type { Programs, SolanaBlock } from './source.js'

/** An event of one of the programs. */
export type SolanaEvent = { match: Match } | { dolero: DoleroEvent }

/** What the programs did in these blocks; in each block what happened to tables comes first. */
export function readEvents(
  blocks: SolanaBlock[],
  { matchCounter, dolero }: Programs,
): ReadResult<SolanaEvent> {
  const openings: Openings = new Map()
  return readEach<EmittedItem, SolanaEvent>(readItems(blocks), (emitted) => {
    // Any program may log any bytes: they count only if ours wrote them.
    if (emitted.contract === matchCounter) return readMatch(emitted)
    if (emitted.contract !== dolero) return undefined
    const event = readDoleroEvent(emitted, openings)
    return event && { dolero: event }
  })
}

const events = new BorshEventCoder(matchCounterIdl)
/** Anchor's own classes for keys and big numbers, told apart from text only by their methods. */
const matchRecordedSchema = z.object({
  player: z.coerce.string(),
  count: z.coerce.string().transform(BigInt),
})

function readMatch({ item, location }: EmittedItem): SolanaEvent | undefined {
  if (item.kind !== 'log') return undefined
  const event = events.decode(item.message)
  if (event?.name !== 'matchRecorded')
    throw new FivefoldError('the match counter has no such event', { code: 'UNKNOWN_EVENT' })
  const { player, count: number } = parse(matchRecordedSchema, event.data, 'event MatchRecorded')
  const { block, transaction, timestamp } = location
  return { match: { number, player, block, transaction, timestamp } }
}

/** Writes the rows of these events. */
export async function saveSolanaEvents(store: Store, events: SolanaEvent[]): Promise<void> {
  await saveDoleroEvents(
    store,
    events.flatMap((event) => ('dolero' in event ? event.dolero : [])),
  )
  await saveMatches(
    store,
    Chain.solana,
    events.flatMap((event) => ('match' in event ? event.match : [])),
  )
}
