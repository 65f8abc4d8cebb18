import { expect, test } from 'vitest'
import { startPolkadotNode } from '../../src/polkadot/start-node.js'
import { rawCalls, temporaryFolder } from '../../src/testing/polkadot.js'
import { until } from '../../src/testing/until.js'

async function start(dataDir: string, block: 'manual' | number) {
  const node = await startPolkadotNode({ port: 0, dataDir, block })
  return { ...node, readyAt: node.height, ...rawCalls(node.url) }
}

test('blocks are made on a timer, and a restart continues at the head that was set', async () => {
  const dataDir = temporaryFolder()
  const first = await start(dataDir, 200)
  await until(async () => (await first.height()) >= 4)
  await first.close()

  const second = await start(dataDir, 'manual')
  expect(second.genesisHash).toBe(first.genesisHash)
  expect(second.readyAt).toBeGreaterThanOrEqual(4)
  const three = await second.rpc('chain_getBlockHash', 3)
  await expect(startPolkadotNode({ port: 0, dataDir, block: 'manual' })).rejects.toThrow('in use by process')
  expect(await second.height()).toBe(second.readyAt)
  const target = await second.rpc('dev_setHead', 2)
  await second.rpc('dev_timeTravel', '2040-01-01')
  await second.close()

  const third = await start(dataDir, 'manual')
  expect(third.readyAt).toBe(2)
  expect(await third.rpc('chain_getBlockHash')).toBe(target)
  const built = await third.rpc<string>('dev_newBlock')
  expect(await third.rpc('chain_getBlockHash', 3)).toBe(built)
  expect(built).not.toBe(three)
  expect(await timeOf(third)).toBeGreaterThanOrEqual(Date.parse('2040-01-01'))
  await third.close()
})

/** `Timestamp.Now`, read by its key. */
async function timeOf({ rpc }: Pick<Awaited<ReturnType<typeof start>>, 'rpc'>): Promise<number> {
  const key = '0xf0c365c3cf59d671eb72da0e7a4113c49f1f0515f462cdcf84e0f1d6045dfcbb'
  const value = await rpc<string>('state_getStorage', key)
  return Number(Buffer.from(value.slice(2), 'hex').readBigUInt64LE())
}
