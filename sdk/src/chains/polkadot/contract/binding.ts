/** The types of one contract, as generated. */
export type ContractTypes = {
  constructors: Record<string, { args: readonly unknown[]; payable: boolean }>
  messages: Record<string, { args: readonly unknown[]; output: unknown; mutates: boolean; payable: boolean }>
  events: Record<string, unknown>
}

declare const contractTypes: unique symbol

/** A contract's metadata and its types. */
export type ContractBinding<T extends ContractTypes> = {
  readonly metadata: Record<string, unknown>
  readonly [contractTypes]?: T
}

/** Bytes. */
export type Hex = `0x${string}`

/** The result of a message that can fail. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; error: Failure }

/** A decoded event; its name determines its arguments. */
export type ContractEvent<T extends ContractTypes> = {
  [Name in keyof T['events']]: { name: Name; args: T['events'][Name] }
}[keyof T['events']]

/** The return value of a message that succeeded. */
type Success<Output> = Output extends { ok: true; value: infer Value }
  ? Value
  : Exclude<Output, { ok: false }>

/** The caller and the payment; only payable messages accept one. */
type CallOptions<Message extends { payable: boolean }> = Message['payable'] extends true
  ? { caller?: string; value?: bigint }
  : { caller?: string }

export type DryRun<Output> = {
  output: Output
  weight: { refTime: bigint; proofSize: bigint }
  /** The storage deposit of the caller; negative if it is returned. */
  storageDeposit: bigint
}

export type Estimate = Omit<DryRun<unknown>, 'output'> & {
  /** Share of a block's capacity, 0 to 1. */
  blockShare: number
  /** The network's fee; unlike the deposit it is not returned. */
  fee: bigint
}

type MutatingMessage<T extends ContractTypes> = {
  [Name in keyof T['messages']]: T['messages'][Name]['mutates'] extends true ? Name : never
}[keyof T['messages']]

export type Queries<T extends ContractTypes> = {
  readonly [Name in keyof T['messages']]: (
    ...args: T['messages'][Name]['args']
  ) => Promise<T['messages'][Name]['output']>
}

export type DryRuns<T extends ContractTypes> = {
  readonly [Name in keyof T['messages']]: (
    options: CallOptions<T['messages'][Name]>,
    ...args: T['messages'][Name]['args']
  ) => Promise<DryRun<T['messages'][Name]['output']>>
}

export type Estimates<T extends ContractTypes> = {
  readonly [Name in MutatingMessage<T>]: (
    options: CallOptions<T['messages'][Name]>,
    ...args: T['messages'][Name]['args']
  ) => Promise<Estimate>
}

export type Transactions<T extends ContractTypes, Account, Sent> = {
  readonly [Name in MutatingMessage<T>]: (
    options: Omit<CallOptions<T['messages'][Name]>, 'caller'> & { account: Account },
    ...args: T['messages'][Name]['args']
  ) => Promise<Sent & { output: Success<T['messages'][Name]['output']>; events: ContractEvent<T>[] }>
}
