import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { listenersOfProcess } from '@fivefold/devnet/testing/listeners'
import { queryChainStatus } from '@fivefold/sdk/indexer'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type EvmTestChain, openEvmChain } from './support/evm.js'
import { type Indexer, openOwnIndexer } from './support/indexer.js'
import type { Program } from './support/program.js'
import { until } from './support/until.js'

const database = `${inject('postgres')}stall`
const bin = fileURLToPath(new URL('../../sdk/bin/fivefold.mjs', import.meta.url))
let chain: EvmTestChain
let indexer: Indexer
let processor: Program
const sent: string[] = []

beforeAll(async () => {
  ;[indexer, chain] = await Promise.all([openOwnIndexer('evm', 'stall'), openEvmChain()])
  processor = await start()
  sent.push(await chain.playMatch())
  await indexer.shows(sent)
})

afterAll(async () => {
  await indexer?.close()
  await chain?.close()
})

const start = () =>
  indexer.start(
    { ...chain.deployment, indexer: { graphqlUrl: indexer.graphqlUrl } },
    { FIVEFOLD_STALL_SECONDS: '15' },
  )

const evmStatus = async () =>
  (await queryChainStatus(indexer.graphqlUrl)).find((status) => status.chain === 'evm')

/** The line of `fivefold status` about the indexer. */
async function indexerReport() {
  const args = [bin, 'status', '--json', '--deployment', indexer.deploymentFile]
  // Only EVM is up: the exit code is 1 in any case, and the output comes with the error.
  const { stdout } = await promisify(execFile)(process.execPath, args).catch((error) => error)
  const { reports } = JSON.parse(stdout) as { reports: { name: string; problem?: string }[] }
  return reports.find(({ name }) => name === 'indexer')
}

test('a processor listens on this machine only', () => {
  expect(listenersOfProcess(processor.pid)).toMatchObject([{ isLoopback: true }])
})

test('a processor that keeps up is reported as healthy', async () => {
  expect(await evmStatus()).toMatchObject({ behindSince: null })
  expect((await indexerReport())?.problem).toBeUndefined()
})

/** Locks the rows that the processor needs to write while `work` runs. */
async function blocked(statement: string, work: () => Promise<void>): Promise<void> {
  const blocker = new pg.Client({ connectionString: database })
  await blocker.connect()
  try {
    await blocker.query('BEGIN')
    await blocker.query(statement)
    await work()
  } finally {
    await blocker.end()
  }
}

test('a stalled processor is reported everywhere, exits with code 1, and continues after a restart', async () => {
  const before = await evmStatus()
  await blocked('LOCK TABLE triad_match IN ACCESS EXCLUSIVE MODE', async () => {
    sent.push(await chain.playMatch())
    await until('it is known to be behind', async () => (await evmStatus())?.behindSince ?? undefined)
    const report = await indexerReport()
    expect(report?.problem).toBe(`evm does not advance from block ${before?.height}`)
    expect(await processor.ended).toBe(1)
    expect(processor.output()).toContain(`evm: stalled at block ${before?.height}`)
  })
  processor = await start()
  await indexer.shows(sent)
  expect(await evmStatus()).toMatchObject({ behindSince: null })
})

test('a processor that locks its own status row exits with code 1 too', async () => {
  await blocked("SELECT 1 FROM chain_status WHERE id = 'evm' FOR UPDATE", async () => {
    sent.push(await chain.playMatch())
    expect(await processor.ended).toBe(1)
  })
  processor = await start()
  await indexer.shows(sent)
})
