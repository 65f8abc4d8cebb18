import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { programData } from '@fivefold/sdk/solana'
import { ristretto255 } from '@noble/curves/ed25519'
import { bytesToNumberLE, numberToBytesLE } from '@noble/curves/utils'
import { Keypair, type PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  execute,
  fundedKeypair,
  signed,
  startTestNode,
  type TestNode,
  temporaryFolder,
  vrfProbe,
} from '../../src/testing/solana.js'
import { until } from '../../src/testing/until.js'
import { loadOracleKey, type Oracle, startOracle } from '../../src/vrf-oracle/index.js'
import { provideRandomness } from '../../src/vrf-oracle/instructions.js'
import { type Proof, prove } from '../../src/vrf-oracle/prove.js'
import type { VrfRequest } from '../../src/vrf-oracle/queue.js'
import { deriveVrfKey } from '../../src/vrf-oracle/vrf-key.js'
import { drawAddress, newPlayer, openDraw, readDraw, readQueue, requestDraw } from './vrf-support.js'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

function start(node: TestNode, log: (line: string) => void = () => {}): Promise<Oracle> {
  return startOracle({ rpcUrl: node.rpcUrl, wsUrl: node.wsUrl, keypair: loadOracleKey(node.dataDir), log })
}

describe('with the oracle running', () => {
  let node: TestNode
  let oracle: Oracle
  let key: PublicKey
  beforeAll(async () => {
    node = await startTestNode()
    oracle = await start(node)
    key = loadOracleKey(node.dataDir).publicKey
  })
  afterAll(async () => {
    oracle.stop()
    await node.close()
  })

  it('a request is answered in a later slot with bytes that the VRF program has verified', async () => {
    const { connection } = node
    const player = await newPlayer(connection)
    const asked = await execute(connection, [requestDraw(player.publicKey, key)], player)
    await until(async () => !(await readDraw(connection, player.publicKey)).pending)
    const { randomness, answers } = await readDraw(connection, player.publicKey)
    expect(answers).toBe(1)
    expect(await readQueue(connection, key)).toEqual([])

    await until(
      async () => (await connection.getSignaturesForAddress(drawAddress(player.publicKey))).length === 3,
    )
    const [answer] = await connection.getSignaturesForAddress(drawAddress(player.publicKey))
    const request = await connection.getTransaction(asked)
    expect(answer?.slot).toBeGreaterThan(request?.slot ?? Number.POSITIVE_INFINITY)
    const found = await connection.getTransaction(answer?.signature ?? '')
    expect(found?.meta?.computeUnitsConsumed).toBeLessThan(180_000)
    // The callback runs inside the VRF program's instruction; its event is found there too.
    const [event = ''] = programData(found?.meta?.logMessages ?? [], vrfProbe.toBase58())
    expect(Buffer.from(event, 'base64').subarray(40).equals(randomness)).toBe(true)
  })

  it('many requests at once all get their own', async () => {
    const { connection } = node
    const players = await Promise.all(Array.from({ length: 5 }, () => newPlayer(connection)))
    await Promise.all(
      players.map((player) => execute(connection, [requestDraw(player.publicKey, key)], player)),
    )
    await until(async () => {
      const draws = await Promise.all(players.map((player) => readDraw(connection, player.publicKey)))
      return draws.every(({ pending }) => !pending)
    })
    const draws = await Promise.all(players.map((player) => readDraw(connection, player.publicKey)))
    expect(new Set(draws.map(({ randomness }) => randomness.toString('hex'))).size).toBe(5)
  })
})

