import type { PolkadotDeployment } from '@fivefold/sdk/config'
import { accountFromSecret } from '@fivefold/sdk/polkadot'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { keyVariables } from '../../src/config/deployer-keys.js'
import { deployPolkadot } from '../../src/deploy/polkadot.js'
import { startChain, type TestChain } from './support.js'

let chain: TestChain
let first: PolkadotDeployment

beforeAll(async () => {
  chain = await startChain()
  first = await deployPolkadot({ url: chain.url, local: true })
})
afterAll(() => chain.close())
afterEach(() => vi.unstubAllEnvs())

const addressOf = (deployment: PolkadotDeployment) => deployment.contracts.matchCounter?.address

test('says where the contract is and since when', async () => {
  expect(first).toEqual({
    url: chain.url,
    genesisHash: chain.genesisHash,
    contracts: { matchCounter: { address: expect.stringMatching(/^5/), block: 2 } },
  })
  const info = await chain.api.query.contracts.contractInfoOf(addressOf(first) ?? '')
  expect(info.isSome).toBe(true)
})

test('keeps a contract that is there', async () => {
  const height = await chain.height()
  expect(await deployPolkadot({ url: chain.url, local: true, previous: first })).toEqual(first)
  expect(await chain.height()).toBe(height)
})

test('deploys anew when the contract is of another chain, or not there', async () => {
  const otherChain = { ...first, genesisHash: `0x${'11'.repeat(32)}` }
  const again = await deployPolkadot({ url: chain.url, local: true, previous: otherChain })
  expect(addressOf(again)).not.toBe(addressOf(first))
  const gone = {
    ...first,
    contracts: { matchCounter: { address: accountFromSecret('//Bob').address, block: 1 } },
  }
  const third = await deployPolkadot({ url: chain.url, local: true, previous: gone })
  expect(new Set([first, again, third].map(addressOf)).size).toBe(3)
})

test('on a chain that is not local, the owner of a secret pays', async () => {
  await expect(deployPolkadot({ url: chain.url, local: false })).rejects.toMatchObject({
    code: 'MISSING_KEY',
  })
  vi.stubEnv(keyVariables.polkadot, 'no words at all')
  await expect(deployPolkadot({ url: chain.url, local: false })).rejects.toMatchObject({
    code: 'INVALID_SECRET',
  })
  vi.stubEnv(keyVariables.polkadot, '//Charlie')
  const charlie = accountFromSecret('//Charlie').address
  const nonce = await chain.rpc<number>('system_accountNextIndex', charlie)
  await deployPolkadot({ url: chain.url, local: false })
  expect(await chain.rpc('system_accountNextIndex', charlie)).toBe(nonce + 1)
})
