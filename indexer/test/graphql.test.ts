import { createServer } from 'node:http'
import { freePort } from '@fivefold/devnet/testing/free-port'
import { listenersOfProcess } from '@fivefold/devnet/testing/listeners'
import { queryChainStatus, queryTriadMatches } from '@fivefold/sdk/indexer'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Program, runProgram } from './support/program.js'

const url = inject('graphqlUrl')
/** An environment without NODE_ENV: Vitest's own value hides stack traces. */
const env = { DATABASE_URL: inject('database'), NODE_ENV: '' }
let development: Program
let developmentUrl: string

beforeAll(async () => {
  development = runProgram('src/graphql/main.ts', ['--port', '0'], env)
  developmentUrl = (await development.says(/^graphql: (\S+)$/m))[1] ?? ''
})

afterAll(() => development?.stop())

function post(query: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: 'http://elsewhere.example' }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify({ query }) })
}

test('pages of other origins may send queries', async () => {
  const response = await post('{ chainStatuses { id } }')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await response.json()).toMatchObject({ data: { chainStatuses: expect.any(Array) } })
})

test('a list that could be too long is refused', async () => {
  await expect(queryTriadMatches(url, { limit: 100_000 })).rejects.toMatchObject({ code: 'INDEXER_REFUSED' })
})

test('a query with too many fields at the root is refused', async () => {
  const fields = Array.from({ length: 11 }, (_, index) => `f${index}: chainStatuses { id }`)
  const { errors } = (await (await post(`{ ${fields.join(' ')} }`)).json()) as { errors?: unknown[] }
  expect(errors).toHaveLength(1)
})

test('a query that is too large is refused', async () => {
  const response = await post(`{ chainStatuses { id } } # ${'x'.repeat(64 * 1024)}`)
  expect(response.status).toBe(413)
})

test.each([
  ['a field that is not there', JSON.stringify({ query: '{ nothing }' })],
  ['a value of the wrong type', JSON.stringify({ query: '{ triadMatches(limit: "x") { id } }' })],
  ['no query', '{}'],
  ['something that is not JSON', '{'],
])('an error for %s carries no stack trace', async (_, body) => {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(developmentUrl, { method: 'POST', headers, body })
  const text = await response.text()
  expect(response.status).toBe(400)
  expect(text).not.toMatch(/stacktrace|exception|node_modules|\bat .*:\d+:\d+/)
})

test('introspection works', async () => {
  const body = JSON.stringify({ query: '{ __schema { queryType { name } } }' })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(developmentUrl, { method: 'POST', headers, body })
  expect(await response.json()).toMatchObject({ data: { __schema: { queryType: { name: 'Query' } } } })
})

test('only this machine is answered, unless the server listens elsewhere', async () => {
  expect(listenersOfProcess(development.pid)).toMatchObject([{ isLoopback: true }])
  const everywhere = runProgram('src/graphql/main.ts', ['--port', '0', '--host', '0.0.0.0'], env)
  try {
    await everywhere.says(/^graphql: http:\/\/0\.0\.0\.0:/m)
    expect(listenersOfProcess(everywhere.pid)).toMatchObject([{ isLoopback: false }])
  } finally {
    await everywhere.stop()
  }
})

test('the client reports a server that does not answer', async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}/graphql`
  await expect(queryChainStatus(nowhere)).rejects.toMatchObject({ code: 'INDEXER_UNREACHABLE' })
})

test.each([
  ['something that is not JSON', '<html>', 'INDEXER_UNREACHABLE'],
  ['JSON that is no answer', '{"data":{"statuses":[{"chain":"bitcoin"}]}}', 'INVALID_INPUT'],
])('the client refuses %s', async (_, body, code) => {
  const server = createServer((_request, response) => response.end(body))
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  try {
    await expect(queryChainStatus(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ code })
  } finally {
    server.close()
  }
})
