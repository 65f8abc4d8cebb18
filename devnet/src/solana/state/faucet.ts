import { createHash } from 'node:crypto'
import type { Address } from '@solana/kit'
import { ComputeBudgetProgram, Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { type AccountState, systemProgram } from '../execution/account-state.js'
import { decodeTransaction } from '../execution/wire-transaction.js'
import type { Chain } from './chain.js'
import { sendTransaction } from './send-transaction.js'

/** The total supply of SOL, chosen so that every balance is exact as a JSON number. */
const supply = 9_000_000_000_000_000n
const unitLimit = 10_000

/** Sends SOL with ordinary transactions, from a key derived from the chain's salt. */
export class Faucet {
  readonly #chain: Chain
  readonly #keypair: Keypair
  #sent = 0

  constructor(chain: Chain) {
    this.#chain = chain
    this.#keypair = faucetKey(chain.salt)
  }

  send(address: Address, lamports: number): string {
    const transaction = new Transaction({
      feePayer: this.#keypair.publicKey,
      recentBlockhash: this.#chain.hashes.latest.hash,
    }).add(
      // Different each time, so that two equal payments in one slot are two transactions.
      ComputeBudgetProgram.setComputeUnitLimit({ units: unitLimit + (this.#sent++ % unitLimit) }),
      SystemProgram.transfer({
        fromPubkey: this.#keypair.publicKey,
        toPubkey: new PublicKey(address),
        lamports,
      }),
    )
    transaction.sign(this.#keypair)
    return sendTransaction(this.#chain, decodeTransaction(transaction.serialize()), { skipPreflight: false })
  }
}

export function faucetAccount(salt: string): [Address, AccountState] {
  const address = faucetKey(salt).publicKey.toBase58() as Address
  return [address, { lamports: supply, owner: systemProgram, executable: false, data: new Uint8Array() }]
}

function faucetKey(salt: string): Keypair {
  return Keypair.fromSeed(createHash('sha256').update('faucet').update(Buffer.from(salt, 'base64')).digest())
}
