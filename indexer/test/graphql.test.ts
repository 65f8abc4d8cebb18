import { createServer } from 'node:http'
import { queryChainStatus, queryMatchCounters, queryRecentMatches } from '@fivefold/sdk/indexer'
import { expect, inject, test } from 'vitest'
import { freePort } from './support/free-port.js'

const url = inject('graphqlUrl')

function post(query: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: 'http://elsewhere.example' }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify({ query }) })
}

test('pages of other origins may ask', async () => {
  const response = await post('{ chainStatuses { id } }')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await response.json()).toMatchObject({ data: { chainStatuses: expect.any(Array) } })
})

test('a list that could be too long is refused', async () => {
  await expect(queryRecentMatches(url, { limit: 100_000 })).rejects.toMatchObject({ code: 'INDEXER_REFUSED' })
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

test('the client says when nobody answers', async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}/graphql`
  await expect(queryChainStatus(nowhere)).rejects.toMatchObject({ code: 'INDEXER_UNREACHABLE' })
})

test.each([
  ['something that is not JSON', '<html>', 'INDEXER_UNREACHABLE'],
  ['JSON that is no answer', '{"data":{"counters":[{"chain":"bitcoin"}]}}', 'INVALID_INPUT'],
])('the client refuses %s', async (_, body, code) => {
  const server = createServer((_request, response) => response.end(body))
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  try {
    await expect(queryMatchCounters(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ code })
  } finally {
    server.close()
  }
})
