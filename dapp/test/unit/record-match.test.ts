import { FivefoldError } from '@fivefold/sdk/core'
import { describe, expect, it } from 'vitest'
import type { Player } from '../../src/chains/player.js'
import { type RecordMatchOptions, type RecordStage, recordMatch } from '../../src/chains/record-match.js'

type Key = { key: string }
type Client = RecordMatchOptions<Key>['client']

const player: Player<Key> = { kind: 'burner', address: 'address', account: { key: 'key' } }

function chainWith(balance: bigint) {
  const calls: string[] = []
  let raw = balance
  const client: Client = {
    readBalance: async () => ({ raw, decimals: 9, symbol: 'SOL' }),
    fundAccount: async (address) => {
      calls.push(`fund ${address}`)
      raw = 1n
    },
    recordMatch: async ({ key }) => {
      calls.push(`record with ${key}`)
      return 'transaction'
    },
  }
  return { client, calls }
}

async function run(
  client: Client,
  isIndexed: (transaction: string) => Promise<boolean>,
  who: Player<Key> = player,
) {
  const stages: RecordStage[] = []
  const onStage = (stage: RecordStage) => void stages.push(stage)
  await recordMatch({ client, player: who, isIndexed, onStage, pollMs: 1, timeoutMs: 50 })
  return stages
}

describe('recordMatch', () => {
  it('reports each stage from sending to indexed', async () => {
    const { client, calls } = chainWith(5n)
    let asked = 0
    const stages = await run(client, async (transaction) => transaction === 'transaction' && ++asked === 3)
    expect(stages).toEqual(['sending', 'in block', 'indexed'])
    expect(calls).toEqual(['record with key'])
  })

  it('funds an empty burner account first', async () => {
    const { client, calls } = chainWith(0n)
    expect(await run(client, async () => true)).toEqual(['funding', 'sending', 'in block', 'indexed'])
    expect(calls).toEqual(['fund address', 'record with key'])
  })

  it('never funds a wallet', async () => {
    const { client, calls } = chainWith(0n)
    await run(client, async () => true, { ...player, kind: 'wallet' })
    expect(calls).toEqual(['record with key'])
  })

  it('is late when the indexer is down, not failed: the match is in a block', async () => {
    const { client } = chainWith(5n)
    const stages = await run(client, async () => {
      throw new FivefoldError('no answer', { code: 'INDEXER_UNREACHABLE' })
    })
    expect(stages).toEqual(['sending', 'in block', 'late'])
  })

  it('rethrows other errors', async () => {
    const { client } = chainWith(5n)
    const broken = run(client, async () => {
      throw new TypeError('undefined is not a function')
    })
    await expect(broken).rejects.toThrow(TypeError)
  })
})
