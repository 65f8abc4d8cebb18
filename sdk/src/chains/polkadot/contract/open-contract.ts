import type { ApiPromise } from '@polkadot/api'
import { ContractPromise } from '@polkadot/api-contract'
import type { PolkadotAccount } from '../account.js'
import type {
  ContractBinding,
  ContractEvent,
  ContractTypes,
  DryRuns,
  Estimates,
  Queries,
  Transactions,
} from './binding.js'
import { ContractInterface, type RawEvent } from './contract-interface.js'
import { dryRun, type OpenedContract } from './dry-run.js'
import { estimateCall } from './estimate.js'
import { type Executed, execute } from './execute.js'

/** A contract on a chain. */
export type Contract<T extends ContractTypes> = {
  readonly address: string
  /** Calls a message without a transaction. */
  readonly query: Queries<T>
  /** Dry-runs a call: its result and cost. */
  readonly dryRun: DryRuns<T>
  /** Dry-runs a message, sends it as a transaction and waits until it is in a block. */
  readonly tx: Transactions<T, PolkadotAccount, Omit<Executed, 'output' | 'events'>>
  /** The cost of a transaction; throws the contract's error. */
  readonly estimate: Estimates<T>
  readonly decodeEvent: (event: RawEvent) => ContractEvent<T> | undefined
}

export type OpenContractParameters<T extends ContractTypes> = {
  api: ApiPromise
  binding: ContractBinding<T>
  address: string
}

/** Opens a contract with the types of its binding. */
export function openContract<T extends ContractTypes>({
  api,
  binding,
  address,
}: OpenContractParameters<T>): Contract<T> {
  const abi = new ContractInterface(binding.metadata)
  const opened: OpenedContract = {
    abi,
    api,
    promise: new ContractPromise(api, { ...binding.metadata }, address),
  }
  const names = [...abi.messages.keys()]
  const mutating = names.filter((name) => abi.message(name).mutates)
  // The binding's types were generated from the metadata that the calls are made from.
  return {
    address,
    query: methods(
      names,
      (name) =>
        async (...args: unknown[]) =>
          (await dryRun(opened, name, {}, args)).output,
    ),
    dryRun: methods(
      names,
      (name) =>
        (options: object, ...args: unknown[]) =>
          dryRun(opened, name, options, args),
    ),
    tx: methods(
      mutating,
      (name) =>
        (options: { account: PolkadotAccount }, ...args: unknown[]) =>
          execute(opened, name, options, args),
    ),
    estimate: methods(
      mutating,
      (name) =>
        (options: object, ...args: unknown[]) =>
          estimateCall(opened, name, options, args),
    ),
    decodeEvent: (event: RawEvent) => abi.decodeEvent(event),
  } as Contract<T>
}

function methods<Method>(names: string[], create: (name: string) => Method): Record<string, Method> {
  return Object.fromEntries(names.map((name) => [name, create(name)]))
}
