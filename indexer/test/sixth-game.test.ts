import { accountFromSecret, createSecret, fundAccount } from '@fivefold/sdk/evm'
import { mintCards } from '@fivefold/sdk/evm/triad'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type EvmTestChain, openEvmChain } from './support/evm.js'
import { type Indexer, openIndexer } from './support/indexer.js'
import type { Program } from './support/program.js'
import { dumpTables } from './support/table-rows.js'
import { until } from './support/until.js'

const database = `${inject('postgres')}sixth_game`
const main = 'test/support/sixth-game/main.ts'
const collector = accountFromSecret(createSecret())
let chain: EvmTestChain
let indexer: Indexer
let processor: Program

beforeAll(async () => {
  ;[indexer, chain] = await Promise.all([openIndexer('evm', { database, main }), openEvmChain()])
  processor = await indexer.start(chain.deployment)
})

afterAll(async () => {
  await indexer?.close()
  await chain?.close()
})

/** The cards of each player, and the settled Triad matches, once the processor has reached the head of the chain. */
async function readRows() {
  const height = await chain.readHeight()
  const tables = ['ledger_standing', 'triad_match'] as const
  const dump = await until(`block ${height} is indexed`, () =>
    dumpTables(database, { chain: 'evm', tables, height }),
  )
  const owners = dump.ledger_standing as { game: string; player: string }[]
  const cardsOf = (player: string) => owners.filter((row) => row.player === player).length
  return {
    games: [...new Set(owners.map(({ game }) => game))],
    cards: [...chain.players, collector.address].map(cardsOf),
    matches: dump.triad_match?.length,
  }
}

test('is indexed beside the other games of its chain', async () => {
  await chain.playMatch()
  expect(await readRows()).toEqual({ games: ['collectors'], cards: [5, 5, 0], matches: 1 })
})

test('loses the rows of a block that a reorganisation removes', async () => {
  await fundAccount(chain.connection, collector.address)
  const id = await chain.client.snapshot()
  await mintCards(chain.connection, collector, 3)
  expect(await readRows()).toMatchObject({ cards: [5, 5, 3] })
  await chain.client.revert({ id })
  await chain.mine(3)
  expect(await readRows()).toMatchObject({ cards: [5, 5, 0], matches: 1 })
})

test('is indexed from the beginning when its contract was deployed again', async () => {
  const evm = await chain.deployAgain()
  await processor.stop()
  const next = await indexer.start({ evm })
  await next.says(/starting over: they belong to other contracts/)
  expect(await readRows()).toEqual({ games: [], cards: [0, 0, 0], matches: 0 })
})
