import { type GameEvent, readGameEvents } from '../game-events.js'
import type { Emitted, ReadResult } from '../read-each.js'
import type { EvmBlock, EvmContract } from './processor.js'

type Log = EvmBlock['logs'][number]

export type EmittedLog = Emitted & { log: Log }

/** The events of these contracts in these blocks, in chain order. */
export function readEvents(blocks: EvmBlock[], contracts: readonly EvmContract[]): ReadResult<GameEvent> {
  // Squid's logs have addresses without a checksum.
  const lowerCase = contracts.map((contract) => ({ ...contract, address: contract.address.toLowerCase() }))
  return readGameEvents<'evm'>(blocks.flatMap(readLogs), lowerCase)
}

function readLogs({ header, logs }: EvmBlock): EmittedLog[] {
  return logs.map((log) => ({
    location: {
      block: header.height,
      logIndex: log.logIndex,
      transaction: log.transactionHash,
      timestamp: new Date(header.timestamp),
    },
    contract: log.address,
    data: [...log.topics, log.data].join(' '),
    log,
  }))
}

/** A log of a deployed contract that matches none of the subscribed events. */
export function unknownLog({ log }: EmittedLog): never {
  throw new Error(`a log with ${log.topics.length} topics and signature ${log.topics[0]} is no known event`)
}
