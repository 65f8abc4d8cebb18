import { getAddress } from 'viem'
import { events } from '../abi/generated/MatchCounter.js'
import type { Match } from '../store/save-batch.js'
import type { EvmBlock } from './processor.js'

/** The matches that `contract` recorded in these blocks. */
export function readMatches(blocks: EvmBlock[], contract: string): Match[] {
  const address = contract.toLowerCase()
  return blocks.flatMap(({ header, logs }) =>
    logs
      .filter((log) => log.address === address && events.MatchRecorded.is(log))
      .map((log) => {
        const { player, count } = events.MatchRecorded.decode(log)
        return {
          number: count,
          player: getAddress(player),
          block: header.height,
          transaction: log.transactionHash,
          timestamp: new Date(header.timestamp),
        }
      }),
  )
}
