import { FivefoldError } from '@fivefold/sdk/core'
import { type Hex, hexToBytes } from 'viem'
import {
  events,
  type ResultClaimedEventArgs,
  type ResultSignedEventArgs,
} from '../../abi/generated/MatchLedger.js'
import type { EventLocation } from '../../event-location.js'
import { type EmittedLog, unknownLog } from '../../evm/read-logs.js'

export type LedgerEvent = { location: EventLocation } & (
  | ({ type: 'signed'; gameName: string } & ResultSignedEventArgs)
  | ({ type: 'claimed'; gameName: string } & ResultClaimedEventArgs)
  | { type: 'stood'; key: string }
  | { type: 'voided'; key: string }
)

const { ResultSigned, ResultClaimed, ClaimStood, ClaimVoided } = events

export const ledgerTopics = [ResultSigned, ResultClaimed, ClaimStood, ClaimVoided].map(({ topic }) => topic)

/** Reads a log of the ledger. */
export function readLedgerEvent(emitted: EmittedLog): LedgerEvent {
  const { log, location } = emitted
  if (ResultSigned.is(log)) return { type: 'signed', location, ...named(ResultSigned.decode(log)) }
  if (ResultClaimed.is(log)) return { type: 'claimed', location, ...named(ResultClaimed.decode(log)) }
  if (ClaimStood.is(log)) return { type: 'stood', location, key: ClaimStood.decode(log).key }
  if (ClaimVoided.is(log)) return { type: 'voided', location, key: ClaimVoided.decode(log).key }
  return unknownLog(emitted)
}

/** The event with the game's name instead of its 32 bytes. */
function named<E extends ResultSignedEventArgs>(event: E): E & { gameName: string } {
  return { ...event, gameName: readGameName(event.result.game) }
}

/** Words of visible characters, separated by single spaces. */
const printable = /^(?!\p{M})[^\p{C}\p{Z}\p{DI}]+( (?!\p{M})[^\p{C}\p{Z}\p{DI}]+)*$/u
const padding = /(00)+$/

/** Anyone can settle a result for any 32 bytes; results of a game whose name cannot be displayed are not listed. */
function readGameName(game: string): string {
  const name = decodeText(game.replace(padding, '') as Hex)
  if (name !== undefined && printable.test(name)) return name
  throw new FivefoldError(`the game ${game} is not a printable name`, { code: 'INVALID_INPUT', value: game })
}

function decodeText(hex: Hex): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(hexToBytes(hex))
  } catch {
    return undefined
  }
}
