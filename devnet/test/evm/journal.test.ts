import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Hex, keccak256, numberToHex, pad } from 'viem'
import { describe, expect, it } from 'vitest'
import { blockHashes, type Client, devAccount, startNode, temporaryFolder } from '../../src/testing/evm.js'

const [alice, bob, carol] = [devAccount(0), devAccount(1), devAccount(2)]
const stranger = '0x00000000000000000000000000000000000000aa'

const accounts = [alice.address, bob.address, carol.address, stranger] as const

const pay = (client: Client, value: bigint) =>
  client.sendTransaction({ account: alice, to: bob.address, value })

/** Runs some calls on a chain and restarts it: the chain must be the same, and continue. */
async function expectToSurvive(act: (client: Client) => Promise<unknown>) {
  const folder = await temporaryFolder()
  const before = await startNode(folder)
  await act(before.client)
  const look = async (client: Client) => ({
    hashes: await blockHashes(client),
    balances: await Promise.all(accounts.map((address) => client.getBalance({ address }))),
    nonce: await client.getTransactionCount({ address: alice.address }),
    pending: (await client.getBlock({ blockTag: 'pending' })).transactions,
    automine: await client.getAutomine(),
  })
  const expected = await look(before.client)
  await before.close()

  const after = await startNode(folder)
  expect(after.genesisHash).toBe(before.genesisHash)
  expect(await look(after.client)).toEqual(expected)
  return { ...after, folder }
}

describe('a restart', () => {
  it('keeps transactions', async () => {
    const { client } = await expectToSurvive(async (client) => {
      for (const value of [1n, 2n, 3n]) await pay(client, value)
    })
    await pay(client, 4n)
    expect(await client.getBlockNumber()).toBe(4n)
  })

  it('keeps a transaction that failed, and what refused ones did not do', async () => {
    await expectToSurvive(async (client) => {
      await client.sendTransaction({ account: alice, data: '0xfe', gas: 100_000n })
      await expect(client.sendTransaction({ account: alice, to: bob.address, nonce: 9 })).rejects.toThrow()
      await client.getBlock({ blockTag: 'pending' })
      await pay(client, 1n)
    })
  })

  it('keeps what was set by hand', async () => {
    const code = '0x602a60005260206000f3'
    const slot = pad('0x1')
    const { client } = await expectToSurvive(async (client) => {
      await client.setBalance({ address: stranger, value: 10n ** 18n })
      await client.setCode({ address: carol.address, bytecode: code })
      await client.setStorageAt({ address: carol.address, index: 1, value: pad('0x2a') })
      await client.setNonce({ address: bob.address, nonce: 77 })
      await client.setNextBlockBaseFeePerGas({ baseFeePerGas: 123n })
      await client.request({ method: 'hardhat_setPrevRandao' as never, params: [keccak256('0x')] as never })
      await pay(client, 1n)
      await client.impersonateAccount({ address: stranger })
      await client.sendTransaction({ account: stranger, to: bob.address, value: 5n })
    })
    expect(await client.getCode({ address: carol.address })).toBe(code)
    expect(await client.getStorageAt({ address: carol.address, slot })).toBe(pad('0x2a'))
    expect(await client.getTransactionCount({ address: bob.address })).toBe(77)
    // Still impersonated.
    await client.sendTransaction({ account: stranger, to: bob.address, value: 5n })
  })

  it('keeps mined blocks, also many at once', async () => {
    await expectToSurvive(async (client) => {
      await client.mine({ blocks: 1 })
      await client.mine({ blocks: 300, interval: 12 })
      await pay(client, 1n)
    })
  })

  it('keeps transactions that wait for a block', async () => {
    const { client } = await expectToSurvive(async (client) => {
      await client.setAutomine(false)
      await client.sendTransaction({ account: alice, to: bob.address, value: 1n, nonce: 0, gas: 21_000n })
      await client.sendTransaction({ account: carol, to: bob.address, value: 2n, nonce: 0, gas: 21_000n })
    })
    await client.mine({ blocks: 1 })
    expect((await client.getBlock()).transactions).toHaveLength(2)
  })

  it('keeps several blocks that one transaction set off', async () => {
    await expectToSurvive(async (client) => {
      await client.setBlockGasLimit({ gasLimit: 30_000n })
      await client.setAutomine(false)
      for (const nonce of [0, 1, 2]) {
        await client.sendTransaction({ account: alice, to: bob.address, value: 1n, nonce, gas: 21_000n })
      }
      await client.setAutomine(true)
      await client.sendTransaction({ account: carol, to: bob.address, value: 1n, nonce: 0, gas: 21_000n })
      expect(await client.getBlockNumber()).toBe(4n)
    })
  })

  it('keeps a chain with interval mining and continues it', async () => {
    const { client, close } = await expectToSurvive(async (client) => {
      await client.setIntervalMining({ interval: 0.05 })
      await expect.poll(() => client.getBlockNumber()).toBeGreaterThan(2n)
      await client.setIntervalMining({ interval: 0 })
    })
    const height = await client.getBlockNumber()
    await client.setIntervalMining({ interval: 0.05 })
    await expect.poll(() => client.getBlockNumber()).toBeGreaterThan(height)
    await close()
  })
})

