import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Deployment } from '@fivefold/sdk/config'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DeploymentFile } from '../../src/deploy/deployment-file.js'
import { readNetwork } from '../../src/deploy/network.js'

const deployment: Deployment = {
  name: 'test',
  local: true,
  evm: { chainId: 1, rpcUrl: 'http://127.0.0.1:1', genesisHash: `0x${'ab'.repeat(32)}`, contracts: {} },
  solana: {
    rpcUrl: 'http://127.0.0.1:2',
    wsUrl: 'ws://127.0.0.1:3',
    genesisHash: 'solana',
    programs: {},
    vrf: { program: 'p', oracle: 'o', queue: 'q' },
  },
  polkadot: { url: 'ws://127.0.0.1:4', genesisHash: 'polkadot', contracts: {} },
  server: { url: 'http://127.0.0.1:5' },
  indexer: { graphqlUrl: 'http://127.0.0.1:6/graphql' },
}
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fivefold-deploy-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the deployment file', () => {
  it('is written as a whole, in a folder made for it', () => {
    const file = new DeploymentFile(join(folder, 'new/deployment.json'))
    expect(file.readDeployed()).toEqual({})
    file.write(deployment)
    expect(JSON.parse(readFileSync(file.path, 'utf8'))).toEqual(deployment)
    expect(readdirSync(join(folder, 'new'))).toEqual(['deployment.json'])
  })

  it('remembers what a run had finished before it failed', () => {
    const file = new DeploymentFile(join(folder, 'deployment.json'))
    file.write(deployment)
    const evm = { ...deployment.evm, chainId: 2 }
    const deployers = { evm: '0x12', polkadot: '5x' }
    file.writeJournal({ evm, deployers })
    const { solana, polkadot } = deployment
    expect(file.readDeployed()).toEqual({ evm, solana, polkadot, deployers })
    expect(JSON.parse(readFileSync(file.path, 'utf8'))).toEqual(deployment)
    file.write({ ...deployment, evm })
    expect(existsSync(`${file.path}.partial`)).toBe(false)
    expect(file.readDeployed().evm).toEqual(evm)
  })

  it('refuses an unreadable journal, because a run has paid for its contracts', () => {
    const file = new DeploymentFile(join(folder, 'deployment.json'))
    file.writeJournal({ evm: deployment.evm })
    const journal = `${file.path}.partial`
    for (const damaged of [
      readFileSync(journal, 'utf8').slice(0, 40),
      JSON.stringify({ evm: { chainId: 1 } }),
    ]) {
      writeFileSync(journal, damaged)
      expect(() => file.readDeployed()).toThrow(journal)
    }
  })

  it('is deployed by one run at a time, and again after a run that was killed', () => {
    const file = new DeploymentFile(join(folder, 'new/deployment.json'))
    const release = file.lock()
    expect(() => new DeploymentFile(file.path).lock()).toThrow(`being deployed by process ${process.pid}`)
    release()
    writeFileSync(`${file.path}.lock`, JSON.stringify({ pid: process.pid, born: 'long ago' }))
    file.lock()()
    expect(readdirSync(join(folder, 'new'))).toEqual([])
  })

  it('takes what it can of an old file, and refuses a damaged one', () => {
    const file = new DeploymentFile(join(folder, 'deployment.json'))
    writeFileSync(file.path, JSON.stringify({ ...deployment, evm: { address: '0x' } }))
    expect(file.readDeployed()).toEqual({ solana: deployment.solana, polkadot: deployment.polkadot })
    writeFileSync(file.path, '{"name":')
    expect(() => file.readDeployed()).toThrow(`${file.path} is damaged`)
  })
})

describe('a network', () => {
  it('is that of npm start, changed by flags, and local only if declared so', () => {
    expect(readNetwork(undefined, { evm: 'http://127.0.0.1:9' })).toMatchObject({
      name: 'local',
      local: new Set(),
      evm: 'http://127.0.0.1:9',
      solana: 'http://127.0.0.1:8899',
      graphql: 'http://127.0.0.1:4350/graphql',
    })
  })

  it('comes from a file, which must be complete', () => {
    const file = join(folder, 'network.json')
    const network = {
      name: 'public',
      evm: 'https://evm.example',
      solana: 'https://solana.example',
      solanaWs: 'wss://solana.example',
      polkadot: 'wss://polkadot.example',
      server: 'https://server.example',
      graphql: 'https://indexer.example/graphql',
    }
    writeFileSync(file, JSON.stringify(network))
    expect(readNetwork(file, { name: 'other' })).toEqual({ ...network, name: 'other', local: new Set() })
    writeFileSync(file, JSON.stringify({ ...network, local: true }))
    expect(readNetwork(file, {}).local).toEqual(new Set(['evm', 'solana', 'polkadot']))
    expect(readNetwork(file, { local: ['solana'] }).local).toEqual(new Set(['solana']))
    writeFileSync(file, JSON.stringify({ ...network, local: ['evn'] }))
    expect(() => readNetwork(file, {})).toThrow(`${file}: local`)
    writeFileSync(file, JSON.stringify({ ...network, polkadot: 'https://polkadot.example' }))
    expect(() => readNetwork(file, {})).toThrow(`${file}: polkadot: `)
    writeFileSync(file, JSON.stringify({ name: 'public' }))
    expect(() => readNetwork(file, {})).toThrow(`${file}: evm: `)
    expect(() => readNetwork(join(folder, 'none.json'), {})).toThrow('cannot be read as a JSON object')
  })
})
