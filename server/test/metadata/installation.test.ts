import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EvmNode, startEvmNode } from '@fivefold/devnet/evm/start-evm-node'
import { createGateway } from '@fivefold/devnet/gateway/gateway'
import { deployEvm } from '@fivefold/scripts/deploy/evm'
import { connect, type EvmConnection, fundAccount } from '@fivefold/sdk/evm'
import { cardsOf, faucet } from '@fivefold/sdk/evm/tarot'
import { cardDocuments, knownLots } from '@fivefold/sdk/war'
import { Registry } from 'prom-client'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.js'
import { createPool } from '../../src/database/pool.js'
import { noCollection, openCollection } from '../../src/metadata/collection.js'
import { openMetadata } from '../../src/metadata/index.js'
import { createTestDatabases } from '../support/postgres.js'
import { log } from './support.js'

describe('cards of the local chain', () => {
  let folder: string
  let node: EvmNode
  let connection: EvmConnection
  let gateway: Server
  let gateways: string[]
  let deploymentFile: string
  const player = privateKeyToAccount(generatePrivateKey())

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fivefold-metadata-'))
    node = await startEvmNode({ port: 0, dataDir: folder })
    const evm = await deployEvm({ rpcUrl: node.url, local: true })
    connection = connect({ deployment: { local: true, evm } })
    deploymentFile = join(folder, 'deployment.json')
    const elsewhere = 'http://127.0.0.1:1'
    await writeFile(
      deploymentFile,
      JSON.stringify({
        name: 'test',
        local: true,
        evm,
        solana: {
          rpcUrl: elsewhere,
          wsUrl: 'ws://127.0.0.1:1',
          genesisHash: '',
          programs: {},
          vrf: { program: '', oracle: '', queue: '' },
        },
        polkadot: { url: 'ws://127.0.0.1:1', genesisHash: '', contracts: {} },
        server: { url: elsewhere },
        indexer: { graphqlUrl: elsewhere },
      }),
    )
    await fundAccount(connection, player.address)
    gateway = createGateway().listen(0, '127.0.0.1')
    await once(gateway, 'listening')
    gateways = [`http://127.0.0.1:${(gateway.address() as AddressInfo).port}/ipfs/`]
  })

  afterAll(async () => {
    gateway?.closeAllConnections()
    gateway?.close()
    await node?.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('have the lots that their documents on the development gateway name', async () => {
    const cardUri = await openCollection(deploymentFile)
    const options = { interval: 0, idle: 10 }
    const { service, close } = openMetadata({ log, registry: new Registry(), cardUri, gateways, options })
    await faucet(connection, player, 20)
    const cards = await cardsOf(connection, player.address)
    const lots = await Promise.all(cards.map(({ id }) => service.requireLot(id)))
    for (const lot of lots) expect(knownLots).toContain(lot)
    expect(new Set(lots).size).toBeGreaterThan(1)
    await expect(service.requireLot(999_999)).rejects.toMatchObject({ value: { reason: 'UNKNOWN_CARD' } })
    await close()
  })

  it('have documents with name, lot and value', () => {
    const documents = cardDocuments()
    expect(JSON.parse(documents[0]?.text ?? '')).toEqual({ name: 'Ace of Wands', lot: 'spdp', value: 0 })
    expect(JSON.parse(documents.at(-1)?.text ?? '')).toEqual({ name: 'The World', lot: 'hrgl', value: 77 })
    expect(new Set(documents.map(({ digest }) => digest)).size).toBe(312)
  })

  it('the gateway serves nothing else', async () => {
    const answers = await Promise.all(
      ['bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e', '..%2Fetc', ''].map((path) =>
        fetch(`${gateways[0]}${path}`),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})

describe('the server', () => {
  it('shows queues at /metadata and counters at /metrics, and says where it keeps them', async () => {
    const databases = await createTestDatabases(['metadata'])
    const database = createPool({ url: databases.url('metadata'), onError: () => {} })
    const app = await buildApp({ database, origins: [], logLevel: 'silent' })
    const shown = await app.inject('/metadata')
    expect(shown.json()).toEqual({
      queued: { 0: 0, 1: 0, 2: 0, 3: 0 },
      retrying: 0,
      inflight: 0,
      cached: 0,
      failed: 0,
      waiting: 0,
      next: [],
    })
    const counters = await app.inject('/metrics')
    expect(counters.headers['content-type']).toMatch(/^text\/plain/)
    expect(counters.body).toContain('\nfivefold_metadata_cards{state="cached"} 0\n')
    await app.close()

    const nowhere = 'redis://127.0.0.1:1'
    const lonely = await buildApp({ database, origins: [], logLevel: 'silent', redisUrl: nowhere })
    const refused = await lonely.inject('/metadata')
    expect(refused.statusCode).toBe(503)
    expect(refused.json()).toMatchObject({ error: 'METADATA_UNAVAILABLE' })
    await lonely.close()
    await database.end()
    await databases.remove()

    const alone = openMetadata({ log, registry: new Registry(), cardUri: noCollection, gateways: [] })
    await alone.close()
    expect(alone.place).toBe('metadata: no REDIS_URL, queues and lots are in this process alone')
  })
})
