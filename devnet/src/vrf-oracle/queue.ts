import { type AccountMeta, PublicKey } from '@solana/web3.js'

/** A pending request for randomness. */
export type VrfRequest = {
  /** Unique; also the input of the proof. */
  id: Buffer
  slot: number
  callbackProgram: PublicKey
  callbackAccounts: AccountMeta[]
  highPriority: boolean
}

const kindSize = 8
const headerSize = 16
const itemSize = 96
const metaSize = 33

/** Offsets of an item's fields. */
const fields = {
  slot: 0,
  id: 8,
  program: 40,
  metasOffset: 76,
  discriminatorLength: 84,
  metasCount: 86,
  argsLength: 88,
  priority: 90,
  used: 91,
} as const

/** The open requests in a queue account, the oldest first. */
export function decodeQueue(account: Uint8Array): VrfRequest[] {
  const data = Buffer.from(account).subarray(kindSize) // offsets inside count from here
  if (data.length < headerSize) return []
  const end = Math.min(data.readUInt32LE(4), data.length)
  const requests: VrfRequest[] = []
  for (let at = headerSize; at + itemSize <= end; at += sizeOf(data, at)) {
    // Answered requests remain as holes.
    if (data[at + fields.used] === 1) requests.push(decodeItem(data, at))
  }
  return requests
}

function decodeItem(data: Buffer, at: number): VrfRequest {
  const metas = data.readUInt32LE(at + fields.metasOffset)
  const count = data.readUInt16LE(at + fields.metasCount)
  return {
    id: Buffer.from(data.subarray(at + fields.id, at + fields.id + 32)),
    slot: Number(data.readBigUInt64LE(at + fields.slot)),
    callbackProgram: readKey(data, at + fields.program),
    callbackAccounts: Array.from({ length: count }, (_, index) => {
      const meta = metas + index * metaSize
      return { pubkey: readKey(data, meta), isSigner: false, isWritable: data[meta + 32] === 1 }
    }),
    highPriority: data[at + fields.priority] === 1,
  }
}

/** The size of an item with its padding to a multiple of 8. */
function sizeOf(data: Buffer, at: number): number {
  const tail =
    data.readUInt16LE(at + fields.discriminatorLength) +
    data.readUInt16LE(at + fields.metasCount) * metaSize +
    data.readUInt16LE(at + fields.argsLength)
  return Math.ceil((itemSize + tail) / 8) * 8
}

function readKey(data: Buffer, at: number): PublicKey {
  return new PublicKey(data.subarray(at, at + 32))
}
