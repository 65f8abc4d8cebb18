import type { Outcome } from '../execution/svm.js'
import { describeTransactionError, type TransactionError } from '../execution/transaction-error.js'
import type { WireTransaction } from '../execution/wire-transaction.js'
import { RpcError, rpcCodes } from '../rpc-error.js'
import type { Chain } from './chain.js'

/**
 * Executes a transaction in the open slot and returns its signature.
 *
 * A transaction that cannot be in a block is rejected even if preflight is skipped, where a real node would accept and
 * drop it silently. One that fails in execution is rejected by preflight, otherwise included in the block.
 */
export function sendTransaction(
  chain: Chain,
  tx: WireTransaction,
  { skipPreflight }: { skipPreflight: boolean },
): string {
  const [signature] = tx.signatures
  const known = chain.ledger.find(signature)
  if (known) {
    // The same signature over another message: it was copied, not computed.
    if (chain.ledger.read(known).wire !== Buffer.from(tx.bytes).toString('base64')) throw badSignature()
    if (skipPreflight) return signature
    throw preflightFailure('AlreadyProcessed')
  }
  const expired = chain.lifetimeError(tx.message)
  if (expired) throw preflightFailure(expired)
  if (!skipPreflight) {
    const outcome = chain.svm.simulate(tx, { verifySignatures: true })
    if (outcome.error !== null) throw refusal(outcome, outcome.error)
  }
  const result = chain.execute(tx)
  if (!result.entry) throw refusal(result.outcome, result.outcome.error ?? 'SanitizeFailure')
  return signature
}

function refusal(outcome: Outcome, error: TransactionError): RpcError {
  return error === 'SignatureFailure' ? badSignature() : preflightFailure(error, outcome)
}

function badSignature(): RpcError {
  return new RpcError(rpcCodes.signatureVerificationFailure, 'Transaction signature verification failure')
}

function preflightFailure(error: TransactionError, outcome?: Outcome): RpcError {
  return new RpcError(
    rpcCodes.preflightFailure,
    `Transaction simulation failed: ${describeTransactionError(error)}`,
    {
      err: error,
      logs: outcome?.logs ?? [],
      accounts: null,
      unitsConsumed: outcome?.computeUnits ?? 0,
      returnData: null,
      innerInstructions: null,
    },
  )
}
