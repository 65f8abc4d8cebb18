import {
  type Address,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getCompiledTransactionMessageEncoder,
  getTransactionDecoder,
  getTransactionEncoder,
  type ReadonlyUint8Array,
  type Transaction,
} from '@solana/kit'
import { invalidParams } from '../rpc-error.js'

export type CompiledInstruction = {
  programIdIndex: number
  accounts: readonly number[]
  data: Uint8Array
}

export type AddressTableLookup = {
  accountKey: Address
  writableIndexes: readonly number[]
  readonlyIndexes: readonly number[]
}

export type Message = {
  version: 'legacy' | 0
  header: { signers: number; readonlySigners: number; readonlyOthers: number }
  /** The keys in the message itself, without those that lookup tables add. */
  accountKeys: readonly Address[]
  recentBlockhash: string
  instructions: readonly CompiledInstruction[]
  lookups: readonly AddressTableLookup[]
}

/** A transaction as received: decoded and well-formed, but neither verified nor executed. */
export type WireTransaction = {
  bytes: Uint8Array
  transaction: Transaction
  /** The first one names the transaction. */
  signatures: readonly [string, ...string[]]
  message: Message
}

/** The size of a network packet: no node accepts a longer transaction. */
const maxBytes = 1232
const emptySignature = new Uint8Array(64)
const base58 = getBase58Decoder()

export function decodeTransaction(bytes: Uint8Array): WireTransaction {
  if (bytes.length > maxBytes) {
    throw invalidParams(`transaction too large: ${bytes.length} bytes (max: ${maxBytes} bytes)`)
  }
  const transaction = decode(() => getTransactionDecoder().decode(bytes))
  const encoded = decode(() => getTransactionEncoder().encode(transaction))
  assertCanonical(bytes, encoded)
  const message = decodeMessage(transaction.messageBytes as unknown as Uint8Array)
  const [first, ...others] = Object.values(transaction.signatures).map((signature) =>
    base58.decode(signature ?? emptySignature),
  )
  if (first === undefined) throw invalidParams('invalid transaction: it has no signature')
  return { bytes, transaction, signatures: [first, ...others], message }
}

export function decodeMessage(bytes: Uint8Array): Message {
  const compiled = decode(() => getCompiledTransactionMessageDecoder().decode(bytes))
  assertCanonical(
    bytes,
    decode(() => getCompiledTransactionMessageEncoder().encode(compiled)),
  )
  if (compiled.version !== 'legacy' && compiled.version !== 0) {
    throw invalidParams(`invalid transaction: version ${compiled.version} is not supported`)
  }
  const message: Message = {
    version: compiled.version,
    header: {
      signers: compiled.header.numSignerAccounts,
      readonlySigners: compiled.header.numReadonlySignerAccounts,
      readonlyOthers: compiled.header.numReadonlyNonSignerAccounts,
    },
    accountKeys: compiled.staticAccounts,
    recentBlockhash: compiled.lifetimeToken,
    instructions: compiled.instructions.map((instruction) => ({
      programIdIndex: instruction.programAddressIndex,
      accounts: instruction.accountIndices ?? [],
      data: new Uint8Array(instruction.data ?? []),
    })),
    lookups: (compiled.version === 0 ? (compiled.addressTableLookups ?? []) : []).map((lookup) => ({
      accountKey: lookup.lookupTableAddress,
      writableIndexes: lookup.writableIndexes,
      readonlyIndexes: lookup.readonlyIndexes,
    })),
  }
  assertSane(message)
  return message
}

function decode<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw invalidParams(
      `failed to deserialize transaction: ${error instanceof Error ? error.message : error}`,
    )
  }
}

/** Two encodings of a transaction would share a signature, so only the shortest is accepted, without trailing bytes. */
function assertCanonical(bytes: Uint8Array, encoded: ReadonlyUint8Array): void {
  if (!Buffer.from(bytes).equals(Buffer.from(encoded))) {
    throw invalidParams('failed to deserialize transaction: not in canonical form')
  }
}

/** Checks that every index is in range, and that the fee payer is a writable signer. */
function assertSane({ header, accountKeys, instructions, lookups }: Message): void {
  const loaded = lookups.reduce((sum, l) => sum + l.writableIndexes.length + l.readonlyIndexes.length, 0)
  const total = accountKeys.length + loaded
  const sane =
    header.signers >= 1 &&
    header.readonlySigners < header.signers &&
    header.signers + header.readonlyOthers <= accountKeys.length &&
    total <= 256 &&
    instructions.every(
      ({ programIdIndex, accounts }) =>
        programIdIndex > 0 && programIdIndex < accountKeys.length && accounts.every((index) => index < total),
    )
  if (!sane)
    throw invalidParams('invalid transaction: Transaction failed to sanitize accounts offsets correctly')
}

export function isSigner({ header }: Message, index: number): boolean {
  return index < header.signers
}

/** Whether the message requests write access to one of its own keys. */
export function isWritable({ header, accountKeys }: Message, index: number): boolean {
  if (index < header.signers) return index < header.signers - header.readonlySigners
  return index < accountKeys.length - header.readonlyOthers
}
