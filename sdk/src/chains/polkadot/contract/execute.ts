import type { ISubmittableResult } from '@polkadot/types/types'
import { FivefoldError } from '../../../core/error.js'
import type { PolkadotAccount } from '../account.js'
import { type SentTransaction, sendTransaction } from '../send-transaction.js'
import type { DryRun } from './binding.js'
import { buildCall } from './build-call.js'
import { dryRun, type OpenedContract } from './dry-run.js'

export type ExecuteOptions = { account: PolkadotAccount; value?: bigint }

export type Executed = SentTransaction & {
  output: unknown
  events: unknown[]
  estimate: Omit<DryRun<unknown>, 'output'>
}

/** Sends a message as a transaction, with limits from a dry run. */
export async function execute(
  contract: OpenedContract,
  name: string,
  { account, value = 0n }: ExecuteOptions,
  args: readonly unknown[],
): Promise<Executed> {
  const { abi, api } = contract
  const dry = await dryRun(contract, name, { caller: account.address, value }, args)
  const output = successOf(dry.output, `${abi.name}.${name}`)
  const { weight, storageDeposit } = dry
  const limits = {
    weight: { refTime: withMargin(weight.refTime), proofSize: withMargin(weight.proofSize) },
    storageDeposit: withMargin(storageDeposit),
  }
  const { records, ...sent } = await sendTransaction(
    api,
    buildCall(contract, name, limits, value, args),
    account,
  )
  return { ...sent, output, events: contractEvents(contract, records), estimate: { weight, storageDeposit } }
}

/** A margin, because the contract may change before the transaction runs. Unused weight is not charged. */
const withMargin = (estimate: bigint) => (estimate * 5n) / 4n

/** A message that returns an error would revert, so it is not sent. */
export function successOf(output: unknown, what: string): unknown {
  if (typeof output !== 'object' || output === null || !('ok' in output)) return output
  if (output.ok === true && 'value' in output) return output.value
  if (output.ok === false && 'error' in output) {
    const { error } = output
    const text = typeof error === 'string' ? error : ((error as { type?: string })?.type ?? 'refused')
    throw new FivefoldError(`${what}: ${text}`, { code: 'CONTRACT_ERROR', value: error })
  }
  return output
}

function contractEvents(
  { abi, api, promise }: OpenedContract,
  records: ISubmittableResult['events'],
): unknown[] {
  return records.flatMap(({ event, topics }) => {
    if (!api.events.contracts.ContractEmitted.is(event)) return []
    const [emitter, data] = event.data
    if (!promise.address.eq(emitter)) return []
    return abi.decodeEvent({ data: data.toU8a(true), topics: topics.map((topic) => topic.toHex()) }) ?? []
  })
}
