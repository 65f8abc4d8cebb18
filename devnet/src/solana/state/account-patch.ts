import type { Address } from '@solana/kit'
import { type AccountState, noAccount } from '../execution/account-state.js'

/** The difference between two states of an account, small even for large accounts. */
export type AccountPatch = {
  address: Address
  lamports: string
  owner: Address
  executable: boolean
  size: number
  /** Bytes (base64) that changed, by offset. */
  data: [offset: number, bytes: string][]
}

const chunkSize = 32

export function diffAccount(address: Address, before: AccountState, after: AccountState): AccountPatch {
  return {
    address,
    lamports: String(after.lamports),
    owner: after.owner,
    executable: after.executable,
    size: after.data.length,
    data: diffBytes(resized(before.data, after.data.length), after.data),
  }
}

export function applyPatch(before: AccountState = noAccount, patch: AccountPatch): AccountState {
  const data = Buffer.from(resized(before.data, patch.size))
  for (const [offset, bytes] of patch.data) data.set(Buffer.from(bytes, 'base64'), offset)
  return { lamports: BigInt(patch.lamports), owner: patch.owner, executable: patch.executable, data }
}

function resized(data: Uint8Array, size: number): Uint8Array {
  if (data.length === size) return data
  const result = new Uint8Array(size)
  result.set(data.subarray(0, size))
  return result
}

/** Changed ranges of two arrays of equal length, in full chunks. */
function diffBytes(before: Uint8Array, after: Uint8Array): [number, string][] {
  const stretches: [number, string][] = []
  let start: number | undefined
  for (let at = 0; at < after.length; at += chunkSize) {
    const end = Math.min(at + chunkSize, after.length)
    const same = Buffer.compare(before.subarray(at, end), after.subarray(at, end)) === 0
    if (!same) start ??= at
    if (start !== undefined && (same || end === after.length)) {
      const bytes = Buffer.from(after.subarray(start, same ? at : end))
      stretches.push([start, bytes.toString('base64')])
      start = undefined
    }
  }
  return stretches
}
