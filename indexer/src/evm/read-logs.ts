import type { Place } from '../place.js'
import type { EvmBlock } from './processor.js'

type Log = EvmBlock['logs'][number]

/** What a contract told in these blocks, in the chain's order; `read` makes nothing of logs that it does not know. */
export function readLogs<E>(
  blocks: EvmBlock[],
  contract: string,
  read: (log: Log, place: Place) => E[],
): E[] {
  const address = contract.toLowerCase()
  return blocks.flatMap(({ header, logs }) =>
    logs
      .filter((log) => log.address === address)
      .flatMap((log) =>
        read(log, {
          block: header.height,
          logIndex: log.logIndex,
          transaction: log.transactionHash,
          timestamp: new Date(header.timestamp),
        }),
      ),
  )
}
