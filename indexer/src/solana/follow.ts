import { FivefoldError } from '@fivefold/sdk/core'
import type { TypeormDatabase } from '@subsquid/typeorm-store'
import type { RunParameters } from '../chain.js'
import { readEvents } from './read-items.js'
import type { SolanaBlock, SolanaProgram, SolanaSource } from './source.js'

/** Without events the position is still written this often, in milliseconds, because slots advance all the time. */
const idleInterval = 2_000

export type FollowParameters = {
  source: SolanaSource
  database: TypeormDatabase
  programs: readonly SolanaProgram[]
  save: RunParameters<SolanaProgram>['save']
}

type Head = { height: number; hash: string }

/** Reads blocks from the stored position on, for ever. Rows and position are written in one transaction. */
export async function follow({ source, database, programs, save }: FollowParameters): Promise<void> {
  let stored: Head = await database.connect()
  let writtenAt = 0
  try {
    for await (const blocks of source.getBlockStream(stored.height + 1)) {
      checkContinuity(stored, blocks)
      const last = blocks.at(-1)?.header
      if (!last) continue
      const read = readEvents(blocks, programs)
      if (read.events.length + read.rejected.length === 0 && Date.now() - writtenAt < idleInterval) continue
      const next = { height: last.height, hash: last.hash }
      await database.transact({ prevHead: stored, nextHead: next }, (store) =>
        save(store, { read, height: last.slot }),
      )
      stored = next
      writtenAt = Date.now()
    }
  } finally {
    await database.disconnect()
  }
}

/** The stream checks that its blocks form a chain; this checks that the chain continues the stored one. */
function checkContinuity(stored: Head, [first]: SolanaBlock[]): void {
  if (stored.height < 0 || first?.header.height !== stored.height + 1) return
  if (first.header.parentHash === stored.hash) return
  throw new FivefoldError(`block ${stored.height} is indexed, but is no longer on the chain`, {
    code: 'CHAIN_REWRITTEN',
  })
}
