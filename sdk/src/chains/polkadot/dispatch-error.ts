import type { ApiPromise } from '@polkadot/api'
import type { DispatchError } from '@polkadot/types/interfaces'
import { FivefoldError } from '../../core/error.js'

/** The fields that errors of the runtime and of the contracts pallet have in common. */
type FailedCall = Pick<DispatchError, 'isModule' | 'asModule' | 'isToken' | 'isArithmetic'> & {
  type: string
  asToken: { type: string }
  asArithmetic: { type: string }
}

/** A transaction was included but its call failed. `value` is the error's name, such as `contracts.OutOfGas`. */
export function dispatchError(api: ApiPromise, error: FailedCall, what: string): FivefoldError {
  const { name, explanation } = describe(api, error)
  return new FivefoldError(`${what}: ${name}${explanation}`, { code: 'DISPATCH_ERROR', value: name })
}

function describe(api: ApiPromise, error: FailedCall): { name: string; explanation: string } {
  if (error.isModule) {
    const { section, name, docs } = api.registry.findMetaError(error.asModule)
    return { name: `${section}.${name}`, explanation: docs.length > 0 ? `: ${docs.join(' ').trim()}` : '' }
  }
  const inner = error.isToken ? error.asToken.type : error.isArithmetic ? error.asArithmetic.type : undefined
  return { name: inner ? `${error.type}.${inner}` : error.type, explanation: '' }
}
