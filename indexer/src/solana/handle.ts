import { BorshEventCoder } from '@coral-xyz/anchor'
import { parse } from '@fivefold/sdk/core'
import { matchCounterIdl } from '@fivefold/sdk/solana'
import { z } from 'zod'
import type { Match } from '../store/save-batch.js'
import { committedSignatures } from './committed-signatures.js'
import type { SolanaBlock } from './source.js'

const events = new BorshEventCoder(matchCounterIdl)
/** Anchor's own classes for keys and big numbers, told apart from text only by their methods. */
const matchRecordedSchema = z.object({
  player: z.coerce.string(),
  count: z.coerce.string().transform(BigInt),
})

/** The matches that the program recorded in these blocks. */
export function readMatches(blocks: SolanaBlock[], program: string): Match[] {
  return blocks.flatMap(({ header, transactions, logs }) => {
    const signatures = committedSignatures({ transactions })
    return logs.flatMap((log) => {
      const transaction = signatures.get(log.transactionIndex)
      // Any program may log any bytes: they count only if ours wrote them.
      if (!transaction || log.programId !== program || log.kind !== 'data') return []
      const event = events.decode(log.message)
      if (event?.name !== 'matchRecorded') return []
      const { player, count } = parse(matchRecordedSchema, event.data, 'event MatchRecorded')
      return [
        {
          number: count,
          player,
          block: header.slot,
          transaction,
          timestamp: new Date(header.timestamp * 1000),
        },
      ]
    })
  })
}
