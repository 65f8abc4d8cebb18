import { getBase58Decoder } from '@solana/kit'
import {
  decodeTransaction,
  isSigner,
  isWritable,
  type Message,
  type WireTransaction,
} from '../execution/wire-transaction.js'
import { RpcError, rpcCodes } from '../rpc-error.js'
import type { RecordedInstruction, TransactionEntry } from '../state/journal-entry.js'

export const transactionEncodings = ['json', 'jsonParsed', 'base64', 'base58'] as const
export type TransactionEncoding = (typeof transactionEncodings)[number]

export type TransactionFormat = {
  encoding: TransactionEncoding
  maxVersion: number | undefined
}

const base58 = getBase58Decoder()

/** A transaction with its meta, as in blocks and in the answer to getTransaction. */
export function encodeTransaction(entry: TransactionEntry, format: TransactionFormat) {
  const tx = decodeTransaction(Buffer.from(entry.wire, 'base64'))
  return {
    transaction: encodeBody(tx, entry, format.encoding),
    meta: encodeMeta(entry, format.encoding),
    ...encodeVersion(tx.message, format.maxVersion),
  }
}

/** For `transactionDetails: "accounts"`: the accounts without the instructions. */
export function encodeTransactionAccounts(entry: TransactionEntry, format: TransactionFormat) {
  const tx = decodeTransaction(Buffer.from(entry.wire, 'base64'))
  const { err, status, fee, preBalances, postBalances, preTokenBalances, postTokenBalances } = encodeMeta(
    entry,
    'json',
  )
  return {
    transaction: { signatures: tx.signatures, accountKeys: parsedKeys(tx.message, entry) },
    meta: { err, status, fee, preBalances, postBalances, preTokenBalances, postTokenBalances },
    ...encodeVersion(tx.message, format.maxVersion),
  }
}

/** Clients that name no version support only legacy transactions and get no version field. */
function encodeVersion({ version }: Message, maxVersion: number | undefined) {
  if (maxVersion !== undefined) return { version }
  if (version === 'legacy') return {}
  throw new RpcError(
    rpcCodes.unsupportedTransactionVersion,
    `Transaction version (${version}) is not supported by the requesting client. Please try the request again with ` +
      `the following configuration parameter: "maxSupportedTransactionVersion": ${version}`,
  )
}

function encodeBody(tx: WireTransaction, entry: TransactionEntry, encoding: TransactionEncoding) {
  if (encoding === 'base64') return [entry.wire, 'base64']
  if (encoding === 'base58') return [base58.decode(tx.bytes), 'base58']
  return { signatures: tx.signatures, message: encodeMessage(tx.message, entry, encoding) }
}

function encodeMessage(message: Message, entry: TransactionEntry, encoding: 'json' | 'jsonParsed') {
  const recorded = message.instructions.map(({ programIdIndex, accounts, data }) => ({
    programIdIndex,
    accounts: [...accounts],
    data: base58.decode(data),
    stackHeight: 1,
  }))
  const lookups = message.version === 0 && { addressTableLookups: message.lookups }
  if (encoding === 'jsonParsed') {
    return {
      accountKeys: parsedKeys(message, entry),
      recentBlockhash: message.recentBlockhash,
      instructions: recorded.map((instruction) => parseInstruction(instruction, entry)),
      ...lookups,
    }
  }
  return {
    header: {
      numRequiredSignatures: message.header.signers,
      numReadonlySignedAccounts: message.header.readonlySigners,
      numReadonlyUnsignedAccounts: message.header.readonlyOthers,
    },
    accountKeys: message.accountKeys,
    recentBlockhash: message.recentBlockhash,
    instructions: recorded,
    ...lookups,
  }
}

function parsedKeys(message: Message, { keys, loaded }: TransactionEntry) {
  const own = message.accountKeys.length
  return keys.map((pubkey, index) => {
    const isOwn = index < own
    return {
      pubkey,
      signer: isSigner(message, index),
      source: isOwn ? 'transaction' : 'lookupTable',
      writable: isOwn ? isWritable(message, index) : index < own + loaded.writable.length,
    }
  })
}

/** A node's answer for programs it cannot parse: addresses instead of indexes. */
function parseInstruction(
  { programIdIndex, accounts, data, stackHeight }: RecordedInstruction,
  entry: TransactionEntry,
) {
  return {
    programId: entry.keys[programIdIndex],
    accounts: accounts.map((index) => entry.keys[index]),
    data,
    stackHeight,
  }
}

function encodeMeta(entry: TransactionEntry, encoding: TransactionEncoding) {
  const { error, innerInstructions, returnData } = entry
  return {
    err: error,
    status: error === null ? { Ok: null } : { Err: error },
    fee: entry.fee,
    preBalances: entry.preBalances,
    postBalances: entry.postBalances,
    preTokenBalances: entry.preTokenBalances,
    postTokenBalances: entry.postTokenBalances,
    innerInstructions:
      encoding === 'jsonParsed'
        ? innerInstructions.map(({ index, instructions }) => ({
            index,
            instructions: instructions.map((instruction) => parseInstruction(instruction, entry)),
          }))
        : innerInstructions,
    logMessages: entry.logs,
    rewards: [],
    computeUnitsConsumed: entry.computeUnits,
    ...(encoding !== 'jsonParsed' && { loadedAddresses: entry.loaded }),
    ...(returnData && { returnData: { programId: returnData.programId, data: [returnData.data, 'base64'] } }),
  }
}
