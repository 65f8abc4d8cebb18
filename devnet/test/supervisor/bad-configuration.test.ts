import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FivefoldError } from '@fivefold/sdk/core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lockDataFolder } from '../../src/config/lock.js'
import { prepareStart } from '../../src/supervisor/prepare.js'
import { portEnvironment } from './support/port-environment.js'
import { runStart, type StartOptions } from './support/run-start.js'

let folder: string
let data: string
let ports: Record<string, string>
/** A web server that is no chain: it answers everything with the same page. */
let website: Server
let websiteUrl: string

beforeAll(async () => {
  website = createServer((_, response) => response.end('<h1>Hello</h1>'))
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve))
  websiteUrl = `http://127.0.0.1:${(website.address() as AddressInfo).port}`
})

afterAll(() => website.close())

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fivefold-config-'))
  data = join(folder, 'data')
  ports = await portEnvironment()
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The single line that a start in its own process prints. */
async function lineOf({ env, ...options }: StartOptions): Promise<string> {
  const run = runStart({ ...options, env: { ...ports, FIVEFOLD_DATA: data, ...env } })
  expect(await run.exit).toBe(1)
  expect(run.stdout()).toBe('')
  const lines = run.stderr().split('\n')
  expect(lines).toHaveLength(2)
  return lines[0] as string
}

/** The same without the process: `runMain` prints the message of such an error. */
async function complaint({ args = [], env = {} }: StartOptions): Promise<string> {
  const all = { PATH: process.env.PATH, ...ports, FIVEFOLD_DATA: data, ...env }
  const error = await prepareStart(args, all).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(FivefoldError)
  const { message } = error as FivefoldError
  expect(message).not.toContain('\n')
  return message
}

describe('one clear line and exit code 1 for', () => {
  it('an old Node', async () => {
    const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } })`
    const nodeArgs = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`]
    expect(await lineOf({ nodeArgs })).toBe(
      'Node 18.20.4 is too old: Fivefold needs Node 20.19.0 or newer (https://nodejs.org)',
    )
  })

  it('a port that is taken: which, for what, by whom', async () => {
    const { port } = website.address() as AddressInfo
    const line = await lineOf({ env: { FIVEFOLD_PORT_SERVER: String(port) } })
    expect(line).toContain(`Port ${port} for server is taken by process ${process.pid}, node`)
    expect(line).toContain('set FIVEFOLD_PORT_SERVER')
  })

  it('what is no port', async () => {
    const line = await complaint({ env: { FIVEFOLD_PORT_EVM: '99999' } })
    expect(line).toBe('environment: FIVEFOLD_PORT_EVM: is not a port (1 to 65535)')
  })

  it('one port for two parts', async () => {
    const env = { FIVEFOLD_PORT_EVM: '8545', FIVEFOLD_PORT_DAPP: '8545' }
    expect(await complaint({ env })).toBe('Port 8545 is given to both evm and dapp')
  })

  it('a data folder that cannot be written', async () => {
    writeFileSync(data, 'I am a file')
    expect(await lineOf({})).toBe(
      `Data folder ${data} cannot be written: it is a file (set FIVEFOLD_DATA to another)`,
    )
  })

  it.skipIf(process.getuid?.() === 0)('a data folder without the right to write', async () => {
    mkdirSync(data)
    chmodSync(data, 0o500)
    expect(await complaint({})).toContain(`Data folder ${data} cannot be written: EACCES`)
  })

  it('a data folder with foreign files', async () => {
    mkdirSync(data)
    writeFileSync(join(data, 'thesis.txt'), '')
    expect(await complaint({ args: ['--reset'] })).toContain(`holds files that are not Fivefold's`)
  })

  it('a data folder that another start uses', async () => {
    mkdirSync(data)
    const release = lockDataFolder(data)
    expect(await complaint({})).toBe(
      `Data folder ${data} is in use by process ${process.pid}: stop it, or set FIVEFOLD_DATA`,
    )
    release()
  })

  it('an unknown flag', async () => {
    expect(await complaint({ args: ['--fast'] })).toContain(`unknown option '--fast'`)
  })

  it('a part that cannot be left out', async () => {
    expect(await complaint({ args: ['--without', 'evm'] })).toBe(
      '--without evm: can leave out dapp, indexer, server, vrf-oracle',
    )
  })

  it('a Solana program that is not on PATH', async () => {
    expect(await complaint({ args: ['--solana=surfpool'], env: { PATH: folder } })).toBe(
      '--solana=surfpool: surfpool is not on PATH',
    )
  })

  it.each([
    ['--evm=ftp://x', '--evm=ftp://x: wanted http://…'],
    ['--solana=anza', '--solana=anza: wanted surfpool, solana-test-validator or http://…'],
    ['--polkadot=http://x', '--polkadot=http://x: wanted ws://…'],
  ])('the wrong kind of address: %s', async (flag, message) => {
    expect(await complaint({ args: [flag] })).toBe(message)
  })

  it.each([
    ['--evm=http://127.0.0.1:1', '--evm=http://127.0.0.1:1/ is not an EVM node that answers: '],
    ['--solana=http://127.0.0.1:1', '--solana=http://127.0.0.1:1/ is not a Solana node that answers: '],
    [
      '--polkadot=ws://127.0.0.1:1',
      '--polkadot=ws://127.0.0.1:1/ is not a node with pallet-contracts that answers: ',
    ],
  ])('a node that is not there: %s', async (flag, message) => {
    expect(await complaint({ args: [flag, '--local', 'evm,polkadot'] })).toContain(message)
  })

  it('a server that is no chain', async () => {
    const local = ['--local', 'evm,polkadot']
    expect(await complaint({ args: [`--evm=${websiteUrl}`, ...local] })).toContain(
      'is not an EVM node that answers: not JSON',
    )
    expect(await complaint({ args: [`--polkadot=${websiteUrl.replace('http', 'ws')}`, ...local] })).toContain(
      'is not a node with pallet-contracts that answers: ',
    )
  })

  it('a database that is not there, without its password', async () => {
    const line = await complaint({ env: { DATABASE_URL: 'postgres://me:hush@127.0.0.1:1/x' } })
    expect(line).toContain('DATABASE_URL=postgres://me@127.0.0.1:1/x is not a Postgres server that answers: ')
    expect(line).not.toContain('hush')
  })

  it('what is no database', async () => {
    expect(await complaint({ env: { DATABASE_URL: 'sqlite://x' } })).toContain(
      'environment: DATABASE_URL: is not the URL',
    )
  })

  it('what is no Redis', async () => {
    const env = { REDIS_URL: websiteUrl.replace('http', 'redis') }
    expect(await complaint({ env })).toContain(
      'is not a Redis server that answers: does not speak the Redis protocol',
    )
  })

  it('a missing key', async () => {
    expect(await complaint({ args: ['--evm=http://127.0.0.1:1'] })).toContain(
      'The key to deploy to the evm chain is missing (set FIVEFOLD_EVM_KEY',
    )
  })

  it('a malformed key, which is not shown', async () => {
    for (const name of ['FIVEFOLD_EVM_KEY', 'FIVEFOLD_POLKADOT_KEY']) {
      const line = await complaint({ env: { [name]: '0x5ec4e7' } })
      expect(line).toContain(`${name}: The secret is `)
      expect(line).not.toContain('5ec4e7')
    }
  })

  it('a chain that is unknown', async () => {
    expect(await complaint({ args: ['--local', 'evm,base'] })).toBe(
      '--local base: expected one of evm, solana, polkadot',
    )
  })
})

