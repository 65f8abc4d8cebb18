import { Keypair, LAMPORTS_PER_SOL } from '@solana/web3.js'
import { afterAll, describe, expect, it } from 'vitest'
import { callRpc, execute, startTestNode, transfer, untilSealed } from '../../src/testing/solana.js'
import { until } from '../../src/testing/until.js'

const node = await startTestNode()
afterAll(() => node.close())

const call = async (method: string, ...params: unknown[]) =>
  (await callRpc(node.rpcUrl, method, params)).result

describe('blocks', () => {
  it('follow one another without a gap, each with the hash of the one before', async () => {
    const { connection } = node
    await until(async () => (await connection.getSlot()) >= 10)
    const slots = (await call('getBlocks', 0, 10)) as number[]
    expect(slots).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const blocks = await Promise.all(
      slots.map((slot) => connection.getBlock(slot, { transactionDetails: 'none' })),
    )
    for (const [index, block] of blocks.entries()) {
      if (index === 0) continue
      expect(block).toMatchObject({ parentSlot: index - 1, previousBlockhash: blocks[index - 1]?.blockhash })
    }
    expect(new Set(blocks.map((block) => block?.blockhash)).size).toBe(11)
    expect(blocks[0]?.previousBlockhash).toBe(await connection.getGenesisHash())
  })

  it('list their transactions in the requested detail', async () => {
    const payer = Keypair.generate()
    // In a block of its own, so that the next block lists one transaction.
    await untilSealed(
      node.connection,
      await node.connection.requestAirdrop(payer.publicKey, LAMPORTS_PER_SOL),
    )
    const signature = await execute(node.connection, [transfer(payer, payer.publicKey, 1)], payer)
    const { value } = await node.connection.getSignatureStatus(signature)
    const block = (config: object) =>
      call('getBlock', value?.slot, { maxSupportedTransactionVersion: 0, ...config })
    expect(await block({ transactionDetails: 'signatures' })).toMatchObject({
      signatures: [signature],
      rewards: [],
    })
    expect(await block({ transactionDetails: 'none', rewards: false })).not.toHaveProperty('rewards')
    expect(await block({ transactionDetails: 'accounts' })).toMatchObject({
      transactions: [
        { transaction: { accountKeys: [{ pubkey: payer.publicKey.toBase58(), signer: true }, {}] } },
      ],
    })
    expect(await block({ encoding: 'jsonParsed' })).toMatchObject({
      transactions: [
        { transaction: { message: { instructions: [{ programId: '11111111111111111111111111111111' }] } } },
      ],
    })
    expect(await block({ encoding: 'base64' })).toMatchObject({
      transactions: [{ version: 'legacy', transaction: [expect.any(String), 'base64'], meta: { err: null } }],
    })
  })

  it('that are not sealed are not available', async () => {
    const slot = (await node.connection.getSlot('processed')) + 100
    const answer = await callRpc(node.rpcUrl, 'getBlock', [slot])
    expect(answer.error).toEqual({ code: -32004, message: `Block not available for slot ${slot}` })
  })

  it('are returned immediately to a client that waits for the next one', async () => {
    const slot = (await node.connection.getSlot('finalized')) + 1
    const start = Date.now()
    const slots = (await call('getBlocksWithLimit', slot, 5)) as number[]
    expect(slots[0]).toBe(slot)
    expect(Date.now() - start).toBeLessThan(2000)
    expect(await call('getBlocksWithLimit', slot + 1_000_000, 5)).toEqual([])
  })

  it('of a blockhash that clients are given are sealed', async () => {
    const { context, value } = await node.connection.getLatestBlockhashAndContext('finalized')
    const block = await node.connection.getBlock(context.slot, { transactionDetails: 'none' })
    expect(block?.blockhash).toBe(value.blockhash)
    expect(value.lastValidBlockHeight).toBe(context.slot + 150)
  })
})
