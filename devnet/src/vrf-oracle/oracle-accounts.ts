import { type Keypair, type PublicKey, SystemProgram } from '@solana/web3.js'
import { oracleDataAddress, oracleListAddress, queueAddress, queueIndex, vrfProgram } from './addresses.js'
import { deriveVrfKey } from './vrf-key.js'

export type GenesisAccount = { address: PublicKey; owner: PublicKey; lamports: bigint; data: Uint8Array }

const kinds = { oracleList: 0n, oracle: 1n, queue: 3n }
/** Holds about 200 small requests. */
const queueSize = 30_000
const firstItemOffset = 16
const oracleBalance = 100_000_000_000n

/** The accounts that register a key as an oracle of the VRF program. */
export function oracleAccounts(keypair: Keypair): GenesisAccount[] {
  const oracle = keypair.publicKey
  return [
    ownedByVrf(oracleListAddress(), Buffer.concat([u64(kinds.oracleList), u32(1), oracle.toBytes()])),
    ownedByVrf(
      oracleDataAddress(oracle),
      // VRF key, slot of registration, open queues
      Buffer.concat([u64(kinds.oracle), deriveVrfKey(keypair).publicKey, u64(0n), u64(1n)]),
    ),
    ownedByVrf(queueAddress(oracle), emptyQueue()),
    { address: oracle, owner: SystemProgram.programId, lamports: oracleBalance, data: new Uint8Array() },
  ]
}

function emptyQueue(): Buffer {
  const queue = Buffer.alloc(queueSize)
  Buffer.concat([u64(kinds.queue), u32(0), u32(firstItemOffset), Uint8Array.of(queueIndex)]).copy(queue)
  return queue
}

function ownedByVrf(address: PublicKey, data: Buffer): GenesisAccount {
  return { address, owner: vrfProgram, lamports: rentExempt(data.length), data }
}

function rentExempt(size: number): bigint {
  return BigInt((size + 128) * 6960)
}

function u64(value: bigint): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(value)
  return bytes
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
