import { createServer } from 'node:http'
import { expect, inject, test } from 'vitest'
import { runProgram } from './support/program.js'

const processor = 'src/main.ts'
const graphql = 'src/graphql/main.ts'
const database = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }

test.concurrent.each([
  ['no chain', processor, [], {}, 'indexer: name one chain: evm, solana, polkadot'],
  ['an unknown chain', processor, ['bitcoin'], {}, 'indexer: name one chain: evm, solana, polkadot'],
  ['an unknown flag', processor, ['--fast'], {}, "indexer: Unknown option '--fast'"],
  [
    'no database',
    processor,
    ['evm'],
    {},
    'indexer: environment: DATABASE_URL: wanted the URL of a Postgres database',
  ],
  [
    'no deployment',
    processor,
    ['evm'],
    database,
    'indexer: environment: FIVEFOLD_DEPLOYMENT: expected the path',
  ],
  ['a wrong port', graphql, ['--port', '70000'], database, 'graphql: --port 70000: is not a port'],
])('%s is one clear line and code 1', async (_, file, args, env, line) => {
  const program = runProgram(file, args, { DATABASE_URL: '', FIVEFOLD_DEPLOYMENT: '', ...env })
  expect(await program.ended).toBe(1)
  expect(program.output().trim().split('\n')).toEqual([expect.stringContaining(line)])
})

test.concurrent('a wrong password is one clear line and code 1', async () => {
  const url = new URL(`${inject('postgres')}test`)
  url.password = 'wrong'
  const program = runProgram(graphql, ['--port', '0'], { DATABASE_URL: url.href })
  expect(await program.ended).toBe(1)
  expect(program.output()).toMatch(
    /^graphql: DATABASE_URL: the database server refused: password authentication failed[^\n]*\n$/,
  )
})

test.concurrent('a taken port is one clear line and code 1', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, () => resolve((server.address() as { port: number }).port))
  })
  const program = runProgram(graphql, ['--port', String(port)], { DATABASE_URL: `${inject('postgres')}port` })
  expect(await program.ended).toBe(1)
  expect(program.output()).toMatch(
    new RegExp(`^graphql: port ${port} cannot be used: [^\n]*EADDRINUSE[^\n]*\n$`, 'm'),
  )
  server.close()
})

test.concurrent.each([processor, graphql])('%s has --help', async (file) => {
  const program = runProgram(file, ['--help'], {})
  expect(await program.ended).toBe(0)
  expect(program.output()).toContain('Usage: ')
})
