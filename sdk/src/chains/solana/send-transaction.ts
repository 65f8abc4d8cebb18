import { SendTransactionError, Transaction, type TransactionInstruction } from '@solana/web3.js'
import { FivefoldError } from '../../core/error.js'
import type { SolanaAccount } from './account.js'
import { callNode } from './call-node.js'
import type { SolanaConnection } from './connect.js'
import { toPublicKey } from './public-key.js'
import { waitForTransaction } from './wait-for-transaction.js'

/** Signs and sends a transaction that the account pays for; others may sign too. Resolves when it is in a block. */
export async function sendTransaction(
  connection: SolanaConnection,
  account: SolanaAccount,
  instructions: readonly TransactionInstruction[],
  cosigners: readonly SolanaAccount[] = [],
): Promise<{ transaction: string }> {
  const { rpc } = connection
  const { blockhash, lastValidBlockHeight } = await callNode(() => rpc.getLatestBlockhash())
  const unsigned = new Transaction({
    feePayer: toPublicKey(account.address),
    blockhash,
    lastValidBlockHeight,
  })
  const signed = await sign(unsigned.add(...instructions), [account, ...cosigners])
  const signature = await callNode(() => rpc.sendRawTransaction(signed.serialize()).catch(rethrowRefusal))
  await waitForTransaction(connection, { signature, lastValidBlockHeight })
  return { transaction: signature }
}

async function sign(transaction: Transaction, signers: readonly SolanaAccount[]): Promise<Transaction> {
  let signed = transaction
  try {
    for (const signer of signers) signed = await signer.signTransaction(signed)
  } catch (cause) {
    throw new FivefoldError('The transaction was not signed', { code: 'NOT_SIGNED', cause })
  }
  return signed
}

const unfunded = /no record of a prior credit|Insufficient funds for fee|^Transfer: insufficient lamports/im

function rethrowRefusal(cause: unknown): never {
  if (!(cause instanceof SendTransactionError)) throw cause
  const { message, logs } = cause.transactionError
  const value = { message, logs: logs ?? [] }
  if (unfunded.test(`${message}\n${logs?.join('\n')}`)) {
    throw new FivefoldError('The account has too little SOL for this', {
      code: 'INSUFFICIENT_FUNDS',
      value,
      cause,
    })
  }
  throw new FivefoldError(`The transaction was refused: ${message}`, {
    code: 'TRANSACTION_REFUSED',
    value,
    cause,
  })
}
