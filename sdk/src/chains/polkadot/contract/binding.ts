/** The types of one contract, as the generator writes them. */
export type ContractTypes = {
  constructors: Record<string, { args: readonly unknown[]; payable: boolean }>
  messages: Record<string, { args: readonly unknown[]; output: unknown; mutates: boolean; payable: boolean }>
  events: Record<string, unknown>
}

declare const contractTypes: unique symbol

/** A contract's metadata, and for the compiler its types. */
export type ContractBinding<T extends ContractTypes> = {
  readonly metadata: Record<string, unknown>
  readonly [contractTypes]?: T
}

/** Bytes. */
export type Hex = `0x${string}`

/** What a message answers when it can fail. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; error: Failure }

/** A decoded event: its name tells which arguments it has. */
export type ContractEvent<T extends ContractTypes> = {
  [Name in keyof T['events']]: { name: Name; args: T['events'][Name] }
}[keyof T['events']]

/** What a message returns when it does not fail. */
type Success<Output> = Output extends { ok: true; value: infer Value }
  ? Value
  : Exclude<Output, { ok: false }>

/** Who calls, and what they pay; only a payable message takes money. */
type CallOptions<Message extends { payable: boolean }> = Message['payable'] extends true
  ? { caller?: string; value?: bigint }
  : { caller?: string }

export type DryRun<Output> = {
  output: Output
  weight: { refTime: bigint; proofSize: bigint }
  /** What the caller has to lock up for new storage; negative is what they get back. */
  storageDeposit: bigint
}

export type Estimate = Omit<DryRun<unknown>, 'output'> & {
  /** Part of what a block holds for transactions, 0 to 1. */
  blockShare: number
  /** What the network takes; unlike the deposit it does not come back. */
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
