import { keyVariables } from '@fivefold/devnet/config/deployer-keys'
import { startChain, type TestChain } from '@fivefold/devnet/testing/polkadot'
import { boosterTable, catalogue, demoDeck } from '@fivefold/sdk/ccg'
import type { PolkadotDeployment } from '@fivefold/sdk/config'
import { accountFromSecret, connect } from '@fivefold/sdk/polkadot'
import { ccgContracts, readCatalogue, readRarityTable } from '@fivefold/sdk/polkadot/ccg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { deployPolkadot, preparePolkadot } from '../../src/deploy/polkadot.js'

let chain: TestChain
let first: PolkadotDeployment

beforeAll(async () => {
  chain = await startChain()
  first = await deployPolkadot({ url: chain.url, local: true })
})
afterAll(() => chain.close())
afterEach(() => vi.unstubAllEnvs())

const names = ['ccgCards', 'ccgGame', 'ccgGovernance']
const addressOf = (deployment: PolkadotDeployment) => deployment.contracts.ccgGame?.address

test('returns the addresses of the contracts and their blocks', async () => {
  const contracts = names.map((name, index) => [
    name,
    { address: expect.stringMatching(/^5/), block: 2 + index },
  ])
  expect(first).toEqual({
    url: chain.url,
    genesisHash: chain.genesisHash,
    contracts: Object.fromEntries(contracts),
  })
  for (const { address } of Object.values(first.contracts)) {
    expect((await chain.api.query.contracts.contractInfoOf(address)).isSome).toBe(true)
  }
})

test('sets the card game up: cards, demo deck, boosters, and who may do what', async () => {
  const connection = await connect({ deployment: { local: true, polkadot: first } })
  const { cards, game, governance } = ccgContracts(connection)
  const kinds = await readCatalogue(connection)
  expect(kinds.map(({ id, name }) => ({ id, name }))).toEqual(catalogue.map(({ id, name }) => ({ id, name })))
  expect(kinds.map(({ current }) => current)).toEqual(
    catalogue.map(({ name: _name, rarity: _rarity, ...stats }) => stats),
  )
  expect(await game.query.demoDeck()).toEqual(demoDeck)
  expect(await readRarityTable(connection)).toEqual(boosterTable)
  expect(await cards.query.minter()).toBe(game.address)
  expect(await game.query.governance()).toBe(governance.address)
  expect(await game.query.cardNft()).toBe(cards.address)
  expect([await governance.query.game(), await governance.query.cardNft()]).toEqual([
    game.address,
    cards.address,
  ])
  await connection.close()
})

test('keeps contracts that are there', async () => {
  const height = await chain.height()
  expect(await deployPolkadot({ url: chain.url, local: true, previous: first })).toEqual(first)
  expect(await chain.height()).toBe(height)
})

test('redeploys the card game as a whole', async () => {
  const bare = { ...first, contracts: { ...first.contracts } }
  // Of the three only the cards are known: they belong to another game, so all are redeployed.
  delete bare.contracts.ccgGame
  const again = await deployPolkadot({ url: chain.url, local: true, previous: bare })
  for (const name of names) expect(again.contracts[name]).not.toEqual(first.contracts[name])
})

test('redeploys when a contract is missing or belongs to another chain', async () => {
  const otherChain = { ...first, genesisHash: `0x${'11'.repeat(32)}` }
  const again = await deployPolkadot({ url: chain.url, local: true, previous: otherChain })
  expect(addressOf(again)).not.toBe(addressOf(first))
  const gone = {
    ...first,
    contracts: {
      ...first.contracts,
      ccgGame: { address: accountFromSecret('//Bob').address, block: 1 },
    },
  }
  const third = await deployPolkadot({ url: chain.url, local: true, previous: gone })
  expect(new Set([first, again, third].map(addressOf)).size).toBe(3)
})

test('the owner of a given secret pays on a local chain, too', async () => {
  vi.stubEnv(keyVariables.polkadot, '//Charlie')
  const { deployer, close } = await preparePolkadot({ url: chain.url, local: true })
  expect(deployer).toBe(accountFromSecret('//Charlie').address)
  await close()
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
  expect(await chain.rpc('system_accountNextIndex', charlie)).toBeGreaterThan(nonce)
})
