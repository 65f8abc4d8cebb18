import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deployment } from '@fivefold/sdk/config'
import { type ChainName, queryFinishedGames } from '@fivefold/sdk/indexer'
import { inject } from 'vitest'
import { type Program, runProgram } from './program.js'
import { makeTempFolder } from './temp-folder.js'
import { until } from './until.js'

/** A match that has ended, of any game. */
export type FinishedMatch = {
  players: readonly (string | null)[]
  /** The block (Solana: slot) it ended in. */
  block: number
  /** The transaction that ended it. */
  transaction: string
}

/** The indexer of one chain. */
export type Indexer = {
  graphqlUrl: string
  deploymentFile: string
  /** Writes the deployment file. */
  deploy: (deployment: Partial<Deployment>) => Promise<void>
  /** Writes the deployment file and starts a processor. */
  start: (deployment: Partial<Deployment>, env?: Record<string, string>) => Promise<Program>
  /** Waits until exactly the matches that these transactions ended are listed, in this order, and counted. */
  shows: (transactions: string[]) => Promise<FinishedMatch[]>
  close: () => Promise<void>
}

export type OpenIndexerOptions = { database?: string; graphqlUrl?: string }

/** On the database that all test files share, or on one of its own. */
export async function openIndexer(
  chain: ChainName,
  { database = inject('database'), graphqlUrl = inject('graphqlUrl') }: OpenIndexerOptions = {},
): Promise<Indexer> {
  const folder = await makeTempFolder()
  const file = join(folder, 'deployment.json')
  const programs: Program[] = []
  const deploy = (deployment: Partial<Deployment>) =>
    writeFile(file, JSON.stringify({ ...elsewhere, ...deployment }))
  return {
    graphqlUrl,
    deploymentFile: file,
    deploy,
    start: async (deployment, env) => {
      await deploy(deployment)
      const program = runProgram('src/main.ts', [chain], {
        DATABASE_URL: database,
        FIVEFOLD_DEPLOYMENT: file,
        ...env,
      })
      programs.push(program)
      return program
    },
    shows: (transactions) => awaitMatches(graphqlUrl, chain, transactions, programs),
    close: async () => {
      await Promise.all(programs.map((program) => program.stop()))
      await rm(folder, { recursive: true })
    },
  }
}

/** A valid deployment without contracts, for the chains that a test does not use. */
const elsewhere: Deployment = {
  name: 'test',
  local: true,
  evm: { chainId: 1, rpcUrl: 'http://127.0.0.1:1', genesisHash: `0x${'0'.repeat(64)}`, contracts: {} },
  solana: {
    rpcUrl: 'http://127.0.0.1:1',
    wsUrl: 'ws://127.0.0.1:1',
    genesisHash: '',
    programs: {},
    vrf: { program: '', oracle: '', queue: '' },
  },
  polkadot: { url: 'ws://127.0.0.1:1', genesisHash: '', contracts: {} },
  server: { url: 'http://127.0.0.1:1' },
  indexer: { graphqlUrl: 'http://127.0.0.1:1' },
}

const gameOf = { evm: 'triad', polkadot: 'ccg', solana: 'dolero' } as const

/** The finished matches of a chain's game, oldest first, and how many the API counts. */
async function readFinished(url: string, chain: ChainName) {
  const { [gameOf[chain]]: finished } = await queryFinishedGames(url, { limit: 100 })
  const matches = finished.latest.map(
    ({ playerA, playerB, block, transaction }): FinishedMatch => ({
      players: [playerA, playerB],
      block,
      transaction,
    }),
  )
  return { count: finished.count, matches: matches.reverse() }
}

async function awaitMatches(url: string, chain: ChainName, wanted: string[], programs: Program[]) {
  let found: string[] = []
  const ask = async () => {
    const { count, matches } = await readFinished(url, chain)
    found = matches.map(({ transaction }) => transaction)
    return found.join() === wanted.join() && count === wanted.length ? matches : undefined
  }
  const context = () =>
    ['wanted', ...wanted, 'found', ...found, ...programs.map(({ output }) => output())].join('\n')
  return until(`${chain} shows ${wanted.length} matches`, ask, context)
}
