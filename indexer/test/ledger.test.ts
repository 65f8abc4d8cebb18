import { accountFromSecret, createSecret, fundAccount } from '@fivefold/sdk/evm'
import {
  claimResult,
  contradictClaim,
  finaliseClaim,
  settleResult,
  signResult,
  signSeat,
} from '@fivefold/sdk/evm/ledger'
import {
  type LedgerMatch,
  queryLedgerMatches,
  queryLedgerStandings,
  queryQuarantinedEvents,
} from '@fivefold/sdk/indexer'
import { gameId, type LedgerWinner, matchKey, type ResultStatement, seatOf } from '@fivefold/sdk/ledger'
import { keccak256, pad, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EvmTestChain, openEvmChain } from './support/evm.js'
import { type Indexer, openOwnIndexer } from './support/indexer.js'
import type { Program } from './support/program.js'
import { until } from './support/until.js'

const account = () => accountFromSecret(createSecret())
const [ann, bob, server, anyone] = [account(), account(), account(), account()]
let chain: EvmTestChain
let indexer: Indexer
let processor: Program
let matches = 0

beforeAll(async () => {
  ;[indexer, chain] = await Promise.all([openOwnIndexer('evm', 'ledger'), openEvmChain()])
  processor = await indexer.start(chain.deployment)
  await fundAccount(chain.connection, anyone.address)
})

afterAll(async () => {
  await indexer?.close()
  await chain?.close()
})

function newResult(winner: LedgerWinner, game = 'phalanx'): ResultStatement {
  return {
    game: gameId(game),
    matchId: keccak256(toHex(`match ${matches++}`)),
    ruleset: keccak256(toHex('ruleset')),
    server: server.address,
    seedCommitment: keccak256(toHex('seed')),
    playerA: ann.address,
    playerB: bob.address,
    winner,
    finalHash: keccak256(toHex('final')),
    actionCount: 2 ** 32 - 1,
  }
}

async function settle(result: ResultStatement): Promise<void> {
  const sigA = await signResult(chain.connection, ann, result)
  const sigB = await signResult(chain.connection, bob, result)
  await settleResult(chain.connection, anyone, { result, sigA, sigB })
}

async function claim(result: ResultStatement): Promise<void> {
  await claimResult(chain.connection, anyone, {
    result,
    seatA: await signSeat(chain.connection, ann, seatOf(result, 0)),
    seatB: await signSeat(chain.connection, bob, seatOf(result, 1)),
    serverSignature: await signResult(chain.connection, server, result),
  })
}

/** The log of a result in the chain. */
async function logOf(result: ResultStatement) {
  const logs = await chain.connection.client.getLogs({ fromBlock: 0n })
  const found = logs.find(({ topics }) => topics.some((topic) => topic === matchKey(result)))
  if (!found) throw new Error('no such log')
  return found
}

/** Waits until the newest match is as wanted. */
function shows(result: ResultStatement, wanted: Partial<LedgerMatch>): Promise<LedgerMatch> {
  return until(
    `the ledger shows ${JSON.stringify(wanted)}`,
    async () => {
      const [newest] = await queryLedgerMatches(indexer.graphqlUrl, { limit: 1 }).catch(() => [])
      const isThere = newest?.key === matchKey(result)
      const isWanted = Object.entries(wanted).every(
        ([key, value]) => newest?.[key as keyof LedgerMatch] === value,
      )
      return isThere && isWanted ? newest : undefined
    },
    processor.output,
  )
}

const standings = async (game = 'phalanx') =>
  (await queryLedgerStandings(indexer.graphqlUrl, { game, limit: 10 })).map(
    ({ player, played, won, lost, drawn }) => ({ player, played, won, lost, drawn }),
  )

test('a result that both signed is final and counts', async () => {
  const result = newResult(0)
  await settle(result)
  const found = await shows(result, { status: 'final', witness: 'players' })
  const { game: _text, ...rest } = result
  expect(found).toMatchObject({ ...rest, game: 'phalanx', standsAt: null })
  expect(await standings()).toEqual([
    { player: ann.address, played: 1, won: 1, lost: 0, drawn: 0 },
    { player: bob.address, played: 1, won: 0, lost: 1, drawn: 0 },
  ])
})

test('a claim counts once it is final', async () => {
  const result = newResult(1)
  await claim(result)
  const claimed = await shows(result, { status: 'claimed', witness: 'server' })
  expect(claimed.standsAt).toBeGreaterThan(Date.now() / 1000)
  expect((await standings())[0]?.played).toBe(1)
  await chain.client.increaseTime({ seconds: 600 })
  await chain.mine(1)
  await finaliseClaim(chain.connection, anyone, matchKey(result))
  await shows(result, { status: 'final', witness: 'server', standsAt: claimed.standsAt })
  expect((await standings()).map(({ played, won }) => [played, won])).toEqual([
    [2, 1],
    [2, 1],
  ])
})

