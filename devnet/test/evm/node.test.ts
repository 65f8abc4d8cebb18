import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPublicClient, type Hex, parseEther, webSocket } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it, vi } from 'vitest'
import { blockHashes, type Client, devAccount, startNode, temporaryFolder } from '../../src/testing/evm.js'

const alice = devAccount(0)
const bob = devAccount(1)
const fees = { gas: 21_000n, maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 0n }

async function signTransfer(
  client: Client,
  changes: { nonce?: number; chainId?: number } = {},
): Promise<Hex> {
  const nonce = await client.getTransactionCount({ address: alice.address })
  return alice.signTransaction({ chainId: 31337, nonce, to: bob.address, value: 1n, ...fees, ...changes })
}

describe('the local EVM node', () => {
  it('is chain 31337 with the well-known accounts', async () => {
    const { client } = await startNode(await temporaryFolder())
    expect(await client.getChainId()).toBe(31337)
    expect(await client.getBalance({ address: alice.address })).toBe(parseEther('10000'))
    expect(await client.getAddresses()).toHaveLength(20)
  })

  it('gives every new chain a genesis hash of its own', async () => {
    const nodes = await Promise.all([1, 2, 3].map(async () => startNode(await temporaryFolder())))
    expect(new Set(nodes.map(({ genesisHash }) => genesisHash)).size).toBe(3)
    const block = await nodes[0]?.client.getBlock({ blockNumber: 0n })
    expect(block?.hash).toBe(nodes[0]?.genesisHash)
  })

  it('mines when a transaction comes and rests otherwise', async () => {
    const { client } = await startNode(await temporaryFolder())
    for (const blockNumber of [1n, 2n]) {
      const hash = await client.sendTransaction({ account: alice, to: bob.address, value: 1n })
      expect((await client.getTransactionReceipt({ hash })).blockNumber).toBe(blockNumber)
    }
  })

  it('announces blocks over websockets', async () => {
    const { client, url } = await startNode(await temporaryFolder())
    const socket = createPublicClient({
      transport: webSocket(url.replace('http', 'ws'), { reconnect: false }),
    })
    const heads: string[] = []
    await socket.transport.subscribe({
      params: ['newHeads'],
      onData: ({ result }) => heads.push(result.hash),
    })
    await client.mine({ blocks: 2 })
    const expected = (await blockHashes(client)).slice(1)
    await vi.waitFor(() => expect(heads).toEqual(expected))
    const { socket: connection } = await socket.transport.getRpcClient()
    connection.close()
  })

  it('gives a failing transaction a receipt, as other chains do', async () => {
    const { client } = await startNode(await temporaryFolder())
    const hash = await client.sendTransaction({ account: alice, data: '0xfe', gas: 100_000n })
    expect((await client.waitForTransactionReceipt({ hash })).status).toBe('reverted')
  })

  it('names the port that is taken', async () => {
    const { url } = await startNode(await temporaryFolder())
    const port = Number(new URL(url).port)
    await expect(startNode(await temporaryFolder(), { port })).rejects.toThrow(`Port ${port} is taken`)
  })
})

describe('a transaction that must not count', () => {
  const cases: Record<string, (client: Client) => Promise<Hex>> = {
    'with a signature that was tampered with': async (client) => {
      const signed = await signTransfer(client)
      const last = signed.endsWith('0') ? '1' : '0'
      return `0x${signed.slice(2, -1)}${last}`
    },
    'with a signature that is no signature': async (client) =>
      `0x${(await signTransfer(client)).slice(2, -64)}${'f'.repeat(64)}`,
    'with a nonce that was used': (client) => signTransfer(client, { nonce: 0 }),
    'with a nonce that is not due yet': (client) => signTransfer(client, { nonce: 7 }),
    'for another chain': (client) => signTransfer(client, { chainId: 1 }),
    'from an account that cannot pay': () => {
      const poor = privateKeyToAccount(generatePrivateKey())
      return poor.signTransaction({ chainId: 31337, nonce: 0, to: bob.address, value: 1n, ...fees })
    },
    'that is no transaction': async () => '0x02c0',
  }

  it.each(Object.entries(cases))('%s is refused and changes nothing', async (_, make) => {
    const folder = await temporaryFolder()
    const { client } = await startNode(folder)
    await client.sendTransaction({ account: alice, to: bob.address, value: 1n })
    const look = async () => ({
      height: await client.getBlockNumber(),
      nonce: await client.getTransactionCount({ address: alice.address, blockTag: 'pending' }),
      balances: await Promise.all([alice, bob].map(({ address }) => client.getBalance({ address }))),
      journal: await readFile(join(folder, 'evm.journal'), 'utf8'),
    })
    const before = await look()

    const serializedTransaction = await make(client)
    await expect(client.sendRawTransaction({ serializedTransaction })).rejects.toThrow()

    expect(await look()).toEqual(before)
    // The account is not stuck either.
    await client.sendRawTransaction({ serializedTransaction: await signTransfer(client) })
    expect(await client.getBlockNumber()).toBe(before.height + 1n)
  })
})
