import type { Emitted } from '../read-each.js'
import type { EvmBlock } from './processor.js'

type Log = EvmBlock['logs'][number]

export type EmittedLog = Emitted & { log: Log }

/** The logs of these blocks, in chain order. */
export function readLogs(blocks: EvmBlock[]): EmittedLog[] {
  return blocks.flatMap(({ header, logs }) =>
    logs.map((log) => ({
      location: {
        block: header.height,
        logIndex: log.logIndex,
        transaction: log.transactionHash,
        timestamp: new Date(header.timestamp),
      },
      contract: log.address,
      data: [...log.topics, log.data].join(' '),
      log,
    })),
  )
}

/** A log of a deployed contract that matches none of the subscribed events. */
export function unknownLog({ log }: EmittedLog): never {
  throw new Error(`a log with ${log.topics.length} topics and signature ${log.topics[0]} is no known event`)
}
