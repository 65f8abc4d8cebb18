import {
  ComputeBudgetProgram,
  type Connection,
  type Keypair,
  Transaction,
  type TransactionInstruction,
} from '@solana/web3.js'
import { provideRandomness, purgeExpired, vrfErrors } from './instructions.js'
import { type Proof, prove } from './prove.js'
import { decodeQueue, type VrfRequest } from './queue.js'
import { deriveVrfKey, type VrfKey } from './vrf-key.js'

type Task = { request: VrfRequest; proof: Proof; nextSlot: number; failures: number; busy: boolean }

/** The program lets anyone remove requests that are older than this. */
const maxAgeSlots = 240
/** The limits of MagicBlock's oracle: a callback that is too expensive there must fail here too. */
const computeUnits = { normal: 180_000, highPriority: 300_000, purge: 1_000_000 }
/** The delay until the queue shows that an answer was included. */
const landingSlots = 8
const longestPause = 128
/** A slot this far back indicates another chain, not a late message. */
const restartSlots = 8

/** Keeps the open requests of a queue, and answers each in the first slot that allows it. */
export class Answering {
  readonly #connection: Connection
  readonly #keypair: Keypair
  readonly #key: VrfKey
  readonly #log: (line: string) => void
  readonly #tasks = new Map<string, Task>()
  #slot = 0

  constructor(connection: Connection, keypair: Keypair, log: (line: string) => void) {
    this.#connection = connection
    this.#keypair = keypair
    this.#key = deriveVrfKey(keypair)
    this.#log = log
  }

  onSlot(slot: number): void {
    const restarted = slot < this.#slot - restartSlots
    if (restarted) this.#tasks.clear()
    if (slot <= this.#slot && !restarted) return
    this.#slot = slot
    this.#work()
  }

  onQueue(data: Uint8Array, slot: number): void {
    this.onSlot(slot)
    const requests = new Map(decodeQueue(data).map((request) => [request.id.toString('hex'), request]))
    for (const name of this.#tasks.keys()) if (!requests.has(name)) this.#tasks.delete(name)
    for (const [name, request] of requests) {
      if (this.#tasks.has(name)) continue
      this.#tasks.set(name, {
        request,
        proof: prove(this.#key, request.id),
        nextSlot: 0,
        failures: 0,
        busy: false,
      })
    }
    this.#work()
  }

  #work(): void {
    for (const [name, task] of this.#tasks) {
      // An answer in the slot of its request is rejected.
      if (task.busy || this.#slot <= task.request.slot || this.#slot < task.nextSlot) continue
      task.busy = true
      void this.#answer(name, task).finally(() => {
        task.busy = false
      })
    }
  }

  async #answer(name: string, task: Task): Promise<void> {
    const { request, proof } = task
    const oracle = this.#keypair.publicKey
    const expired = this.#slot - request.slot > maxAgeSlots
    try {
      const signature = expired
        ? await this.#send(purgeExpired(oracle), computeUnits.purge)
        : await this.#send(
            provideRandomness(oracle, request, proof),
            request.highPriority ? computeUnits.highPriority : computeUnits.normal,
          )
      const what = expired ? 'purged' : 'answered'
      this.#log(`${what} ${name} in slot ${this.#slot}, asked in ${request.slot}: ${signature}`)
      task.nextSlot = this.#slot + landingSlots
    } catch (error) {
      this.#reconsider(name, task, error)
    }
  }

  #reconsider(name: string, task: Task, error: unknown): void {
    const code = customErrorCode(error)
    if (code === vrfErrors.unknownRequest) {
      this.#tasks.delete(name)
    } else if (code === vrfErrors.sameSlot) {
      task.nextSlot = this.#slot + 1
    } else {
      task.failures++
      task.nextSlot = this.#slot + Math.min(2 ** task.failures, longestPause)
      this.#log(`${name} was refused (${task.failures}): ${describe(error)}`)
    }
  }

  async #send(instruction: TransactionInstruction, units: number): Promise<string> {
    const { blockhash } = await this.#connection.getLatestBlockhash()
    const transaction = new Transaction({ feePayer: this.#keypair.publicKey, recentBlockhash: blockhash })
    transaction.add(ComputeBudgetProgram.setComputeUnitLimit({ units }), instruction)
    transaction.sign(this.#keypair)
    return this.#connection.sendRawTransaction(transaction.serialize(), { preflightCommitment: 'processed' })
  }
}

/** The error number of the VRF program, or of the program called back. */
function customErrorCode(error: unknown): number | undefined {
  const hex = /custom program error: 0x([0-9a-f]+)/i.exec(String(error))?.[1]
  return hex === undefined ? undefined : Number.parseInt(hex, 16)
}

export function describe(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
}
