import { createHash } from 'node:crypto'
import { type Address, getBase58Decoder, getBase58Encoder } from '@solana/kit'
import { type AccountState, systemProgram } from './account-state.js'
import { isSigner, isWritable, type Message } from './wire-transaction.js'

const advanceNonceInstruction = 4
const accountSize = 80
const authorityOffset = 8
const nonceOffset = 40
const initialized = [1, 0, 0, 0, 1, 0, 0, 0]

/** The nonce account that a transaction uses instead of a recent blockhash, if any. */
export function nonceAccountOf(message: Message): Address | undefined {
  const [first] = message.instructions
  const nonceIndex = first?.accounts[0]
  if (!first || nonceIndex === undefined || message.accountKeys[first.programIdIndex] !== systemProgram) {
    return undefined
  }
  const isAdvance =
    first.data.length >= 4 && Buffer.from(first.data).readUInt32LE() === advanceNonceInstruction
  return isAdvance && isWritable(message, nonceIndex) ? message.accountKeys[nonceIndex] : undefined
}

/** Whether the account still holds the nonce that the message was signed for, and may advance to the next one. */
export function isNonceValid(
  message: Message,
  account: AccountState | undefined,
  latestBlockhash: string,
): boolean {
  if (!account || !isNonceAccount(account)) return false
  const nonce = readNonce(account)
  if (nonce !== message.recentBlockhash || nonce === nextNonce(latestBlockhash)) return false
  const authority = getBase58Decoder().decode(account.data.subarray(authorityOffset, nonceOffset))
  const accounts = message.instructions[0]?.accounts ?? []
  return accounts.some((index) => isSigner(message, index) && message.accountKeys[index] === authority)
}

/** LiteSVM derives nonces from its own blockhash, equal on every chain; they are replaced by this chain's own. */
export function settleNonce(
  before: AccountState,
  after: AccountState,
  latestBlockhash: string,
): AccountState {
  if (!isNonceAccount(after)) return after
  if (isNonceAccount(before) && readNonce(before) === readNonce(after)) return after
  return advanceNonce(after, latestBlockhash)
}

/** A failed transaction uses up its nonce too, otherwise it could be sent again and again. */
export function advanceNonce(account: AccountState, latestBlockhash: string): AccountState {
  const data = Buffer.from(account.data)
  data.set(getBase58Encoder().encode(nextNonce(latestBlockhash)), nonceOffset)
  return { ...account, data }
}

function isNonceAccount({ owner, data }: AccountState): boolean {
  return (
    owner === systemProgram && data.length === accountSize && initialized.every((byte, i) => data[i] === byte)
  )
}

function readNonce({ data }: AccountState): string {
  return getBase58Decoder().decode(data.subarray(nonceOffset, nonceOffset + 32))
}

function nextNonce(blockhash: string): string {
  const hash = createHash('sha256').update('DURABLE_NONCE')
  return getBase58Decoder().decode(hash.update(new Uint8Array(getBase58Encoder().encode(blockhash))).digest())
}