describe('time after a restart', () => {
  const now = () => Math.floor(Date.now() / 1000)
  const timeOfNextBlock = async (client: Client) => {
    await client.mine({ blocks: 1 })
    return Number((await client.getBlock()).timestamp)
  }

  it('is the time of day, however many blocks fell into a second', async () => {
    const offset = (client: Client) => client.request({ method: 'evm_increaseTime', params: ['0x0'] })
    const { client } = await expectToSurvive(async (client) => {
      for (let count = 0; count < 10; count += 1) await pay(client, 1n)
      expect(await offset(client)).toBe('0')
    })
    expect(await offset(client)).toBe('0')
  })

  it('is ahead by what it was advanced', async () => {
    const { client } = await expectToSurvive((client) => client.increaseTime({ seconds: 86_400 }))
    expect(Math.abs((await timeOfNextBlock(client)) - now() - 86_400)).toBeLessThan(5)
  })

  it('continues from a block with a requested time', async () => {
    const far = BigInt(now() + 1_000_000)
    const { client } = await expectToSurvive(async (client) => {
      await client.setNextBlockTimestamp({ timestamp: far })
      await pay(client, 1n)
    })
    expect((await client.getBlock()).timestamp).toBe(far)
    expect(Math.abs((await timeOfNextBlock(client)) - Number(far))).toBeLessThan(5)
  })

  it('still holds the time asked for the next block', async () => {
    const far = BigInt(now() + 2_000_000)
    const { client } = await expectToSurvive((client) => client.setNextBlockTimestamp({ timestamp: far }))
    expect((await client.getBlock({ blockTag: 'pending' })).timestamp).toBe(far)
    expect(await timeOfNextBlock(client)).toBe(Number(far))
  })
})

describe('a snapshot', () => {
  it('can be reverted to after a restart', async () => {
    let id: Hex = '0x'
    let snapshotHashes: Hex[] = []
    const { client } = await expectToSurvive(async (client) => {
      await pay(client, 1n)
      // A refused transaction costs Hardhat a snapshot number, which must not show.
      await expect(client.sendTransaction({ account: alice, to: bob.address, nonce: 9 })).rejects.toThrow()
      id = await client.snapshot()
      snapshotHashes = await blockHashes(client)
      await pay(client, 2n)
      await client.increaseTime({ seconds: 500 })
    })
    await client.revert({ id })
    expect(await blockHashes(client)).toEqual(snapshotHashes)
    await pay(client, 3n)
    expect(Number((await client.getBlock()).timestamp) - Date.now() / 1000).toBeLessThan(100)
  })

  it('that was reverted to stays so after a restart, with later blocks', async () => {
    const { client } = await expectToSurvive(async (client) => {
      const outer = await client.snapshot()
      await pay(client, 1n)
      const inner = await client.snapshot()
      await pay(client, 2n)
      await client.revert({ id: inner })
      await pay(client, 3n)
      await client.revert({ id: outer })
      await pay(client, 4n)
      expect((await client.request({ method: 'evm_revert', params: [inner] })) as unknown).toBe(false)
    })
    expect(await client.getBlockNumber()).toBe(1n)
    // The next name is not one that was given before.
    expect(await client.snapshot()).toBe(numberToHex(3))
  })
})

describe('the journal', () => {
  const journalOf = (folder: string) => join(folder, 'evm.journal')

  async function chainOf(payments: number) {
    const folder = await temporaryFolder()
    const { client, close, genesisHash } = await startNode(folder)
    for (let count = 0; count < payments; count += 1) await pay(client, 1n)
    const hashes = await blockHashes(client)
    await close()
    return { folder, file: journalOf(folder), hashes, genesisHash }
  }

  it('loses a last line that was cut short, and nothing else', async () => {
    const { folder, file, hashes } = await chainOf(3)
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.slice(0, -20))
    const { client, close } = await startNode(folder)
    expect(await blockHashes(client)).toEqual(hashes.slice(0, 3))
    await pay(client, 5n)
    const mended = await blockHashes(client)
    await close()
    expect(await blockHashes((await startNode(folder)).client)).toEqual(mended)
  })

  it('starts over when even its first line is incomplete', async () => {
    const { folder, file, genesisHash } = await chainOf(0)
    await writeFile(file, (await readFile(file, 'utf8')).slice(0, 30))
    expect((await startNode(folder)).genesisHash).not.toBe(genesisHash)
  })

  it('is refused when a line in the middle is damaged', async () => {
    const { folder, file } = await chainOf(3)
    const lines = (await readFile(file, 'utf8')).split('\n')
    await writeFile(file, lines.with(2, '{"method":').join('\n'))
    await expect(startNode(folder)).rejects.toThrow(/line 3 is not JSON/)
    await writeFile(file, lines.with(2, '{"method":1}').join('\n'))
    await expect(startNode(folder)).rejects.toThrow(/line 3 is not an entry/)
  })

  it('is refused when it does not give the blocks that it promises', async () => {
    const { folder, file, hashes } = await chainOf(2)
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace(hashes[1] ?? '', pad('0x1')))
    await expect(startNode(folder)).rejects.toThrow(/block 1 has hash/)
    await writeFile(file, text.replace(hashes[0] ?? '', pad('0x1')))
    await expect(startNode(folder)).rejects.toThrow(/block 0 has hash/)
  })

  it('stops the node when another process writes to it', async () => {
    const folder = await temporaryFolder()
    const { client, failure } = await startNode(folder)
    await pay(client, 1n)
    await appendFile(journalOf(folder), '{}\n')
    await expect(pay(client, 2n)).rejects.toThrow(/another process writes/)
    expect(String(await failure)).toMatch(/another process writes/)
    // What could not be written is not shown either.
    await expect(client.getBlockNumber()).rejects.toThrow(/another process writes/)
  })
})
