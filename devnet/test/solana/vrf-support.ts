import { createHash, randomBytes } from 'node:crypto'
import {
  type Connection,
  type Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
} from '@solana/web3.js'
import { execute, fundedKeypair, vrfProbe } from '../../src/testing/solana.js'
import { queueAddress, vrfProgram } from '../../src/vrf-oracle/index.js'
import { decodeQueue, type VrfRequest } from '../../src/vrf-oracle/queue.js'

const slotHashes = new PublicKey('SysvarS1otHashes111111111111111111111111111')
const identity = PublicKey.findProgramAddressSync([Buffer.from('identity')], vrfProbe)[0]

export type Draw = { pending: boolean; randomness: Buffer; answers: number }

export function drawAddress(player: PublicKey): PublicKey {
  return PublicKey.findProgramAddressSync([Buffer.from('draw'), player.toBytes()], vrfProbe)[0]
}

function discriminator(name: string): Buffer {
  return createHash('sha256').update(`global:${name}`).digest().subarray(0, 8)
}

function probe(
  name: string,
  player: PublicKey,
  others: [key: PublicKey, writable: boolean][],
  args = Buffer.alloc(0),
) {
  return new TransactionInstruction({
    programId: vrfProbe,
    keys: [
      { pubkey: player, isSigner: true, isWritable: true },
      { pubkey: drawAddress(player), isSigner: false, isWritable: true },
      ...others.map(([pubkey, isWritable]) => ({ pubkey, isSigner: false, isWritable })),
    ],
    data: Buffer.concat([discriminator(name), args]),
  })
}

export function openDraw(player: PublicKey): TransactionInstruction {
  return probe('open_draw', player, [[SystemProgram.programId, false]])
}

export function requestDraw(player: PublicKey, oracle: PublicKey): TransactionInstruction {
  const accounts: [PublicKey, boolean][] = [
    [queueAddress(oracle), true],
    [identity, false],
    [vrfProgram, false],
    [slotHashes, false],
    [SystemProgram.programId, false],
  ]
  return probe('request_draw', player, accounts, randomBytes(32))
}

/** A funded player with an open draw. */
export async function newPlayer(connection: Connection): Promise<Keypair> {
  const player = await fundedKeypair(connection)
  await execute(connection, [openDraw(player.publicKey)], player)
  return player
}

export async function readDraw(connection: Connection, player: PublicKey): Promise<Draw> {
  const account = await connection.getAccountInfo(drawAddress(player), 'processed')
  if (!account) throw new Error('no draw')
  const { data } = account
  return { pending: data[40] === 1, randomness: data.subarray(41, 73), answers: data.readUInt32LE(73) }
}

export async function readQueue(connection: Connection, oracle: PublicKey): Promise<VrfRequest[]> {
  const account = await connection.getAccountInfo(queueAddress(oracle), 'processed')
  return decodeQueue(account?.data ?? Buffer.alloc(0))
}
