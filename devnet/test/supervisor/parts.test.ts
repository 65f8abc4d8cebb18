import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig, usedPorts } from '../../src/config/config.js'
import { splitEnvironment } from '../../src/supervisor/environment-of-parts.js'
import type { Part } from '../../src/supervisor/part.js'
import { makeParts } from '../../src/supervisor/parts.js'
import { locateServices } from '../../src/supervisor/services.js'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fivefold-parts-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function read(args: readonly string[], env: NodeJS.ProcessEnv) {
  const config = readConfig(args, { FIVEFOLD_DATA: folder, ...env })
  if (!config) throw new Error('help was not asked for')
  return config
}

function parts(args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Map<string, Part> {
  const config = read(args, env)
  const services = locateServices(config)
  const made = makeParts({
    config,
    services,
    oracleHealthPort: 1,
    ...splitEnvironment(config, services, env),
  })
  return new Map(made.map((part) => [part.name, part]))
}

function environmentOf(part: Part | undefined): Readonly<Record<string, string>> {
  if (!part || part.work.kind === 'external') throw new Error('has no process')
  return part.work.command.env
}

describe('the parts', () => {
  it('are all there by default', () => {
    expect([...parts().keys()]).toEqual([
      'evm',
      'solana',
      'polkadot',
      'vrf-oracle',
      'postgres',
      'deploy',
      'gateway',
      'server',
      'indexer-evm',
      'indexer-solana',
      'indexer-polkadot',
      'graphql',
      'dapp',
    ])
  })

  it('can be left out, and what only they need with them', () => {
    const args = ['--without', 'dapp,indexer', '--without', 'server']
    expect([...parts(args).keys()]).toEqual(['evm', 'solana', 'polkadot', 'vrf-oracle', 'deploy'])
    expect(usedPorts(read(args, {}))).toEqual(['evm', 'solana', 'solanaWs', 'polkadot'])
  })

  it('are only checked when they run elsewhere', () => {
    const args = ['--evm=http://127.0.0.1:1', '--solana=http://127.0.0.1:2', '--polkadot=ws://127.0.0.1:3']
    const made = parts(args, { DATABASE_URL: 'postgres://me:hush@127.0.0.1:4/any' })
    for (const name of ['evm', 'solana', 'polkadot', 'postgres'])
      expect(made.get(name)?.work.kind).toBe('external')
    expect(made.has('vrf-oracle')).toBe(false)
    expect(made.get('postgres')?.url).toBe('postgres://127.0.0.1:4')
    expect(usedPorts(read(args, {}))).toEqual(['postgres', 'server', 'gateway', 'graphql', 'dapp'])
  })

  it('deploy to the chains they run as local ones, and to others only if that is declared', () => {
    const localOf = (args: readonly string[]) => {
      const { work } = parts(args).get('deploy') ?? expect.fail('no deploy part')
      if (work.kind !== 'task') return expect.fail('no task')
      const { line } = work.command
      return line[line.indexOf('--local') + 1]
    }
    const urls = ['--evm=http://127.0.0.1:1', '--solana=http://127.0.0.1:2', '--polkadot=ws://127.0.0.1:3']
    expect(localOf([])).toBe('evm,solana,polkadot')
    expect(localOf(urls.slice(0, 1))).toBe('solana,polkadot')
    expect(localOf(urls)).toBe('')
    expect(localOf([...urls, '--local', 'evm,solana'])).toBe('evm,solana')
  })

  it('get the secrets they need and no others', () => {
    const secrets = { DATABASE_URL: 'postgres://me:hush@127.0.0.1:4/any', FIVEFOLD_EVM_KEY: '0xkey' }
    const made = parts([], secrets)
    expect(environmentOf(made.get('server')).DATABASE_URL).toBe(
      'postgres://me:hush@127.0.0.1:4/fivefold_server',
    )
    expect(environmentOf(made.get('graphql')).DATABASE_URL).toBe(
      'postgres://me:hush@127.0.0.1:4/fivefold_indexer',
    )
    expect(environmentOf(made.get('deploy')).FIVEFOLD_EVM_KEY).toBe('0xkey')
    const everywhere = [...made.values()].filter(({ work }) => work.kind !== 'external').map(environmentOf)
    expect(everywhere.filter(({ FIVEFOLD_EVM_KEY }) => FIVEFOLD_EVM_KEY)).toHaveLength(1)
    expect(everywhere.filter(({ DATABASE_URL }) => DATABASE_URL)).toHaveLength(5)
    const keyed = everywhere.filter(({ FIVEFOLD_LEDGER_KEY }) => FIVEFOLD_LEDGER_KEY)
    expect(keyed).toEqual([environmentOf(made.get('server'))])
  })

  it('the server signs with the installation’s own key, made once, unless another is given', () => {
    const keyOf = (env: NodeJS.ProcessEnv = {}) =>
      environmentOf(parts([], env).get('server')).FIVEFOLD_LEDGER_KEY
    const own = keyOf()
    expect(own).toMatch(/^0x[0-9a-f]{64}$/)
    expect(keyOf()).toBe(own)
    expect(statSync(join(folder, 'ledger.key')).mode & 0o777).toBe(0o600)
    expect(keyOf({ FIVEFOLD_LEDGER_KEY: '0xother' })).toBe('0xother')
  })

  it('find each other on the ports they were given', () => {
    const made = parts([], {
      FIVEFOLD_PORT_SOLANA: '7001',
      FIVEFOLD_PORT_SOLANA_WS: '7002',
      FIVEFOLD_PORT_DAPP: '7003',
    })
    expect(made.get('solana')?.url).toBe('http://127.0.0.1:7001')
    expect(made.get('vrf-oracle')?.url).toBe('ws://127.0.0.1:7002')
    expect(environmentOf(made.get('dapp')).FIVEFOLD_PORT_DAPP).toBe('7003')
  })

  it('all get the pages that may call them: the dApp’s and those of the user', () => {
    const made = parts([], {
      FIVEFOLD_PORT_DAPP: '7003',
      FIVEFOLD_SERVER_ORIGINS: 'https://a.example,http://b.example:81',
    })
    const pages = 'http://127.0.0.1:7003,http://localhost:7003,https://a.example,http://b.example:81'
    for (const [name, part] of made) expect(environmentOf(part).FIVEFOLD_SERVER_ORIGINS, name).toBe(pages)
    expect(() => parts([], { FIVEFOLD_SERVER_ORIGINS: 'a.example' })).toThrow(
      'FIVEFOLD_SERVER_ORIGINS: is not a list of origins',
    )
  })
})
