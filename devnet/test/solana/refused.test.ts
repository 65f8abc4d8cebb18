import { LAMPORTS_PER_SOL, SystemProgram } from '@solana/web3.js'
import { afterAll, describe, expect, it } from 'vitest'
import { callRpc, fundedKeypair, signed, startTestNode, transfer } from '../../src/testing/solana.js'
import { until } from '../../src/testing/until.js'

const node = await startTestNode({ slotMs: 10 })
afterAll(() => node.close())
const thief = await fundedKeypair(node.connection)
const victim = await fundedKeypair(node.connection)

const send = (bytes: Uint8Array, options: object = {}) =>
  callRpc(node.rpcUrl, 'sendTransaction', [
    Buffer.from(bytes).toString('base64'),
    { encoding: 'base64', ...options },
  ])

/** All that a transaction could change. */
async function snapshot() {
  const { connection } = node
  return {
    thief: await connection.getBalance(thief.publicKey),
    victim: await connection.getBalance(victim.publicKey),
    transactions: await connection.getTransactionCount(),
  }
}

async function expectUnchanged(act: () => Promise<void>): Promise<void> {
  const before = await snapshot()
  await act()
  expect(await snapshot()).toEqual(before)
}

describe.each([
  ['with preflight', {}],
  ['without preflight', { skipPreflight: true }],
])('refused %s, without a trace:', (_, options) => {
  const theft = () => signed(node.connection, [transfer(thief, victim.publicKey, LAMPORTS_PER_SOL)], thief)

  it('a signature with a wrong bit', async () => {
    const bytes = (await theft()).serialize()
    bytes.writeUInt8(bytes.readUInt8(10) ^ 1, 10)
    await expectUnchanged(async () => {
      expect((await send(bytes, options)).error).toMatchObject({
        code: -32003,
        message: 'Transaction signature verification failure',
      })
    })
  })

  it('a message changed after it was signed', async () => {
    const bytes = (await theft()).serialize()
    const amount = bytes.length - 8
    bytes.writeBigUInt64LE(2n * BigInt(LAMPORTS_PER_SOL), amount)
    await expectUnchanged(async () => {
      expect((await send(bytes, options)).error).toMatchObject({ code: -32003 })
    })
  })

  it('money of an account that did not sign', async () => {
    const { blockhash } = await node.connection.getLatestBlockhash()
    const transaction = await theft()
    transaction.recentBlockhash = blockhash
    transaction.instructions = [
      SystemProgram.transfer({ fromPubkey: victim.publicKey, toPubkey: thief.publicKey, lamports: 5 }),
    ]
    transaction.signatures = []
    transaction.partialSign(thief)
    const bytes = transaction.serialize({ requireAllSignatures: false, verifySignatures: false })
    await expectUnchanged(async () => {
      expect((await send(bytes, options)).error).toMatchObject({ code: -32003 })
    })
  })

  it('a blockhash of another chain', async () => {
    const transaction = await theft()
    transaction.recentBlockhash = thief.publicKey.toBase58()
    transaction.sign(thief)
    await expectUnchanged(async () => {
      expect((await send(transaction.serialize(), options)).error).toMatchObject({
        code: -32002,
        message: 'Transaction simulation failed: Blockhash not found',
        data: { err: 'BlockhashNotFound', logs: [] },
      })
    })
  })
})

describe('a transaction sent again', () => {
  it('is not run twice: preflight refuses it, and without preflight its signature is returned again', async () => {
    const bytes = (
      await signed(node.connection, [transfer(thief, victim.publicKey, 1000)], thief)
    ).serialize()
    const first = await send(bytes)
    expect(first.error).toBeUndefined()
    await expectUnchanged(async () => {
      expect((await send(bytes)).error).toMatchObject({
        code: -32002,
        message: 'Transaction simulation failed: This transaction has already been processed',
        data: { err: 'AlreadyProcessed' },
      })
      expect((await send(bytes, { skipPreflight: true })).result).toBe(first.result)
    })
  })

  it('with a known signature over another message is refused', async () => {
    const bytes = (
      await signed(node.connection, [transfer(thief, victim.publicKey, 1002)], thief)
    ).serialize()
    await send(bytes)
    bytes.writeBigUInt64LE(7n, bytes.length - 8)
    await expectUnchanged(async () => {
      expect((await send(bytes, { skipPreflight: true })).error).toMatchObject({ code: -32003 })
    })
  })
})

describe('a blockhash', () => {
  it('is valid for 150 blocks; after that, new and repeated transactions are refused', async () => {
    const { connection } = node
    const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
    const landed = await signed(connection, [transfer(thief, victim.publicKey, 1001)], thief)
    expect((await send(landed.serialize())).error).toBeUndefined()
    const late = await signed(connection, [transfer(thief, victim.publicKey, 1003)], thief)
    late.recentBlockhash = blockhash
    late.sign(thief)

    await until(async () => (await connection.getBlockHeight('processed')) >= lastValidBlockHeight - 20)
    expect((await connection.isBlockhashValid(blockhash)).value).toBe(true)
    await until(async () => (await connection.getBlockHeight('processed')) > lastValidBlockHeight)
    expect((await connection.isBlockhashValid(blockhash)).value).toBe(false)
    await expectUnchanged(async () => {
      for (const options of [{}, { skipPreflight: true }]) {
        const { error } = await send(late.serialize(), options)
        expect(error).toMatchObject({ code: -32002, data: { err: 'BlockhashNotFound' } })
      }
      expect((await send(landed.serialize())).error).toMatchObject({ code: -32002 })
    })
  })
})

describe('bytes that are no sane transaction', () => {
  it('are rejected before they reach the chain', async () => {
    const transaction = await signed(node.connection, [transfer(thief, victim.publicKey, 3)], thief)
    const good = transaction.serialize()
    await expectUnchanged(async () => {
      expect((await send(Buffer.concat([good, Buffer.from([0])]))).error?.code).toBe(-32602)
      // A length of one in two bytes instead of one.
      expect((await send(Buffer.concat([Buffer.from([0x81, 0x00]), good.subarray(1)]))).error?.code).toBe(
        -32602,
      )
      for (let length = 0; length < good.length; length += 20) {
        expect((await send(good.subarray(0, length))).error?.code, `length ${length}`).toBe(-32602)
      }
      for (let at = 64; at < good.length; at += 3) {
        const bytes = Buffer.from(good)
        bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at)
        const { error } = await send(bytes, { skipPreflight: true })
        expect(error?.code, `byte ${at}`).toBeOneOf([-32602, -32002, -32003])
      }
    })
  })
})
