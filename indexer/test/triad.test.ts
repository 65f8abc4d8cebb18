import { botSecret } from '@fivefold/sdk/evm'
import { readResult, registerRuleset, sealDeck } from '@fivefold/sdk/evm/triad'
import {
  queryChainStatus,
  queryFinishedGames,
  queryQuarantinedEvents,
  queryTriadMatch,
  queryTriadMatches,
  queryTriadSeasons,
  queryTriadStandings,
} from '@fivefold/sdk/indexer'
import { coreRuleset, createRuleset, defaultRuleset, matchId, orThrow, replay } from '@fivefold/sdk/triad'
import { zeroHash } from 'viem'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { finalityConfirmation } from '../src/evm/processor.js'
import { type EvmTestChain, openEvmChain } from './support/evm.js'
import { forgeSettlement } from './support/forge-settlement.js'
import { type Indexer, openIndexer, openOwnIndexer } from './support/indexer.js'
import type { Program } from './support/program.js'
import {
  openTriadPlayer,
  type Players,
  type PlayOptions,
  playMatch,
  settleMatch,
  type TriadPlayer,
} from './support/triad.js'
import { type ExpectedMatch, showsMatches } from './support/triad-expectations.js'
import { dumpAt, rewind } from './support/triad-rows.js'
import { until } from './support/until.js'

/** More than a signed 32-bit number holds. */
const farSeason = 2 ** 32 - 1

let chain: EvmTestChain
let indexer: Indexer
let processor: Program
let ann: TriadPlayer
let bob: TriadPlayer
let cat: TriadPlayer
/** The expected matches. */
const settled: ExpectedMatch[] = []

const url = () => indexer.graphqlUrl
const databaseUrl = () => `${inject('postgres')}triad`
const shows = (expected: ExpectedMatch[]) => showsMatches(url(), expected, processor.output)

async function settle(players: Players, options?: PlayOptions): Promise<ExpectedMatch> {
  const match = await playMatch(chain.connection, players, options)
  const { matchId: id, result } = await settleMatch(chain.connection, players, match)
  return { id, header: match.header, result }
}

beforeAll(async () => {
  ;[indexer, chain] = await Promise.all([openOwnIndexer('evm', 'triad'), openEvmChain()])
  processor = await indexer.start(chain.deployment)
  ann = await openTriadPlayer(chain.connection)
  bob = await openTriadPlayer(chain.connection)
  cat = await openTriadPlayer(chain.connection)
})

afterAll(async () => {
  await indexer?.close()
  await chain?.close()
})

test('a settled match appears with its result and standings', async () => {
  const match = await settle([ann, bob], { seasonId: 1 })
  settled.push(match)
  await shows(settled)
  const [listed] = await queryTriadMatches(url(), { limit: 1 })
  expect(listed).toMatchObject({
    playerA: ann.address,
    playerB: bob.address,
    verified: true,
    ...match.result,
  })
})

test('it replays from one answer to the result on chain', async () => {
  const id = settled[0]?.id ?? zeroHash
  const match = await queryTriadMatch(url(), id)
  if (!match) throw new Error('not there')
  const { winner, tiles, tieScores } = orThrow(replay(match))
  const onChain = await readResult(chain.connection, id)
  expect(onChain).toMatchObject({ winner, tiles, tieScores })
  expect(match).toMatchObject({ winner, tiles, tieScores, header: settled[0]?.header })
  expect(matchId(match)).toBe(id)
})

test('its turns show what happened without the rules', async () => {
  const id = settled[0]?.id ?? zeroHash
  const match = await queryTriadMatch(url(), id)
  if (!match) throw new Error('not there')
  const { triadTurns } = await indexer.ask<{ triadTurns: Record<string, unknown>[] }>(
    `{ triadTurns(where: { match: { id_eq: "${id}" } }, limit: 9, orderBy: index_ASC) {
      index player cell cardIndex tokenId warningMarkCell earthBoostEdge reserved flips events } }`,
  )
  const { events } = orThrow(replay(match))
  const decks = [match.header.deckA, match.header.deckB]
  expect(triadTurns).toHaveLength(9)
  for (const [index, { player, tokenId, flips, events: indexed, ...turn }] of triadTurns.entries()) {
    expect(turn).toEqual({ index, ...match.turns[index] })
    expect(player).toBe((match.header.firstPlayer + index) % 2)
    expect(tokenId).toBe(`${decks[Number(player)]?.[Number(turn.cardIndex)]}`)
    expect(flips).toBe(events[index]?.filter(({ type }) => type === 'captured').length)
    expect(JSON.stringify(sorted(indexed))).toBe(JSON.stringify(sorted(events[index])))
  }
})

