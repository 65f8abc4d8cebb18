import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js'
import { type SolanaNode, type SolanaNodeOptions, startSolanaNode } from '../solana/index.js'
import { until } from './until.js'

export const vrfProbe = new PublicKey('VrfProbe11111111111111111111111111111111111')

/** What Anchor puts before an instruction's arguments. */
export const discriminator = (instruction: string): Buffer =>
  createHash('sha256').update(`global:${instruction}`).digest().subarray(0, 8)

/** Where the test program keeps a player's draw. */
export const drawAddress = (player: PublicKey): PublicKey =>
  PublicKey.findProgramAddressSync([Buffer.from('draw'), player.toBytes()], vrfProbe)[0]

/** Opens a player's draw, which is possible once. */
export const openDraw = (player: PublicKey): TransactionInstruction =>
  new TransactionInstruction({
    programId: vrfProbe,
    keys: [
      { pubkey: player, isSigner: true, isWritable: true },
      { pubkey: drawAddress(player), isSigner: false, isWritable: true },
      { pubkey: SystemProgram.programId, isSigner: false, isWritable: false },
    ],
    data: discriminator('open_draw'),
  })

export type TestNode = SolanaNode & { connection: Connection; dataDir: string }

/** Short, so that tests need not wait long for blocks. */
export const slotMs = 40

/** A folder for one chain, removed by the returned function. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'fivefold-solana-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A fresh chain in this process, deleted by `close`. */
export async function startTestNode(options: Partial<SolanaNodeOptions> = {}): Promise<TestNode> {
  const { folder, remove } = temporaryFolder()
  const dataDir = options.dataDir ?? folder
  const node = await startSolanaNode({ port: 0, wsPort: 0, slotMs, testPrograms: true, ...options, dataDir })
  const connection = new Connection(node.rpcUrl, { commitment: 'confirmed', wsEndpoint: node.wsUrl })
  // After a restart on the same port the first request may still go into a connection of before.
  await until(() =>
    connection.getVersion().then(
      () => true,
      () => false,
    ),
  )
  const close = async () => {
    await node.close()
    remove()
  }
  return { ...node, close, connection, dataDir }
}

/** web3.js disconnects half a second after its last subscription; if the node closes before, it reconnects forever. */
export async function closeUnsubscribed(node: TestNode): Promise<void> {
  await until(() => node.pubsubClients() === 0)
  await node.close()
}

export async function fundedKeypair(connection: Connection, sol = 10): Promise<Keypair> {
  const keypair = Keypair.generate()
  await connection.requestAirdrop(keypair.publicKey, sol * LAMPORTS_PER_SOL)
  return keypair
}

export function transfer(from: Keypair, to: PublicKey, lamports: number): TransactionInstruction {
  return SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey: to, lamports })
}

export async function signed(
  connection: Connection,
  instructions: TransactionInstruction[],
  ...signers: [Keypair, ...Keypair[]]
): Promise<Transaction> {
  const { blockhash } = await connection.getLatestBlockhash()
  const transaction = new Transaction({ feePayer: signers[0].publicKey, recentBlockhash: blockhash })
  transaction.add(...instructions).sign(...signers)
  return transaction
}

/** Sends and waits until it is in a block. */
export async function execute(
  connection: Connection,
  instructions: TransactionInstruction[],
  ...signers: [Keypair, ...Keypair[]]
): Promise<string> {
  const transaction = await signed(connection, instructions, ...signers)
  const signature = await connection.sendRawTransaction(transaction.serialize())
  await untilSealed(connection, signature)
  return signature
}

export async function untilSealed(connection: Connection, signature: string): Promise<void> {
  await until(async () => {
    const { value } = await connection.getSignatureStatus(signature)
    return value?.confirmationStatus === 'finalized'
  })
}

export type RpcAnswer = {
  id: unknown
  result?: unknown
  error?: { code: number; message: string; data?: unknown }
}

/** One raw JSON-RPC call. */
export async function callRpc(rpcUrl: string, method: string, params?: unknown): Promise<RpcAnswer> {
  const response = await post(rpcUrl, JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }))
  return (await response.json()) as RpcAnswer
}

export function post(url: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
}
