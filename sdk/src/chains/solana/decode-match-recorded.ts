import { BorshEventCoder, type IdlEvents } from '@coral-xyz/anchor'
import { type MatchCounter, matchCounterIdl } from '../../generated/solana/match_counter.js'
import { programData } from './program-data.js'

export type MatchRecorded = { player: string; count: bigint }

const coder = new BorshEventCoder(matchCounterIdl)

export type DecodeMatchRecordedParameters = {
  /** The log lines of one transaction. It must have succeeded: what a failed one logged did not happen. */
  logs: readonly string[]
  /** Address of the match counter program. */
  programId: string
}

/** The `MatchRecorded` events of a transaction, in order. Look-alikes that other programs logged are left out. */
export function decodeMatchRecorded({ logs, programId }: DecodeMatchRecordedParameters): MatchRecorded[] {
  return programData(logs, programId).flatMap((line) => {
    const event = coder.decode(line)
    if (event?.name !== 'matchRecorded') return []
    const { player, count }: IdlEvents<MatchCounter>['matchRecorded'] = event.data
    return [{ player: player.toBase58(), count: BigInt(count.toString()) }]
  })
}