describe('without the oracle', () => {
  let node: TestNode
  let keypair: Keypair
  beforeAll(async () => {
    node = await startTestNode()
    keypair = loadOracleKey(node.dataDir)
  })
  afterAll(() => node.close())

  async function ask(): Promise<{ player: Keypair; request: VrfRequest; proof: Proof }> {
    const player = await newPlayer(node.connection)
    await execute(node.connection, [requestDraw(player.publicKey, keypair.publicKey)], player)
    const request = (await readQueue(node.connection, keypair.publicKey)).at(-1)
    if (!request) throw new Error('the request is not in the queue')
    return { player, request, proof: prove(deriveVrfKey(keypair), request.id) }
  }

  /** The number of the error with which the VRF program refuses, or undefined when it accepts. */
  async function answer(request: VrfRequest, proof: Proof, signer = keypair): Promise<number | undefined> {
    const transaction = await signed(
      node.connection,
      [provideRandomness(signer.publicKey, request, proof)],
      signer,
    )
    return node.connection.sendRawTransaction(transaction.serialize()).then(
      () => undefined,
      (error: unknown) =>
        Number.parseInt(/custom program error: (0x[0-9a-f]+)/.exec(String(error))?.[1] ?? 'NaN', 16),
    )
  }

  it('tampered proofs are refused and the request stays open; the true one is accepted, once', async () => {
    const { player, request, proof } = await ask()
    const { Point } = ristretto255
    const point = Point.BASE.multiply(7n).toBytes()
    const scalarPlus = (n: bigint) => numberToBytesLE(bytesToNumberLE(proof.scalar) + n, 32)
    const flipped = Buffer.from(proof.output)
    flipped.writeUInt8(flipped.readUInt8(0) ^ 1, 0)
    const tampered: Record<string, Proof> = {
      'another scalar': {
        ...proof,
        scalar: numberToBytesLE((bytesToNumberLE(proof.scalar) + 1n) % Point.Fn.ORDER, 32),
      },
      'the same scalar beyond the order': { ...proof, scalar: scalarPlus(Point.Fn.ORDER) },
      'another output': { ...proof, output: point },
      'an output that is no point': { ...proof, output: flipped },
      'another commitment to the base': { ...proof, commitmentBase: point },
      'another commitment to the hash': { ...proof, commitmentHash: point },
      'the proof of another key': prove(deriveVrfKey(Keypair.generate()), request.id),
      'the proof of another input': {
        ...prove(deriveVrfKey(keypair), sha256(request.id)),
        input: request.id,
      },
    }
    for (const [name, bad] of Object.entries(tampered)) expect(await answer(request, bad), name).toBe(2)
    expect(await answer(request, prove(deriveVrfKey(keypair), sha256(request.id))), 'of no request').toBe(1)
    expect(await readQueue(node.connection, keypair.publicKey)).toHaveLength(1)

    expect(await answer(request, proof)).toBeUndefined()
    const { randomness } = await readDraw(node.connection, player.publicKey)
    expect(randomness.equals(sha256(proof.output))).toBe(true)
    await until(async () => (await answer(request, proof)) === 1)
    expect((await readDraw(node.connection, player.publicKey)).answers).toBe(1)
  })

  it('an answer in the very slot of its request comes too early', async () => {
    const slow = await startTestNode({ slotMs: 60_000 })
    const { connection } = slow
    const oracle = loadOracleKey(slow.dataDir)
    const player = await fundedKeypair(connection)
    const send = async (signer: Keypair, instruction: TransactionInstruction) =>
      connection.sendRawTransaction((await signed(connection, [instruction], signer)).serialize())
    await send(player, openDraw(player.publicKey))
    await send(player, requestDraw(player.publicKey, oracle.publicKey))
    const [request] = await readQueue(connection, oracle.publicKey)
    if (!request) throw new Error('the request is not in the queue')
    const proof = prove(deriveVrfKey(oracle), request.id)
    await expect(send(oracle, provideRandomness(oracle.publicKey, request, proof))).rejects.toThrow(/0xd\b/)
    await slow.close()
  })

  it('neither another signer nor other accounts will do', async () => {
    const { player, request, proof } = await ask()
    const victim = await newPlayer(node.connection)
    expect(await answer(request, proof, player)).not.toBeUndefined()
    const swapped = { pubkey: drawAddress(victim.publicKey), isSigner: false, isWritable: true }
    expect(await answer({ ...request, callbackAccounts: [swapped] }, proof)).not.toBeUndefined()
    expect(await answer({ ...request, callbackAccounts: [] }, proof)).not.toBeUndefined()
    expect(await answer(request, proof)).toBeUndefined()
  })
})

describe('the oracle', () => {
  it("answers requests from before the node's restart, and continues with the new node", async () => {
    const { folder, remove } = temporaryFolder()
    const first = await startTestNode({ dataDir: folder })
    const keypair = loadOracleKey(folder)
    const player = await newPlayer(first.connection)
    await execute(first.connection, [requestDraw(player.publicKey, keypair.publicKey)], player)
    await first.close()

    const ports = { port: Number(new URL(first.rpcUrl).port), wsPort: Number(new URL(first.wsUrl).port) }
    const second = await startTestNode({ dataDir: folder, ...ports })
    const oracle = await start(second)
    await until(async () => !(await readDraw(second.connection, player.publicKey)).pending)
    await second.close()

    const third = await startTestNode({ dataDir: folder, ...ports })
    await execute(third.connection, [requestDraw(player.publicKey, keypair.publicKey)], player)
    await until(async () => (await readDraw(third.connection, player.publicKey)).answers === 2)
    oracle.stop()
    await third.close()
    remove()
  })

  it('gives up a request whose callback always fails when it is too old, and does not neglect others', async () => {
    const node = await startTestNode({ slotMs: 10 })
    const keypair = loadOracleKey(node.dataDir)
    const lines: string[] = []
    const player = await newPlayer(node.connection)
    const request = () => requestDraw(player.publicKey, keypair.publicKey)
    // The probe takes one answer at a time: the second callback fails.
    await execute(node.connection, [request(), request()], player)
    const oracle = await start(node, (line) => lines.push(line))
    const other = await newPlayer(node.connection)
    await execute(node.connection, [requestDraw(other.publicKey, keypair.publicKey)], other)
    await until(async () => (await readDraw(node.connection, other.publicKey)).answers === 1)
    await until(async () => (await readQueue(node.connection, keypair.publicKey)).length === 0, 20_000)
    expect((await readDraw(node.connection, player.publicKey)).answers).toBe(1)
    expect(lines.filter((line) => line.includes('was refused')).length).toBeLessThanOrEqual(8)
    expect(lines.some((line) => line.startsWith('purged'))).toBe(true)
    oracle.stop()
    await node.close()
  }, 30_000)

  it('does not start on a chain on which it is not registered', async () => {
    const node = await startTestNode()
    const stranger = { rpcUrl: node.rpcUrl, wsUrl: node.wsUrl, keypair: Keypair.generate() }
    await expect(startOracle(stranger)).rejects.toMatchObject({ code: 'NO_ORACLE_QUEUE' })
    await node.close()
  })

  it('has its key to itself', () => {
    const { folder, remove } = temporaryFolder()
    const key = loadOracleKey(folder)
    expect(statSync(join(folder, 'oracle-key.json')).mode & 0o777).toBe(0o600)
    expect(loadOracleKey(folder).publicKey.equals(key.publicKey)).toBe(true)
    remove()
  })
})
