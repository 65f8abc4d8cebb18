import type { SubmittableExtrinsic } from '@polkadot/api/types'
import { FivefoldError } from '../../../core/error.js'
import type { DryRun } from './binding.js'
import { methodOf, type OpenedContract } from './dry-run.js'

export type CallLimits = Omit<DryRun<unknown>, 'output'>

/** The unsigned transaction that calls a message. */
export function buildCall(
  { abi, api, promise }: OpenedContract,
  name: string,
  { weight, storageDeposit }: CallLimits,
  value: bigint,
  args: readonly unknown[],
): SubmittableExtrinsic<'promise'> {
  const message = abi.message(name)
  const transaction = promise.tx[methodOf(promise, message.label)]
  if (!transaction) throw new FivefoldError(`${abi.name} has no message ${name}`, { code: 'UNKNOWN_CALL' })
  return transaction(
    {
      gasLimit: api.registry.createType('WeightV2', weight),
      storageDepositLimit: storageDeposit > 0n ? storageDeposit : null,
      value,
    },
    ...abi.encodeArguments(message, args),
  )
}
