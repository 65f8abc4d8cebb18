import { type Address, getAddressDecoder } from '@solana/kit'
import type { AccountState } from './account-state.js'
import type { AddressTableLookup } from './wire-transaction.js'

export type LoadedAddresses = { writable: Address[]; readonly: Address[] }

const headerSize = 56
const addressSize = 32

/** The keys that address lookup tables add to a message, writable ones first. Missing ones fail in execution. */
export function loadAddresses(
  lookups: readonly AddressTableLookup[],
  getAccount: (address: Address) => AccountState | undefined,
): LoadedAddresses {
  const loaded: LoadedAddresses = { writable: [], readonly: [] }
  for (const { accountKey, writableIndexes, readonlyIndexes } of lookups) {
    const table = getAccount(accountKey)?.data ?? new Uint8Array()
    loaded.writable.push(...writableIndexes.flatMap((index) => readEntry(table, index)))
    loaded.readonly.push(...readonlyIndexes.flatMap((index) => readEntry(table, index)))
  }
  return loaded
}

function readEntry(table: Uint8Array, index: number): Address[] {
  const start = headerSize + index * addressSize
  if (start + addressSize > table.length) return []
  return [getAddressDecoder().decode(table.subarray(start, start + addressSize))]
}
