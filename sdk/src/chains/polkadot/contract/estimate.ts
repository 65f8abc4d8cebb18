import type { ApiPromise } from '@polkadot/api'
import { READ_ONLY_CALLER } from '../read-only-caller.js'
import type { DryRun, Estimate } from './binding.js'
import { buildCall } from './build-call.js'
import { type DryRunOptions, dryRun, type OpenedContract } from './dry-run.js'
import { successOf } from './execute.js'

/** The cost of a transaction. Throws the contract's error if it rejects the call. */
export async function estimateCall(
  contract: OpenedContract,
  name: string,
  { caller = READ_ONLY_CALLER, value = 0n }: DryRunOptions,
  args: readonly unknown[],
): Promise<Estimate> {
  const { abi, api } = contract
  const { output, weight, storageDeposit } = await dryRun(contract, name, { caller, value }, args)
  successOf(output, `${abi.name}.${name}`)
  const call = buildCall(contract, name, { weight, storageDeposit }, value, args)
  const { partialFee } = await call.paymentInfo(caller)
  return { weight, blockShare: blockShare(api, weight), storageDeposit, fee: partialFee.toBigInt() }
}

/** Share of a block's capacity for transactions, by time or proof, whichever is scarcer. */
function blockShare(api: ApiPromise, { refTime, proofSize }: DryRun<unknown>['weight']): number {
  const { maxBlock, perClass } = api.consts.system.blockWeights
  const limit = perClass.normal.maxTotal.unwrapOr(maxBlock)
  const time = Number(refTime) / limit.refTime.toNumber()
  return Math.max(time, Number(proofSize) / Number(limit.proofSize.toBigInt()))
}
