import {
  BaseError,
  ChainMismatchError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  ExecutionRevertedError,
  HttpRequestError,
  InsufficientFundsError,
  TimeoutError,
  UserRejectedRequestError,
  WaitForTransactionReceiptTimeoutError,
} from 'viem'
import { FivefoldError } from '../../core/error.js'

type ErrorClass = abstract new (...args: never[]) => Error
type Kind = { code: string; hint?: string }

const refused: Kind = { code: 'TRANSACTION_REFUSED' }
const noFunds: Kind = { code: 'INSUFFICIENT_FUNDS', hint: 'fund the account' }

/** viem does not recognise Hardhat's message. */
const hardhatNoFunds = /doesn't have enough funds/

/** First match wins. */
const rules: readonly (Kind & { errors: readonly ErrorClass[] })[] = [
  { errors: [UserRejectedRequestError], code: 'NOT_SIGNED' },
  { errors: [ChainMismatchError], code: 'WRONG_CHAIN', hint: 'switch the wallet to this chain' },
  { errors: [InsufficientFundsError], ...noFunds },
  { errors: [ContractFunctionZeroDataError], code: 'NOT_DEPLOYED', hint: 'deploy again' },
  { errors: [ContractFunctionRevertedError, ExecutionRevertedError], code: 'CALL_REVERTED' },
  {
    errors: [WaitForTransactionReceiptTimeoutError],
    code: 'TRANSACTION_TIMEOUT',
    hint: 'the transaction may still be included in a block',
  },
  { errors: [HttpRequestError, TimeoutError], code: 'CHAIN_UNREACHABLE' },
]

/** Runs a chain call; errors of viem are thrown as FivefoldError. */
export async function withChainErrors<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    throw toFivefoldError(error)
  }
}

function toFivefoldError(error: unknown): unknown {
  if (!(error instanceof BaseError)) return error
  for (const { errors, ...kind } of rules) {
    const found = error.walk((cause) => errors.some((type) => cause instanceof type))
    if (found instanceof BaseError) {
      return new FivefoldError(found.shortMessage, { ...kind, value: revertReason(found), cause: error })
    }
  }
  const kind = hardhatNoFunds.test(error.details) ? noFunds : refused
  return new FivefoldError(error.details || error.shortMessage, { ...kind, cause: error })
}

/** The custom error of a contract in a thrown error: its name and its arguments by name. */
export function findRefusal(
  error: unknown,
): { name: string; args: Readonly<Record<string, unknown>> } | undefined {
  const base = error instanceof FivefoldError ? error.cause : error
  if (!(base instanceof BaseError)) return undefined
  const reverted = base.walk((cause) => cause instanceof ContractFunctionRevertedError)
  if (!(reverted instanceof ContractFunctionRevertedError) || !reverted.data) return undefined
  const { errorName, args = [], abiItem } = reverted.data
  const names = 'inputs' in abiItem ? abiItem.inputs.map(({ name }, index) => name || `${index}`) : []
  return { name: errorName, args: Object.fromEntries(names.map((name, index) => [name, args[index]])) }
}

/** The name of a contract's custom error, or its text. */
function revertReason(error: BaseError): string | undefined {
  return error instanceof ContractFunctionRevertedError ? (error.data?.errorName ?? error.reason) : undefined
}
