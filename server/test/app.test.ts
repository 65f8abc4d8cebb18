import { readServerHealth, serverHealthSchema } from '@fivefold/sdk/match'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppOptions, buildApp } from '../src/app.js'
import { migrate } from '../src/database/migrate.js'
import { createPool, type Database } from '../src/database/pool.js'
import { createTestDatabases, type TestDatabases } from './support/postgres.js'

const page = 'https://play.example.org'
let postgres: TestDatabases
let database: Database
let app: FastifyInstance

beforeAll(async () => {
  postgres = await createTestDatabases(['test', 'empty'])
})

afterAll(() => postgres.remove())

async function build(options: Partial<AppOptions> = {}, name = 'test'): Promise<void> {
  database = createPool({ url: postgres.url(name), onError: () => {} })
  if (name === 'test') await migrate(database)
  app = await buildApp({ database, origins: [page], logLevel: 'silent', ...options })
}

afterEach(async () => {
  await app.close()
  await database.end()
})

describe('GET /health', () => {
  it('is well with a database, and says who it is', async () => {
    await build()
    const response = await app.inject('/health')
    expect(response.statusCode).toBe(200)
    const health = serverHealthSchema.parse(response.json())
    expect(health).toMatchObject({ status: 'ok', dependencies: { database: { status: 'ok' } } })
    expect(health.version).toMatch(/^\d+\.\d+\.\d+/)
    expect(health.installation).toBeDefined()
    expect((await app.inject('/health')).json().installation).toBe(health.installation)
  })

  it('is down without its tables', async () => {
    await build({}, 'empty')
    const response = await app.inject('/health')
    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({ status: 'down', dependencies: { database: { reason: '42P01' } } })
  })

  it('is down without a database, and does not reveal its address to strangers', async () => {
    await build()
    await database.end()
    database = createPool({ url: 'postgres://someone:hush@127.0.0.1:1/nowhere', onError: () => {} })
    await app.close()
    app = await buildApp({ database, origins: [page], logLevel: 'silent' })
    const response = await app.inject('/health')
    expect(response.statusCode).toBe(503)
    expect(response.json().dependencies.database).toEqual({ status: 'down', reason: 'ECONNREFUSED' })
    expect(response.body).not.toMatch(/hush|someone|nowhere/)
  })

  it('is read by the SDK over the network, in both states', async () => {
    await build()
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    await expect(readServerHealth(url)).resolves.toMatchObject({ status: 'ok' })
    await database.query('ALTER TABLE installation RENAME TO away')
    await expect(readServerHealth(url)).resolves.toMatchObject({ status: 'down' })
    await database.query('ALTER TABLE away RENAME TO installation')
    await app.close()
    await expect(readServerHealth(url)).rejects.toMatchObject({ code: 'SERVER_UNREACHABLE' })
  })
})

describe('manners', () => {
  beforeEach(() => build({ requestsPerMinute: 5 }))

  it('sets the headers that keep browsers safe', async () => {
    const { headers } = await app.inject('/health')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
    expect(headers['content-security-policy']).toContain("default-src 'self'")
  })

  it('lets our page read the answer, and no other', async () => {
    const ours = await app.inject({ url: '/health', headers: { origin: page } })
    expect(ours.headers['access-control-allow-origin']).toBe(page)
    const other = await app.inject({ url: '/health', headers: { origin: 'https://evil.example' } })
    expect(other.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('turns away who asks too often', async () => {
    const codes: number[] = []
    for (let i = 0; i < 7; i++) codes.push((await app.inject('/health')).statusCode)
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  it('answers unknown paths with a code', async () => {
    const response = await app.inject('/nothing?token=abc')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ error: 'NOT_FOUND', message: 'there is no GET /nothing' })
  })
})
