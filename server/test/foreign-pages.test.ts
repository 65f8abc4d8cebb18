import { ask, openSocket, stackTrace } from '@fivefold/devnet/testing/local-port'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { buildApp } from '../src/app.js'
import { migrate } from '../src/database/migrate.js'
import { createPool } from '../src/database/pool.js'
import { useDatabase } from './support/server.js'

const page = 'https://play.example.org'
const foreign = ['https://evil.example', 'http://127.0.0.1:7778', `${page}.evil.example`, 'null']

describe('the match server', () => {
  const database = useDatabase(migrate)
  let app: FastifyInstance
  let url: string

  afterEach(() => app.close())

  async function serve(proxies: string[] = [], pool = database.pool): Promise<void> {
    app = await buildApp({ database: pool, origins: [page], logLevel: 'silent', proxies })
    url = await app.listen({ port: 0, host: '127.0.0.1' })
  }

  const countMatches = async () =>
    Number((await database.pool.query('SELECT count(*) FROM match')).rows[0].count)
  /** A form of any page could send it: it needs no body and no preflight. */
  const openMatch = (headers: Record<string, string>) => ask(`${url}/matches`, { headers })

  it.each(foreign)('refuses the page %s', async (origin) => {
    await serve()
    const before = await countMatches()
    const answer = await openMatch({ origin })
    expect(answer.status).toBe(403)
    expect(JSON.parse(answer.text)).toMatchObject({ error: 'ORIGIN_NOT_ALLOWED' })
    expect(await openSocket(`${url}/ws`, { origin })).toBe(403)
    expect(await countMatches()).toBe(before)
  })

  it('refuses a page whose host name was rebound to this machine', async () => {
    await serve()
    const host = `evil.example:${new URL(url).port}`
    for (const headers of [{ host }, { host, origin: `http://${host}` }]) {
      const answer = await openMatch(headers)
      expect(answer.status).toBe(403)
      expect(JSON.parse(answer.text)).toMatchObject({ error: 'HOST_NOT_ALLOWED' })
      expect(await openSocket(`${url}/ws`, headers)).toBe(403)
    }
  })

  it('answers programs, the pages it was given and its own', async () => {
    await serve()
    for (const headers of [{}, { origin: page }, { origin: url }, { host: 'play.example.org' }]) {
      expect((await openMatch(headers)).status, JSON.stringify(headers)).toBe(201)
      expect(await openSocket(`${url}/ws`, headers)).toBe(101)
    }
  })

  it('leaves host names to the proxy in front of it', async () => {
    await serve(['127.0.0.1'])
    expect((await openMatch({ host: 'api.example.org' })).status).toBe(201)
    expect((await openMatch({ host: 'api.example.org', origin: 'https://evil.example' })).status).toBe(403)
  })

  it('shows no stack trace with an error', async () => {
    const nowhere = createPool({ url: 'postgres://127.0.0.1:1/none', onError: () => {} })
    await serve([], nowhere)
    const broken = await ask(`${url}/matches`, { method: 'GET' })
    expect(broken.status).toBe(500)
    expect(JSON.parse(broken.text)).toEqual({ error: 'INTERNAL_ERROR', message: 'something went wrong' })
    const json = { 'content-type': 'application/json' }
    const refused = [
      await ask(`${url}/matches`, { headers: json, body: '{' }),
      await ask(`${url}/matches`, { headers: json, body: 'null' }),
      await ask(`${url}/matches`, { headers: json, body: JSON.stringify('x'.repeat(70_000)) }),
      await ask(`${url}/matches`, { headers: { 'content-type': 'no/type' }, body: 'x' }),
      await ask(`${url}/%zz`, { method: 'GET' }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 413, 415, 400])
    for (const { text } of refused) {
      expect(JSON.parse(text)).toHaveProperty('message')
      expect(text).not.toMatch(stackTrace)
    }
    await nowhere.end()
  })
})