test('a voided claim does not count, what both sign afterwards does', async () => {
  const result = newResult(0, 'war')
  await claim(result)
  const other = { ...result, winner: 1 as const }
  const serverSignature = await signResult(chain.connection, server, other)
  await contradictClaim(chain.connection, anyone, { result: other, serverSignature })
  await shows(result, { status: 'voided' })
  expect(await standings('war')).toEqual([])
  await settle({ ...result, winner: 2 })
  await shows(result, { status: 'final', witness: 'players', winner: 2 })
  expect((await standings('war')).map(({ drawn }) => drawn)).toEqual([1, 1])
})

test.each([
  ['a NUL inside', '0x61006200'],
  ['nothing but padding', '0x'],
  ['a line feed', '0x610a62'],
  ['a right-to-left override', '0x61e280ae62'],
  ['invalid UTF-8', '0x61ff62'],
  ['nothing that can be seen', '0xe385a4'],
  ['a combining mark in front', '0xcc8161'],
] as const)(
  'a result for a game whose name has %s is quarantined, and the next one counts',
  async (_, name) => {
    const before = await standings()
    const hostile = { ...newResult(0), game: pad(name, { dir: 'right' }) }
    await settle(hostile)
    const honest = newResult(1)
    await settle(honest)
    await shows(honest, { status: 'final' })
    const [event] = await queryQuarantinedEvents(indexer.graphqlUrl, { limit: 1 })
    expect(event).toMatchObject({
      chain: 'evm',
      contract: chain.connection.contracts.matchLedger?.toLowerCase(),
      data: expect.stringContaining(hostile.game.slice(2)),
      reason: expect.stringContaining(`the game ${hostile.game} is not a printable name`),
    })
    const { transactionHash, logIndex } = await logOf(hostile)
    expect(event).toMatchObject({ transaction: transactionHash, logIndex })
    const listed = await queryLedgerMatches(indexer.graphqlUrl, { limit: 20 })
    expect(listed.map(({ key }) => key)).not.toContain(matchKey(hostile))
    const played = (list: typeof before) => list.reduce((sum, each) => sum + each.played, 0)
    expect(played(await standings())).toBe(played(before) + 2)
  },
)

test.each(['Go, 碁 and 바둑', 'snap', 'Poker 2000'])(
  'a result for an unknown game is listed if its name can be displayed: %s',
  async (game) => {
    const result = newResult(0, game)
    await settle(result)
    expect(await shows(result, { status: 'final' })).toMatchObject({ game })
  },
)

test('metrics are not served to web pages', async () => {
  const [, url = ''] = await processor.says(/metrics at (\S+)/)
  const headers = { origin: 'https://evil.example' }
  expect((await fetch(url, { headers })).status).toBe(403)
})

test('quarantined events are counted in the metrics', async () => {
  const [, url = ''] = await processor.says(/metrics at (\S+)/)
  const text = await (await fetch(url)).text()
  expect(text).toMatch(/^fivefold_indexer_quarantined_events_total\{chain="evm"\} 7$/m)
  expect(text).toMatch(/^sqd_processor_last_block \d+$/m)
})

test('a reorganisation removes a quarantined event', async () => {
  const before = await queryQuarantinedEvents(indexer.graphqlUrl, { limit: 20 })
  const id = await chain.client.snapshot()
  await settle({ ...newResult(0), game: pad('0x610061', { dir: 'right' }) })
  const count = async () => (await queryQuarantinedEvents(indexer.graphqlUrl, { limit: 20 })).length
  await until('it is quarantined', async () => (await count()) > before.length || undefined, processor.output)
  await chain.client.revert({ id })
  await chain.mine(3)
  await until('it is gone', async () => (await count()) === before.length || undefined, processor.output)
  expect(await queryQuarantinedEvents(indexer.graphqlUrl, { limit: 20 })).toEqual(before)
})

test('a reorganisation removes a result and its standings', async () => {
  const before = await standings()
  const id = await chain.client.snapshot()
  const lost = newResult(0)
  await settle(lost)
  await shows(lost, { status: 'final' })
  await chain.client.revert({ id })
  await chain.mine(3)
  await until(
    'the result is gone',
    async () => {
      const all = await queryLedgerMatches(indexer.graphqlUrl, { limit: 10, player: ann.address })
      return all.some(({ key }) => key === matchKey(lost)) ? undefined : true
    },
    processor.output,
  )
  expect(await standings()).toEqual(before)
})
