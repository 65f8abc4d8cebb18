import { describe, expect, it } from 'vitest'
import { readConfig } from '../src/config.js'

const DATABASE_URL = 'postgres://127.0.0.1/server'

describe('settings', () => {
  it('are those of a local installation unless told otherwise', () => {
    expect(readConfig({ DATABASE_URL, LOG_LEVEL: '' })).toEqual({
      databaseUrl: DATABASE_URL,
      host: '127.0.0.1',
      port: 3001,
      origins: ['http://127.0.0.1:5173', 'http://localhost:5173'],
      proxies: [],
      logLevel: 'info',
    })
  })

  it('are taken from the environment', () => {
    const config = readConfig({
      DATABASE_URL,
      FIVEFOLD_SERVER_HOST: '0.0.0.0',
      FIVEFOLD_PORT_SERVER: '80',
      FIVEFOLD_SERVER_ORIGINS: 'https://a.example, https://b.example',
      FIVEFOLD_SERVER_PROXIES: '10.0.0.0/8, ::1',
    })
    expect(config).toMatchObject({
      host: '0.0.0.0',
      port: 80,
      origins: ['https://a.example', 'https://b.example'],
      proxies: ['10.0.0.0/8', '::1'],
    })
  })

  it.each([
    [{}, 'environment: DATABASE_URL: wanted the URL of a Postgres database'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'environment: DATABASE_URL: wanted'],
    [{ DATABASE_URL, FIVEFOLD_PORT_SERVER: '70000' }, 'environment: FIVEFOLD_PORT_SERVER: is not a port'],
    [
      { DATABASE_URL, FIVEFOLD_SERVER_ORIGINS: 'https://a.example/path' },
      'FIVEFOLD_SERVER_ORIGINS: is not a list',
    ],
    [{ DATABASE_URL, FIVEFOLD_SERVER_PROXIES: '10.0.0.0/99' }, 'FIVEFOLD_SERVER_PROXIES: is not a list'],
    [{ DATABASE_URL, FIVEFOLD_SERVER_PROXIES: '2' }, 'FIVEFOLD_SERVER_PROXIES: is not a list'],
    [{ DATABASE_URL, LOG_LEVEL: 'loud' }, 'environment: LOG_LEVEL: is not one of'],
  ])('refuses %o', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })
})
