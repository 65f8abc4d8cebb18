import { type Address, type EncodedAccount, getBase58Decoder, lamports } from '@solana/kit'
import { FailedTransactionMetadata, LiteSVM, type TransactionMetadata } from 'litesvm'
import type { AccountState } from './account-state.js'
import { readTransactionError, type TransactionError } from './transaction-error.js'
import type { CompiledInstruction, WireTransaction } from './wire-transaction.js'

export type InnerInstruction = CompiledInstruction & { stackHeight: number }

/** The result of running a transaction. */
export type Outcome = {
  error: TransactionError | null
  logs: string[]
  /** One list per instruction of the message. */
  innerInstructions: InnerInstruction[][]
  computeUnits: number
  returnData: { programId: string; data: Uint8Array } | null
  fee: number
}

export type SlotHash = { slot: number; hash: string }

const base58 = getBase58Decoder()
const slotsPerEpoch = 432_000

/** The virtual machine: accounts, programs and execution. Blocks, blockhashes and duplicates are handled elsewhere. */
export class Svm {
  // LiteSVM knows one blockhash and keeps few signatures; the chain checks lifetimes and duplicates itself.
  readonly #svm = new LiteSVM().withBlockhashCheck(false).withTransactionHistory(0n).withNativeMints()

  addProgram(address: Address, image: Uint8Array): void {
    this.#svm.addProgram(address, image)
  }

  getAccount(address: Address): AccountState | undefined {
    const account = this.#svm.getAccount(address)
    return account.exists && account.lamports > 0n ? toState(account) : undefined
  }

  getBalance(address: Address): bigint {
    return this.#svm.getBalance(address) ?? 0n
  }

  getProgramAccounts(owner: Address): [Address, AccountState][] {
    return this.#svm.getProgramAccounts(owner).map((account) => [account.address, toState(account)])
  }

  /** Writes without any checks: for genesis, restoring and nonces. An account without lamports is removed. */
  setAccount(address: Address, account: AccountState): void {
    this.#svm.setAccount({
      address,
      lamports: lamports(account.lamports),
      programAddress: account.owner,
      executable: account.executable,
      data: account.data,
      space: BigInt(account.data.length),
    })
  }

  rentExemptMinimum(size: number): number {
    return Number(this.#svm.minimumBalanceForRentExemption(BigInt(size)))
  }

  /** Sets the sysvars: the slot, its time, and the previous blocks (newest first). */
  enterSlot(slot: number, unixTimestamp: number, slotHashes: readonly SlotHash[]): void {
    const clock = this.#svm.getClock()
    const epoch = BigInt(Math.floor(slot / slotsPerEpoch))
    if (clock.epoch !== epoch || clock.epochStartTimestamp === 0n)
      clock.epochStartTimestamp = BigInt(unixTimestamp)
    clock.slot = BigInt(slot)
    clock.epoch = epoch
    clock.leaderScheduleEpoch = epoch + 1n
    clock.unixTimestamp = BigInt(unixTimestamp)
    this.#svm.setClock(clock)
    this.#svm.expireBlockhash()
    this.#svm.setSlotHashes(slotHashes.map(({ slot, hash }) => ({ slot: BigInt(slot), hash })))
  }

  /** Runs a transaction and keeps its effects, including the fee of a failed one. */
  execute(transaction: WireTransaction): Outcome {
    return this.#run(true, () => this.#svm.sendTransaction(transaction.transaction))
  }

  /** Runs a transaction and discards its effects. */
  simulate(
    transaction: WireTransaction,
    { verifySignatures }: { verifySignatures: boolean },
  ): Outcome & { accounts: Map<Address, AccountState> } {
    const accounts = new Map<Address, AccountState>()
    const outcome = this.#run(verifySignatures, () => {
      const result = this.#svm.simulateTransaction(transaction.transaction)
      if (result instanceof FailedTransactionMetadata) return result
      for (const account of result.postAccounts()) accounts.set(account.address, toState(account))
      return result.meta()
    })
    return { ...outcome, accounts }
  }

  #run(verifySignatures: boolean, run: () => TransactionMetadata | FailedTransactionMetadata): Outcome {
    this.#svm.withSigverify(verifySignatures)
    const result = runSigned(run)
    if (result === undefined) return refusedSignature
    if (result instanceof FailedTransactionMetadata) {
      return readOutcome(result.meta(), readTransactionError(result.err()))
    }
    return readOutcome(result, null)
  }
}

/** A required signature is missing entirely: LiteSVM throws instead of returning an error. */
function runSigned<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch (error) {
    if (error instanceof Error && /missing signatures/.test(error.message)) return undefined
    throw error
  }
}

const refusedSignature: Outcome = {
  error: 'SignatureFailure',
  logs: [],
  innerInstructions: [],
  computeUnits: 0,
  returnData: null,
  fee: 0,
}

function readOutcome(meta: TransactionMetadata, error: TransactionError | null): Outcome {
  const returned = meta.returnData()
  const data = returned.data()
  return {
    error,
    logs: meta.logs(),
    innerInstructions: meta.innerInstructions().map((list) =>
      list.map((inner) => {
        const instruction = inner.instruction()
        return {
          programIdIndex: instruction.programIdIndex(),
          accounts: [...instruction.accounts()],
          data: instruction.data(),
          stackHeight: inner.stackHeight(),
        }
      }),
    ),
    computeUnits: Number(meta.computeUnitsConsumed()),
    returnData: data.length > 0 ? { programId: base58.decode(returned.programId()), data } : null,
    fee: readFee(meta),
  }
}

/** LiteSVM reports the fee only at the end of its debug text. */
function readFee(meta: TransactionMetadata): number {
  const fee = /fee: (\d+) \}\)$/.exec(meta.toString())?.[1]
  if (fee === undefined) throw new Error('LiteSVM does not report the fee: is this another version?')
  return Number(fee)
}

function toState(account: EncodedAccount): AccountState {
  return {
    lamports: account.lamports,
    owner: account.programAddress,
    executable: account.executable,
    data: account.data as Uint8Array,
  }
}
