import { isIP } from 'node:net'
import { dappOrigins, defaultPorts, originsSchema } from '@fivefold/sdk/config'
import { FivefoldError, parse } from '@fivefold/sdk/core'
import { z } from 'zod'
import { configureGames } from './games/registry.js'
import type { LedgerSettings } from './match/ledger/ledger.js'
import type { CreateServerGame } from './match/registered-game.js'
import { defaultMatchSettings, type MatchSettings } from './match/settings.js'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const port = z
  .string()
  .default(String(defaultPorts.server))
  .transform(Number)
  .refine((value) => Number.isInteger(value) && value >= 0 && value <= 65_535, 'is not a port (0 to 65535)')

const proxies = z
  .string()
  .transform((text) => text.split(',').map((address) => address.trim()))
  .refine((list) => list.every(isNetwork), 'is not a list of addresses or networks like 10.0.0.0/8')
  .default([])

/** Whole seconds, 0 is off; converted to milliseconds. */
const seconds = z
  .string()
  .regex(/^\d{1,7}$/, 'is not a number of seconds (0 is off)')
  .transform((text) => Number(text) * 1_000)

const milliseconds = z
  .string()
  .regex(/^\d{1,6}$/, 'is not a number of milliseconds')
  .transform(Number)

const rate = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, 'is not a number of messages')
  .transform(Number)

const environmentSchema = z.object({
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'wanted the URL of a Postgres database (postgres://…)',
  }),
  FIVEFOLD_SERVER_HOST: z.string().default('127.0.0.1'),
  FIVEFOLD_PORT_SERVER: port,
  FIVEFOLD_SERVER_ORIGINS: originsSchema.default(dappOrigins()),
  FIVEFOLD_SERVER_PROXIES: proxies,
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'wanted the URL of a Redis server (redis://…)' })
    .optional(),
  FIVEFOLD_ADMIN_USER: z.string().default('admin'),
  FIVEFOLD_ADMIN_PASSWORD: z.string().optional(),
  FIVEFOLD_FORFEIT_SECONDS: seconds.default(defaultMatchSettings.forfeitAfter),
  FIVEFOLD_SLOT_SECONDS: seconds.default(defaultMatchSettings.slotLifetime),
  FIVEFOLD_LEDGER_KEY: z
    .string()
    .regex(/^0x[0-9a-fA-F]{64}$/, 'is not a private key of 32 bytes (0x…)')
    .optional(),
  FIVEFOLD_DEPLOYMENT: z.string().optional(),
  FIVEFOLD_TURN_SECONDS: seconds.default(defaultMatchSettings.turnTime),
  FIVEFOLD_BOT_DELAY: milliseconds.default(defaultMatchSettings.botDelay),
  FIVEFOLD_MESSAGES_PER_SECOND: rate.default(defaultMatchSettings.messagesPerSecond),
  FIVEFOLD_REQUESTS_PER_MINUTE: rate.default(600),
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z.enum(logLevels, `is not one of ${logLevels.join(', ')}`).default('info'),
})

export type Config = {
  databaseUrl: string
  host: string
  port: number
  /** Origins of the web pages that may connect. */
  origins: readonly string[]
  /** Trusted proxies: their X-Forwarded-For names the client's address. */
  proxies: readonly string[]
  logLevel: (typeof logLevels)[number]
  /** HTTP requests and new websockets that one address may make. */
  requestsPerMinute: number
  redisUrl: string | undefined
  admin: { user: string; password: string | undefined }
  /** Absent: results cannot be recorded on chain. */
  ledger: LedgerSettings | undefined
  /** The games of the registry, each with its own settings. */
  games: readonly CreateServerGame[]
  matches: Omit<MatchSettings, 'sweepEvery' | 'lookupPause'>
}

/** Reads the server's settings. An empty variable counts as not set. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = parse(environmentSchema, given, 'environment')
  return {
    databaseUrl: parsed.DATABASE_URL,
    host: parsed.FIVEFOLD_SERVER_HOST,
    port: parsed.FIVEFOLD_PORT_SERVER,
    origins: parsed.FIVEFOLD_SERVER_ORIGINS,
    proxies: parsed.FIVEFOLD_SERVER_PROXIES,
    logLevel: parsed.LOG_LEVEL,
    requestsPerMinute: parsed.FIVEFOLD_REQUESTS_PER_MINUTE,
    redisUrl: parsed.REDIS_URL,
    admin: { user: parsed.FIVEFOLD_ADMIN_USER, password: parsed.FIVEFOLD_ADMIN_PASSWORD },
    ledger: readLedger(parsed),
    games: configureGames(given),
    matches: {
      slotLifetime: parsed.FIVEFOLD_SLOT_SECONDS,
      forfeitAfter: parsed.FIVEFOLD_FORFEIT_SECONDS,
      turnTime: parsed.FIVEFOLD_TURN_SECONDS,
      botDelay: parsed.FIVEFOLD_BOT_DELAY,
      messagesPerSecond: parsed.FIVEFOLD_MESSAGES_PER_SECOND,
      isProduction: parsed.NODE_ENV === 'production',
    },
  }
}

function readLedger({
  FIVEFOLD_LEDGER_KEY: key,
  FIVEFOLD_DEPLOYMENT: deploymentFile,
}: z.output<typeof environmentSchema>): LedgerSettings | undefined {
  if (!key) return undefined
  if (deploymentFile) return { key, deploymentFile }
  throw new FivefoldError('environment: FIVEFOLD_LEDGER_KEY: needs FIVEFOLD_DEPLOYMENT too', {
    code: 'INVALID_INPUT',
    hint: 'set it to the deployment file, which says where the ledger is',
  })
}

function isNetwork(text: string): boolean {
  const [address = '', prefix = '0', ...rest] = text.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits
}