describe('the data folder', () => {
  it('is taken over from a start that was killed', async () => {
    mkdirSync(data)
    writeFileSync(join(data, 'start.lock'), JSON.stringify({ pid: process.pid, born: 'long ago' }))
    writeFileSync(join(data, 'fivefold-data'), '')
    const prepared = await prepareStart([], { ...ports, FIVEFOLD_DATA: data })
    prepared?.release()
    expect(existsSync(join(data, 'start.lock'))).toBe(false)
  })

  it('is emptied by --reset, and left alone without', async () => {
    const env = { ...ports, FIVEFOLD_DATA: data }
    mkdirSync(join(data, 'solana'), { recursive: true })
    writeFileSync(join(data, 'deployment.json'), '{}')
    const first = await prepareStart([], env)
    first?.release()
    expect(readdirSync(data).sort()).toEqual(['deployment.json', 'fivefold-data', 'solana'])
    const second = await prepareStart(['--reset'], env)
    second?.release()
    expect(readdirSync(data)).toEqual(['fivefold-data'])
  })

  it('is not emptied when something else is wrong', async () => {
    mkdirSync(data)
    writeFileSync(join(data, 'deployment.json'), '{}')
    const { port } = website.address() as AddressInfo
    await complaint({ args: ['--reset'], env: { FIVEFOLD_PORT_EVM: String(port) } })
    await complaint({ args: ['--reset', '--evm=https://chain.example'] })
    expect(existsSync(join(data, 'deployment.json'))).toBe(true)
  })
})

it('shows help', async () => {
  const run = runStart({ args: ['--help'] })
  expect(await run.exit).toBe(0)
  expect(run.stdout()).toContain('--solana <node>')
  expect(run.stderr()).toBe('')
})
