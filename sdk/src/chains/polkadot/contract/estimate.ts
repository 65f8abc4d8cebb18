import type { ApiPromise } from '@polkadot/api'
import { NOBODY } from '../nobody.js'
import type { DryRun, Estimate } from './binding.js'
import { buildCall } from './build-call.js'
import { type DryRunOptions, dryRun, type OpenedContract } from './dry-run.js'
import { successOf } from './execute.js'

/** What a transaction would cost. Throws what the contract would answer, if it refuses. */
export async function estimateCall(
  contract: OpenedContract,
  name: string,
  { caller = NOBODY, value = 0n }: DryRunOptions,
  args: readonly unknown[],
): Promise<Estimate> {
  const { abi, api } = contract
  const { output, weight, storageDeposit } = await dryRun(contract, name, { caller, value }, args)
  successOf(output, `${abi.name}.${name}`)
  const call = buildCall(contract, name, { weight, storageDeposit }, value, args)
  const { partialFee } = await call.paymentInfo(caller)
  return { weight, blockShare: blockShare(api, weight), storageDeposit, fee: partialFee.toBigInt() }
}

/** Part of what all transactions of a block may use, by whichever of time and proof is scarcer. */
function blockShare(api: ApiPromise, { refTime, proofSize }: DryRun<unknown>['weight']): number {
  const { maxBlock, perClass } = api.consts.system.blockWeights
  const limit = perClass.normal.maxTotal.unwrapOr(maxBlock)
  const time = Number(refTime) / limit.refTime.toNumber()
  return Math.max(time, Number(proofSize) / Number(limit.proofSize.toBigInt()))
}
