import { createConnection } from 'node:net'
import { connect as connectTls } from 'node:tls'
import pg from 'pg'
import { z } from 'zod'
import { badConfiguration } from './bad-configuration.js'
import { type Config, needsDatabase } from './config.js'
import { describeError } from './describe-error.js'
import { callRpc } from './json-rpc.js'

const patience = 5_000
/** The id of the runtime API ContractsApi: the first 8 bytes of blake2b of its name. */
const contractsApi = '0x68b66ba122c93fa7'

/** Checks that every configured server is what it should be. */
export async function checkUrls(config: Config): Promise<void> {
  const { evm, solana, polkadot, databaseUrl, redisUrl } = config
  if (evm.kind === 'url') await check('--evm', evm.url, 'an EVM node', isEvm)
  if (solana.kind === 'url') await check('--solana', solana.url, 'a Solana node', isSolana)
  if (polkadot.kind === 'url')
    await check('--polkadot', polkadot.url, 'a node with pallet-contracts', isPolkadot)
  if (databaseUrl && needsDatabase(config))
    await check('DATABASE_URL', databaseUrl, 'a Postgres server', isPostgres)
  if (redisUrl) await check('REDIS_URL', redisUrl, 'a Redis server', isRedis)
}

type Test = (url: string) => Promise<unknown>

async function check(name: string, url: string, what: string, test: Test): Promise<void> {
  try {
    await test(url)
  } catch (error) {
    const shown = new URL(url)
    shown.password = ''
    const reason =
      error instanceof z.ZodError ? 'its answer is not that of such a node' : describeError(error)
    throw badConfiguration(`${name}=${shown.href} is not ${what} that answers: ${reason}`, error)
  }
}

const isEvm: Test = async (url) => {
  const chainId = await callRpc({ url, method: 'eth_chainId', timeout: patience })
  z.string()
    .regex(/^0x[0-9a-f]+$/)
    .parse(chainId)
}

const isSolana: Test = async (url) => {
  const version = await callRpc({ url, method: 'getVersion', timeout: patience })
  z.object({ 'solana-core': z.string() }).parse(version)
}

const isPolkadot: Test = async (url) => {
  const version = await callRpc({ url, method: 'state_getRuntimeVersion', timeout: patience })
  const { apis } = z.object({ apis: z.array(z.tuple([z.string(), z.int()])) }).parse(version)
  if (!apis.some(([api]) => api === contractsApi)) throw new Error('its runtime has no pallet-contracts')
}

const isPostgres: Test = async (url) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
  } finally {
    await client.end().catch(() => {})
  }
}

/** A Redis server answers PING even before the password, with a Redis error. */
const isRedis: Test = (text) =>
  new Promise<void>((resolve, reject) => {
    const url = new URL(text)
    const where = { host: url.hostname, port: Number(url.port || 6379) }
    const socket = url.protocol === 'rediss:' ? connectTls(where) : createConnection(where)
    socket.setTimeout(patience, () => socket.destroy(new Error('no answer in time')))
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('closed without an answer')))
    socket.once('data', (data) => {
      if (/^(\+PONG|-NOAUTH|-WRONGPASS)/.test(data.toString())) resolve()
      else reject(new Error('does not speak the Redis protocol'))
      socket.destroy()
    })
    socket.write('PING\r\n')
  })
