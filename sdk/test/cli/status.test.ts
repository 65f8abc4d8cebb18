import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findDeployment } from '../../src/cli/read-deployment.js'
import { formatStatus } from '../../src/cli/status/format.js'
import type { Status } from '../../src/cli/status/report.js'
import type { Deployment } from '../../src/config/index.js'

const bin = fileURLToPath(new URL('../../bin/fivefold.mjs', import.meta.url))
const nobody = '127.0.0.1:1'
let folder: string

/** A deployment where nothing answers. */
const deployment: Deployment = {
  name: 'nowhere',
  local: true,
  evm: {
    chainId: 31337,
    rpcUrl: `http://${nobody}`,
    genesisHash: `0x${'00'.repeat(32)}`,
    contracts: { triadLeague: { address: `0x${'11'.repeat(20)}`, block: 1 } },
  },
  solana: {
    rpcUrl: `http://${nobody}`,
    wsUrl: `ws://${nobody}`,
    genesisHash: 'none',
    programs: { dolero: { address: '11111111111111111111111111111111', slot: 1 } },
    vrf: { program: 'none', oracle: 'none', queue: 'none' },
  },
  polkadot: {
    url: `ws://${nobody}`,
    genesisHash: 'none',
    contracts: { ccgGame: { address: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', block: 1 } },
  },
  server: { url: `http://${nobody}` },
  indexer: { graphqlUrl: `http://${nobody}/graphql` },
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fivefold-cli-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function writeDeployment(): string {
  const file = join(folder, '.fivefold/deployment.json')
  mkdirSync(join(folder, '.fivefold'))
  writeFileSync(file, JSON.stringify(deployment))
  return file
}

type Result = { code: number | null; stdout: string; stderr: string }

/** `npx fivefold …`, in a process of its own. */
function fivefold(args: readonly string[], cwd = folder): Promise<Result> {
  const env = { PATH: process.env.PATH ?? '' }
  const child = spawn(process.execPath, [bin, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (data) => {
    stdout += data
  })
  child.stderr.on('data', (data) => {
    stderr += data
  })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stdout, stderr })))
}

describe('finding the deployment file', () => {
  it('looks upwards from where it is', () => {
    const file = writeDeployment()
    const deep = join(folder, 'a/b')
    mkdirSync(deep, { recursive: true })
    expect(findDeployment({ cwd: deep, env: {} })).toBe(file)
  })

  it('takes the flag before the environment, and that before the usual place', () => {
    writeDeployment()
    const env = { FIVEFOLD_DEPLOYMENT: 'from-env.json' }
    expect(findDeployment({ cwd: folder, env, file: 'from-flag.json' })).toBe(join(folder, 'from-flag.json'))
    expect(findDeployment({ cwd: folder, env })).toBe(join(folder, 'from-env.json'))
  })
})

describe('fivefold status', () => {
  it('reports every part that is down and ends with code 1', async () => {
    const file = writeDeployment()
    writeFileSync(
      join(folder, '.fivefold/run.json'),
      JSON.stringify({ pid: 2 ** 22 + 1, parts: [{ name: 'evm', state: { kind: 'ready' } }] }),
    )
    const { code, stdout } = await fivefold(['status', '--json'])
    expect(code).toBe(1)
    const status: Status = JSON.parse(stdout)
    expect(status).toMatchObject({ ok: false, deployment: { name: 'nowhere', file } })
    expect(status.reports.map(({ name }) => name)).toEqual([
      'evm',
      'solana',
      'polkadot',
      'server',
      'indexer',
      'npm start',
    ])
    for (const { name, problem } of status.reports) expect(problem, name).toBeTypeOf('string')
  })

  it('says in one line what it misses', async () => {
    const none = await fivefold(['status'])
    expect(none).toMatchObject({ code: 1, stdout: '' })
    expect(none.stderr).toMatch(/^There is no \.fivefold\/deployment\.json here or above .*\n$/)

    writeFileSync(join(folder, 'bad.json'), '{"name":"x"}')
    const bad = await fivefold(['status', '--deployment', 'bad.json'])
    expect(bad).toMatchObject({ code: 1, stdout: '' })
    expect(bad.stderr).toMatch(/^deployment file: .*\n$/)
  })
})

describe('the table', () => {
  it('has a line a part, in columns', () => {
    const status: Status = {
      ok: false,
      deployment: { name: 'local', file: '/data/deployment.json' },
      reports: [
        { kind: 'chain', name: 'evm', url: 'http://e', height: 7, contracts: { triadLeague: true } },
        { kind: 'chain', name: 'polkadot', url: 'ws://p', contracts: {}, problem: 'no answer' },
        {
          kind: 'server',
          name: 'server',
          url: 'http://s',
          health: { status: 'ok', version: '1.2.3', uptime: 300, dependencies: {} },
        },
        {
          kind: 'indexer',
          name: 'indexer',
          url: 'http://i',
          chains: {
            evm: { height: 5, lag: 2, quarantined: 1 },
            solana: { height: 9, lag: 0, quarantined: 0 },
          },
        },
      ],
    }
    expect(formatStatus(status, false).split('\n')).toEqual([
      'local: /data/deployment.json',
      '✓ evm       block 7 · triadLeague ✓                     http://e',
      '✗ polkadot  no answer                                   ws://p',
      '✓ server    version 1.2.3 · up 5 min                    http://s',
      '✓ indexer   evm 5 (2 behind, 1 quarantined) · solana 9  http://i',
    ])
  })
})