/** With sorted keys and large numbers as text: Postgres keeps neither. */
function sorted(value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}`
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  )
}

test('players and seasons are kept separate', async () => {
  settled.push(await settle([bob, cat], { seasonId: 1 }))
  settled.push(await settle([cat, ann], { seasonId: 2, ruleset: coreRuleset }))
  settled.push(await settle([ann, bob]))
  settled.push(await settle([bob, ann], { seasonId: farSeason }))
  settled.push(await settle([ann, cat], { seasonId: 1 }))
  await shows(settled)
  const ids = (test: (match: ExpectedMatch) => boolean) =>
    settled
      .filter(test)
      .map(({ id }) => id)
      .reverse()
  const listed = async (filter: object) =>
    (await queryTriadMatches(url(), { limit: 50, ...filter })).map(({ id }) => id)
  const ofCat = ({ header }: ExpectedMatch) => [header.playerA, header.playerB].includes(cat.address)
  expect(await listed({ player: cat.address })).toEqual(ids(ofCat))
  expect(await listed({ player: cat.address.toLowerCase() })).toEqual(ids(ofCat))
  expect(await listed({ seasonId: 0 })).toEqual(ids(({ header }) => header.seasonId === 0))
  expect(await listed({ seasonId: 1, player: cat.address })).toEqual(
    ids((match) => ofCat(match) && match.header.seasonId === 1),
  )
  expect(await listed({ limit: 2, offset: 1 })).toEqual(ids(() => true).slice(1, 3))
  const [latest] = await queryTriadSeasons(url(), { limit: 1 })
  expect(latest?.seasonId).toBe(1)
  const [first, ...rest] = await queryTriadStandings(url(), { seasonId: 1, limit: 10 })
  expect(await queryTriadStandings(url(), { seasonId: 1, limit: 10, offset: 1 })).toEqual(rest)
  expect(first?.won).toBeGreaterThanOrEqual(rest[0]?.won ?? Number.NaN)
})

test('queries for unknown ids return nothing', async () => {
  expect(await queryTriadMatch(url(), zeroHash)).toBeNull()
  expect(await queryTriadMatches(url(), { limit: 5, seasonId: 77 })).toEqual([])
  expect(await queryTriadStandings(url(), { seasonId: 77, limit: 5 })).toEqual([])
})

test('rulesets and seals are indexed, with the names of the SDK', async () => {
  const own = createRuleset({ combo: { feverAt: 4, dominationAt: 3, momentumAt: 2 } })
  await registerRuleset(chain.connection, ann.account, own)
  settled.push(await settle([cat, bob], { ruleset: own, seasonId: 3 }))
  await shows(settled)
  const { triadRulesets, triadSeals } = await indexer.ask<Record<string, Record<string, unknown>[]>>(
    '{ triadRulesets(limit: 10, orderBy: number_ASC) { id number config } triadSeals(limit: 10) { player deck cards } }',
  )
  expect(triadRulesets).toEqual(
    [defaultRuleset, coreRuleset, own].map(({ id, config }, index) => ({ id, number: index + 1, config })),
  )
  // The chain's own two players have sealed decks too.
  const players = [ann, bob, cat].map(({ address }) => address as unknown)
  expect(triadSeals?.filter(({ player }) => players.includes(player))).toHaveLength(3)
  const cards = Object.fromEntries([...cat.cards].map(([tokenId, card]) => [`${tokenId}`, card]))
  expect(triadSeals).toContainEqual({ player: cat.address, deck: cat.deck.map(String), cards })
})

test('a reorganisation replaces matches, seals and standings', async () => {
  const { connection, client } = chain
  const readSeals = () =>
    indexer.ask('{ triadSeals(limit: 50, orderBy: id_ASC) { id deck cards sealedUntil block } }')
  const seals = await readSeals()
  const id = await client.snapshot()
  const dan = await openTriadPlayer(connection)
  const lost = [await settle([ann, bob], { seasonId: 1 }), await settle([dan, ann], { seasonId: 9 })]
  await client.increaseTime({ seconds: 60 })
  await sealDeck(connection, bob.account, { player: bob.address, deck: bob.deck })
  await shows([...settled, ...lost])
  const height = await chain.readHeight()
  await until('the seal is indexed', async () => !sameJson(seals, await readSeals()) || undefined)
  await client.revert({ id })
  settled.push(await settle([bob, ann], { seasonId: 1 }))
  await chain.mine(height + 1 - (await chain.readHeight()))
  await shows(settled)
  expect(await readSeals()).toEqual(seals)
  const [last] = await queryTriadMatches(url(), { limit: 1 })
  expect(last).toMatchObject({ id: settled.at(-1)?.id, verified: true })
  expect(await queryTriadStandings(url(), { seasonId: 9, limit: 5 })).toEqual([])
})

const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

test('killed in the middle, it loses and repeats nothing', async () => {
  settled.push(await settle([ann, bob], { seasonId: 2 }))
  const killed = processor.stop('SIGKILL')
  settled.push(await settle([bob, cat], { seasonId: 2 }))
  await killed
  settled.push(await settle([cat, ann], { seasonId: 2 }))
  processor = await indexer.start(chain.deployment)
  settled.push(await settle([ann, cat], { seasonId: 2 }))
  await processor.says(/^indexer: reading/m)
  settled.push(await settle([bob, ann], { seasonId: 2 }))
  await shows(settled)
  expect(processor.output()).not.toContain('starting over')
})

test('a match against one’s own bot is marked on either side, and counts for neither', async () => {
  const botOfAnn = await openTriadPlayer(chain.connection, botSecret(ann.address))
  settled.push({ ...(await settle([ann, botOfAnn], { seasonId: 2 })), isPractice: true })
  settled.push({ ...(await settle([botOfAnn, ann], { seasonId: 6 })), isPractice: true })
  // For other players, a stranger's bot is an ordinary player.
  settled.push(await settle([bob, botOfAnn], { seasonId: 2 }))
  await shows(settled)
  const listed = await queryTriadMatches(url(), { limit: 4 })
  expect(listed.map(({ botSide }) => botSide)).toEqual([null, 0, 1, null])
  expect(await queryTriadMatch(url(), listed[1]?.id ?? zeroHash)).toMatchObject({ botSide: 0 })
  const { triad } = await queryFinishedGames(url(), { limit: 2 })
  expect(triad).toEqual({ count: settled.length, latest: listed.slice(0, 2) })
})

test('a result that the rules do not give is marked and logged, and indexing continues', async () => {
  const match = await playMatch(chain.connection, [ann, bob], { seasonId: 4 })
  const { winner } = orThrow(replay(match))
  const forged = { winner: winner === 0 ? 1 : 0, tiles: [0, 9], tieScores: [1, 2] } as const
  await forgeSettlement(chain, match, forged)
  settled.push({ id: matchId(match), header: match.header, result: forged })
  settled.push(await settle([cat, bob], { seasonId: 4 }))
  await shows(settled)
  const listed = await queryTriadMatches(url(), { limit: 2 })
  expect(listed.map(({ verified }) => verified)).toEqual([true, false])
  expect(await queryTriadMatch(url(), matchId(match))).toMatchObject({ ...forged, verified: false })
  expect(processor.output()).toMatch(
    new RegExp(
      `Triad match ${matchId(match)} is not verified: the chain recorded \\d,0,9,1,2, the rules give`,
    ),
  )
})

const everything = 'id cards rules { config } turns { events }'

test.each([
  ['matches with all they have', `{ triadMatches(limit: 100) { ${everything} } }`],
  ['turns without a limit', '{ triadTurns { id } }'],
  ['standings without a limit', '{ triadStandings { id } }'],
])('a query of %s is refused', async (_, query) => {
  await expect(indexer.ask(query)).rejects.toThrow('response might exceed the size limit')
})

test('a page of complete matches is answered', async () => {
  const { triadMatches } = await indexer.ask<{ triadMatches: unknown[] }>(
    `{ triadMatches(limit: 10) { ${everything} } }`,
  )
  expect(triadMatches).toHaveLength(10)
})

test('no honest event was quarantined', async () => {
  expect(await queryQuarantinedEvents(url(), { limit: 10 })).toEqual([])
})

test('reading the chain again in one go gives the same rows', async () => {
  await chain.mine(finalityConfirmation + 5)
  const head = await chain.readHeight()
  const database = `${inject('postgres')}triad_again`
  const other = await openIndexer('evm', { database })
  try {
    await other.start(chain.deployment)
    const again = await until('the second indexer has caught up', () => dumpAt(database, head))
    const first = await until('the first indexer has caught up', () => dumpAt(databaseUrl(), head))
    expect(again).toEqual(first)
    expect(again.triad_turn).toHaveLength(9 * settled.length)
  } finally {
    await other.close()
  }
})

test('blocks that are read twice change nothing', async () => {
  const database = databaseUrl()
  const head = await chain.readHeight()
  const before = await until('the indexer has caught up', () => dumpAt(database, head))
  await processor.stop()
  const height = chain.deployment.evm?.contracts.triadLeague?.block ?? Number.NaN
  const { hash } = await chain.connection.client.getBlock({ blockNumber: BigInt(height) })
  await rewind(database, { height, hash })
  expect(await dumpAt(database, head)).toBeUndefined()
  processor = await indexer.start(chain.deployment)
  expect(await until('all is read again', () => dumpAt(database, head))).toEqual(before)
})

test('rows of another chain are deleted', async () => {
  await processor.stop()
  await chain.close()
  chain = await openEvmChain()
  processor = await indexer.start(chain.deployment)
  await processor.says(/starting over: they belong to another chain/)
  await until('the other chain is read', async () => {
    const [status] = await queryChainStatus(url())
    return (status?.genesisHash === chain.genesisHash && status.height > 0) || undefined
  })
  await shows([])
  const { triadSeals, triadTurns } = await indexer.ask<Record<string, unknown[]>>(
    '{ triadSeals(limit: 1) { id } triadTurns(limit: 1) { id } }',
  )
  expect([triadSeals, triadTurns]).toEqual([[], []])
})
