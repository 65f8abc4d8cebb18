import { join } from 'node:path'
import { createHttpServer } from '@fivefold/devnet/solana/server/http-server'
import { closeHttp, whenListening } from '@fivefold/devnet/solana/server/listen'
import { Chain } from '@fivefold/devnet/solana/state/chain'
import { Faucet } from '@fivefold/devnet/solana/state/faucet'
import { Journal } from '@fivefold/devnet/solana/state/journal'
import { startTestNode, type TestNode, temporaryFolder } from '@fivefold/devnet/testing/solana'
import { loadOracleKey, oracleDataAddress, queueAddress } from '@fivefold/devnet/vrf-oracle'
import { connect } from '@fivefold/sdk/solana'
import { readTables } from '@fivefold/sdk/solana/dolero'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deploySolana } from '../../src/deploy/solana.js'

const limitsOf = (name: string, seatFee: bigint, maxBet: bigint, rakeCap: bigint) => ({
  name,
  seatFee,
  maxBet,
  maxStack: seatFee + 10n * maxBet,
  rakePercent: 3,
  rakeCap,
})

let node: TestNode
beforeAll(async () => {
  node = await startTestNode()
})
afterAll(() => node.close())

describe('deploying to Solana', () => {
  it('finds the programs and the oracle of a local node', async () => {
    const { rpcUrl, wsUrl, genesisHash, dataDir } = node
    const oracle = loadOracleKey(dataDir).publicKey
    const { dolero, ...deployed } = await deploySolana({ rpcUrl, wsUrl, local: true })
    expect(Object.keys(dolero?.tables ?? {})).toEqual(['micro', 'medium', 'large', 'bonk'])
    expect(deployed).toEqual({
      rpcUrl,
      wsUrl,
      genesisHash,
      programs: { dolero: { address: 'DoLero11111111111111111111111111111111111111', slot: 0 } },
      vrf: {
        program: 'Vrf1RNUjXmQGjmQrQLvJHs9SNkvDJEsRVFPkfSQUwGz',
        oracle: oracleDataAddress(oracle).toBase58(),
        queue: queueAddress(oracle).toBase58(),
      },
    })
  })

  it('keeps what was there on the same chain, and forgets what was on another', async () => {
    const { rpcUrl, wsUrl } = node
    const first = await deploySolana({ rpcUrl, wsUrl, local: false })
    const previous = {
      ...first,
      programs: {
        dolero: { address: first.programs.dolero?.address ?? '', slot: 7 },
        // Of an earlier version: it is no longer deployed.
        gone: { address: '11111111111111111111111111111111', slot: 7 },
      },
    }
    const kept = await deploySolana({ rpcUrl, wsUrl, local: false, previous })
    expect(kept.programs).toEqual({ dolero: previous.programs.dolero })
    const other = { ...previous, genesisHash: 'another' }
    const redeployed = await deploySolana({ rpcUrl, wsUrl, local: true, previous: other })
    expect(redeployed.programs.dolero?.slot).toBe(0)
  })

  it('sets up the tables of DOLERO once, as the seed has them', async () => {
    const { rpcUrl, wsUrl } = node
    const first = await deploySolana({ rpcUrl, wsUrl, local: true })
    const connection = connect({ deployment: { local: true, solana: first } })
    const tables = await readTables(connection)
    expect(tables.map(({ name, limits }) => ({ name, ...limits }))).toEqual([
      limitsOf('micro', 10_000_000n, 150_000_000n, 6_000_000n),
      limitsOf('medium', 50_000_000n, 1_250_000_000n, 50_000_000n),
      limitsOf('large', 500_000_000n, 15_000_000_000n, 100_000_000n),
      limitsOf('bonk', 100_000_000n, 1_500_000_000n, 30_000_000n),
    ])
    expect(new Set(tables.map(({ house }) => house)).size).toBe(4)
    expect(tables.map(({ mint }) => mint !== null)).toEqual([false, false, false, true])
    expect(tables.every(({ queue }) => queue === first.vrf.queue)).toBe(true)
    const slot = await connection.rpc.getTransactionCount()
    expect(await deploySolana({ rpcUrl, wsUrl, local: true })).toEqual(first)
    expect(await connection.rpc.getTransactionCount()).toBe(slot)
    connection.close()
  })

  it('reports a missing program, and a node that does not answer', async () => {
    const { folder, remove } = temporaryFolder()
    const journal = new Journal(join(folder, 'journal.jsonl'))
    const chain = new Chain(
      journal,
      { programs: [], makeAccounts: () => [] },
      { time: Date.now(), slotMs: 400 },
    )
    const server = createHttpServer({ chain, faucet: new Faucet(chain) }, []).listen(0, '127.0.0.1')
    const urls = { rpcUrl: `http://127.0.0.1:${await whenListening(server, 0)}`, wsUrl: 'ws://127.0.0.1:1' }
    await expect(deploySolana({ ...urls, local: true })).rejects.toMatchObject({ code: 'PROGRAM_MISSING' })
    await closeHttp(server)
    await expect(deploySolana({ ...urls, local: true })).rejects.toMatchObject({ code: 'CHAIN_UNREACHABLE' })
    remove()
  })
})
