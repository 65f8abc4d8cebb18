import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deployment } from '@fivefold/sdk/config'
import { type ChainName, queryChainStatus, queryFinishedGames } from '@fivefold/sdk/indexer'
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
  /** Waits until the chain is indexed up to a block (Solana: slot). */
  reaches: (height: number) => Promise<void>
  /** Sends a GraphQL query. */
  ask: <T>(query: string) => Promise<T>
  close: () => Promise<void>
}

export type OpenIndexerOptions = {
  database?: string
  graphqlUrl?: string
  /** The main file of the processors. */
  main?: string
}

/** On a database and with a GraphQL server of its own. */
export async function openOwnIndexer(chain: ChainName, databaseName: string): Promise<Indexer> {
  const database = `${inject('postgres')}${databaseName}`
  const graphql = runProgram('src/graphql/main.ts', ['--port', '0'], { DATABASE_URL: database })
  const [, graphqlUrl = ''] = await graphql.says(/^graphql: (\S+)$/m)
  const indexer = await openIndexer(chain, { database, graphqlUrl })
  return {
    ...indexer,
    close: async () => {
      await indexer.close()
      await graphql.stop()
    },
  }
}

/** On the database and with the GraphQL server that all test files share, unless others are given. */
export async function openIndexer(
  chain: ChainName,
  {
    database = inject('database'),
    graphqlUrl = inject('graphqlUrl'),
    main = 'src/main.ts',
  }: OpenIndexerOptions = {},
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
      const program = runProgram(main, [chain], {
        DATABASE_URL: database,
        FIVEFOLD_DEPLOYMENT: file,
        ...env,
      })
      programs.push(program)
      return program
    },
    shows: (transactions) => awaitMatches(graphqlUrl, chain, transactions, programs),
    reaches: async (height) => {
      const hasReached = async () => {
        const status = (await queryChainStatus(graphqlUrl)).find((each) => each.chain === chain)
        return (status && status.height >= height) || undefined
      }
      await until(`${chain} is indexed up to ${height}`, hasReached, () => outputOf(programs))
    },
    ask: (query) => ask(graphqlUrl, query),
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

const outputOf = (programs: Program[]): string => programs.map(({ output }) => output()).join('\n')

async function ask<T>(url: string, query: string): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query }) })
  const { data, errors } = (await response.json()) as { data?: T; errors?: { message: string }[] }
  if (!data) throw new Error(errors?.[0]?.message)
  return data
}

async function awaitMatches(url: string, chain: ChainName, wanted: string[], programs: Program[]) {
  let found: string[] = []
  const ask = async () => {
    const { count, matches } = await readFinished(url, chain)
    found = matches.map(({ transaction }) => transaction)
    return found.join() === wanted.join() && count === wanted.length ? matches : undefined
  }
  const context = () => ['wanted', ...wanted, 'found', ...found, outputOf(programs)].join('\n')
  return until(`${chain} shows ${wanted.length} matches`, ask, context)
}
