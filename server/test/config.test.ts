import { describe, expect, it } from 'vitest'
import { readConfig } from '../src/config.js'
import { readWarSettings } from '../src/games/war/setup.js'

const DATABASE_URL = 'postgres://127.0.0.1/server'

describe('settings', () => {
  it('default to those of a local installation', () => {
    expect(readConfig({ DATABASE_URL, LOG_LEVEL: '' })).toEqual({
      databaseUrl: DATABASE_URL,
      host: '127.0.0.1',
      port: 3001,
      origins: ['http://127.0.0.1:5173', 'http://localhost:5173'],
      proxies: [],
      logLevel: 'info',
      requestsPerMinute: 600,
      redisUrl: undefined,
      admin: { user: 'admin', password: undefined },
      ledger: undefined,
      games: [expect.any(Function), expect.any(Function), expect.any(Function)],
      matches: {
        forfeitAfter: 0,
        turnTime: 0,
        slotLifetime: 86_400_000,
        botDelay: 700,
        messagesPerSecond: 30,
        isProduction: false,
      },
    })
  })

  it('of a single game are read by that game', () => {
    expect(readWarSettings({})).toEqual({
      gateways: ['http://127.0.0.1:8081/ipfs/'],
      deploymentFile: undefined,
    })
  })

  it('are taken from the environment', () => {
    const config = readConfig({
      DATABASE_URL,
      FIVEFOLD_SERVER_HOST: '0.0.0.0',
      FIVEFOLD_PORT_SERVER: '80',
      FIVEFOLD_SERVER_ORIGINS: 'https://a.example, https://b.example',
      FIVEFOLD_SERVER_PROXIES: '10.0.0.0/8, ::1',
      REDIS_URL: 'redis://127.0.0.1:6379',
      FIVEFOLD_ADMIN_USER: 'root',
      FIVEFOLD_ADMIN_PASSWORD: 'hush',
      FIVEFOLD_FORFEIT_SECONDS: '60',
      FIVEFOLD_TURN_SECONDS: '30',
      FIVEFOLD_SLOT_SECONDS: '600',
      FIVEFOLD_LEDGER_KEY: `0x${'1'.repeat(64)}`,
      FIVEFOLD_DEPLOYMENT: '/somewhere/deployment.json',
      FIVEFOLD_BOT_DELAY: '0',
      FIVEFOLD_MESSAGES_PER_SECOND: '100',
      FIVEFOLD_REQUESTS_PER_MINUTE: '6000',
      NODE_ENV: 'production',
    })
    expect(config).toMatchObject({
      host: '0.0.0.0',
      port: 80,
      requestsPerMinute: 6_000,
      origins: ['https://a.example', 'https://b.example'],
      proxies: ['10.0.0.0/8', '::1'],
      redisUrl: 'redis://127.0.0.1:6379',
      admin: { user: 'root', password: 'hush' },
      ledger: { key: `0x${'1'.repeat(64)}`, deploymentFile: '/somewhere/deployment.json' },
      matches: {
        forfeitAfter: 60_000,
        turnTime: 30_000,
        slotLifetime: 600_000,
        botDelay: 0,
        messagesPerSecond: 100,
        isProduction: true,
      },
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
    [{ DATABASE_URL, REDIS_URL: 'http://localhost' }, 'REDIS_URL: wanted the URL of a Redis server'],
    [{ DATABASE_URL, FIVEFOLD_TURN_SECONDS: '-1' }, 'FIVEFOLD_TURN_SECONDS: is not a number of seconds'],
    [{ DATABASE_URL, FIVEFOLD_BOT_DELAY: 'soon' }, 'FIVEFOLD_BOT_DELAY: is not a number of milliseconds'],
    [
      { DATABASE_URL, FIVEFOLD_MESSAGES_PER_SECOND: '0' },
      'FIVEFOLD_MESSAGES_PER_SECOND: is not a number of messages',
    ],
    [{ DATABASE_URL, FIVEFOLD_LEDGER_KEY: 'secret' }, 'FIVEFOLD_LEDGER_KEY: is not a private key'],
    [
      { DATABASE_URL, FIVEFOLD_LEDGER_KEY: `0x${'1'.repeat(64)}` },
      'FIVEFOLD_LEDGER_KEY: needs FIVEFOLD_DEPLOYMENT',
    ],
    [
      { DATABASE_URL, FIVEFOLD_IPFS_GATEWAYS: 'https://a.example/ipfs' },
      'FIVEFOLD_IPFS_GATEWAYS: is not a list',
    ],
    [{ DATABASE_URL, FIVEFOLD_IPFS_GATEWAYS: 'ftp://a.example/' }, 'FIVEFOLD_IPFS_GATEWAYS: is not a list'],
    [{ DATABASE_URL, LOG_LEVEL: 'loud' }, 'environment: LOG_LEVEL: is not one of'],
  ])('refuses %o', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })
})
