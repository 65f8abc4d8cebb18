import type { ApiPromise } from '@polkadot/api'
import type { ContractPromise } from '@polkadot/api-contract'
import { FivefoldError } from '../../../core/error.js'
import { dispatchError } from '../dispatch-error.js'
import { READ_ONLY_CALLER } from '../read-only-caller.js'
import type { DryRun } from './binding.js'
import type { ContractInterface } from './contract-interface.js'

export type OpenedContract = { abi: ContractInterface; api: ApiPromise; promise: ContractPromise }

export type DryRunOptions = { caller?: string; value?: bigint }

/** Runs a message on the head block without a transaction. */
export async function dryRun(
  contract: OpenedContract,
  name: string,
  { caller = READ_ONLY_CALLER, value = 0n }: DryRunOptions,
  args: readonly unknown[],
): Promise<DryRun<unknown>> {
  const { abi, api, promise } = contract
  const message = abi.message(name)
  const query = promise.query[methodOf(promise, message.label)]
  if (!query) throw new FivefoldError(`${abi.name} has no message ${name}`, { code: 'UNKNOWN_CALL' })
  const outcome = await query(
    caller,
    { gasLimit: wholeBlock(api), storageDepositLimit: null, value },
    ...abi.encodeArguments(message, args),
  )
  const { gasRequired, result, storageDeposit } = outcome
  if (result.isErr) throw dispatchError(api, result.asErr, `${abi.name}.${name}`)
  return {
    output: abi.decodeOutput(message, result.asOk.data.toU8a(true)),
    weight: { refTime: gasRequired.refTime.toBigInt(), proofSize: gasRequired.proofSize.toBigInt() },
    storageDeposit: storageDeposit.isCharge
      ? storageDeposit.asCharge.toBigInt()
      : -storageDeposit.asRefund.toBigInt(),
  }
}

/** The name of a message in api-contract. */
export function methodOf(promise: ContractPromise, label: string): string {
  return promise.abi.messages.find(({ identifier }) => identifier === label)?.method ?? label
}

function wholeBlock(api: ApiPromise) {
  return api.consts.system.blockWeights.maxBlock
}
