import { FivefoldError } from '../../core/error.js'
import { findRefusal, withChainErrors } from './chain-error.js'

/** Runs a call; a contract's revert is thrown as an error with the revert's name and arguments. */
export async function withContractRefusals<T>(
  hints: Readonly<Record<string, string>>,
  action: () => Promise<T>,
): Promise<T> {
  try {
    return await withChainErrors(action)
  } catch (error) {
    const refusal = findRefusal(error)
    if (!refusal) throw error
    throw toError(refusal, hints[refusal.name], error)
  }
}

function toError(
  { name, args }: { name: string; args: Readonly<Record<string, unknown>> },
  hint: string | undefined,
  cause: unknown,
): FivefoldError {
  const listed = Object.entries(args).map(([key, value]) => `${key} ${value}`)
  const message = [name, listed.join(', ')].filter(Boolean).join(': ')
  return new FivefoldError(message, { code: name, value: args, cause, ...(hint && { hint }) })
}
