import { createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import type { AccountState } from '@fivefold/devnet/solana/execution/account-state'
import { type Outcome, Svm } from '@fivefold/devnet/solana/execution/svm'
import { decodeTransaction } from '@fivefold/devnet/solana/execution/wire-transaction'
import { makeGenesis } from '@fivefold/devnet/solana/genesis'
import { queueAddress } from '@fivefold/devnet/vrf-oracle'
import { provideRandomness } from '@fivefold/devnet/vrf-oracle/instructions'
import { prove } from '@fivefold/devnet/vrf-oracle/prove'
import { decodeQueue, type VrfRequest } from '@fivefold/devnet/vrf-oracle/queue'
import { deriveVrfKey } from '@fivefold/devnet/vrf-oracle/vrf-key'
import { address } from '@solana/kit'
import { Keypair, PublicKey, SystemProgram, Transaction, type TransactionInstruction } from '@solana/web3.js'

const sol = 1_000_000_000n
const digest = (text: string) => createHash('sha256').update(text).digest()
const keypairOf = (name: string) => Keypair.fromSeed(digest(name))
const blockhashOf = (slot: number) => new PublicKey(digest(`slot ${slot}`)).toBase58()
const keyOf = (key: PublicKey) => address(key.toBase58())

/** The real programs in the real virtual machine, with a clock that the test moves and an oracle that it asks. */
export class TestChain {
  readonly oracle = keypairOf('oracle')
  readonly queue = queueAddress(this.oracle.publicKey)
  /** Pays transaction fees, so that players' balances show the game's money alone. */
  readonly feePayer: Keypair
  readonly #svm = new Svm()
  readonly #vrfKey = deriveVrfKey(this.oracle)
  #slot = 1_000
  #wallets = 0
  #now = 1_800_000_000

  constructor() {
    const genesis = makeGenesis(this.oracle, { testPrograms: true })
    for (const program of genesis.programs) this.#svm.addProgram(program.address, program.image)
    for (const [key, account] of genesis.makeAccounts('')) this.#svm.setAccount(key, account)
    this.feePayer = this.newWallet(1_000_000n * sol)
    this.#nextSlot()
  }

  get now(): number {
    return this.#now
  }

  advance(seconds: number): void {
    this.#now += seconds
    this.#nextSlot()
  }

  /** Runs one transaction in a slot of its own. */
  send(instructions: TransactionInstruction[], signers: readonly Keypair[] = []): Outcome {
    this.#nextSlot()
    const { feePayer } = this
    const recentBlockhash = blockhashOf(this.#slot)
    const transaction = new Transaction({ feePayer: feePayer.publicKey, recentBlockhash }).add(
      ...instructions,
    )
    const message = transaction.serializeMessage()
    for (const signer of [feePayer, ...signers])
      transaction.addSignature(signer.publicKey, signQuickly(signer, message))
    const bytes = transaction.serialize({ verifySignatures: false, requireAllSignatures: false })
    return this.#svm.execute(decodeTransaction(bytes))
  }

  newWallet(lamports = 1_000n * sol): Keypair {
    const keypair = this.newKey()
    this.set(keypair.publicKey, { lamports })
    return keypair
  }

  /** The same on every run, so that addresses and with them compute units are the same. */
  newKey(): Keypair {
    return keypairOf(`wallet ${this.#wallets++}`)
  }

  set(key: PublicKey, account: Partial<AccountState>): void {
    const owner = address(SystemProgram.programId.toBase58())
    this.#svm.setAccount(keyOf(key), {
      lamports: 1n * sol,
      owner,
      executable: false,
      data: new Uint8Array(),
      ...account,
    })
  }

  get(key: PublicKey): AccountState | undefined {
    return this.#svm.getAccount(keyOf(key))
  }

  balance(key: PublicKey): bigint {
    return this.#svm.getBalance(keyOf(key))
  }

  rent(size: number): bigint {
    return BigInt(this.#svm.rentExemptMinimum(size))
  }

  requests(): VrfRequest[] {
    return decodeQueue(this.get(this.queue)?.data ?? new Uint8Array())
  }

  /** Lets the oracle answer the oldest request. Returns what the callback was given, too. */
  answerNext(): { outcome: Outcome; vrf: Uint8Array; instruction: TransactionInstruction } {
    const [request] = this.requests()
    if (!request) throw new Error('nothing was asked')
    const proof = prove(this.#vrfKey, request.id)
    const instruction = provideRandomness(this.oracle.publicKey, request, proof)
    const outcome = this.send([instruction], [this.oracle])
    return { outcome, vrf: createHash('sha256').update(proof.output).digest(), instruction }
  }

  #nextSlot(): void {
    this.#slot++
    const hashes = [1, 2, 3].map((back) => ({
      slot: this.#slot - back,
      hash: blockhashOf(this.#slot - back),
    }))
    this.#svm.enterSlot(this.#slot, this.#now, hashes)
  }
}

/** The name of the error that a transaction failed with; undefined if it did not fail. */
export function errorOf({ error, logs }: Outcome): string | undefined {
  if (error === null) return undefined
  const named = logs.map((line) => /Error Code: (\w+)\./.exec(line)?.[1]).findLast((name) => name)
  return named ?? JSON.stringify(error)
}

const keys = new WeakMap<Keypair, KeyObject>()
/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** With Node's own Ed25519: web3.js takes twenty times as long, and most of a test's time. */
function signQuickly(signer: Keypair, message: Buffer): Buffer {
  let key = keys.get(signer)
  if (!key) {
    const der = Buffer.concat([pkcs8, signer.secretKey.subarray(0, 32)])
    key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
    keys.set(signer, key)
  }
  return sign(null, message, key)
}
