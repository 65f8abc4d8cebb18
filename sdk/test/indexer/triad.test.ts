import { expect, test } from 'vitest'
import { createRandom } from '../../src/core/index.js'
import {
  defaultRuleset,
  headerToJson,
  type Match,
  matchFileToJson,
  matchId,
  orThrow,
  randomMatch,
  replay,
  turnToJson,
} from '../../src/games/triad/index.js'
import {
  queryTriadMatch,
  queryTriadMatches,
  queryTriadSeasons,
  queryTriadStandings,
} from '../../src/indexer/index.js'
import { startStubIndexer } from './stub-indexer.js'

const tokenId = 2n ** 256n - 1n

/** A match with a token id that no number holds. */
function makeMatch(): Match {
  const match = randomMatch(createRandom('indexer'), { ruleset: defaultRuleset })
  const [first, ...others] = match.header.deckA
  const card = match.cards.get(first)
  if (!card) throw new Error('no card')
  const cards = new Map(match.cards).set(tokenId, card)
  cards.delete(first)
  const deckA = [tokenId, ...others] as unknown as Match['header']['deckA']
  return { ...match, cards, header: { ...match.header, deckA } }
}

/** The row as the indexer answers it. */
function toRow(match: Match) {
  const { winner, tiles, tieScores } = orThrow(replay(match))
  const { cards, ruleset } = matchFileToJson(match)
  return {
    id: matchId(match),
    ...headerToJson(match.header),
    seasonId: `${match.header.seasonId}`,
    cards,
    rules: { config: ruleset },
    turns: match.turns.map(turnToJson),
    winner,
    botSide: null,
    tilesA: tiles[0],
    tilesB: tiles[1],
    tieScoreA: tieScores[0],
    tieScoreB: tieScores[1],
    verified: true,
    block: 7,
    transaction: `0x${'ab'.repeat(32)}`,
    timestamp: '2026-01-02T03:04:05.000000Z',
  }
}

test('a match comes back as it was played, large token ids and all', async () => {
  const match = makeMatch()
  const { url, asked } = await startStubIndexer(() => ({ match: toRow(match) }))
  const found = await queryTriadMatch(url, matchId(match).toUpperCase().replace('0X', '0x') as `0x${string}`)
  if (!found) throw new Error('not there')
  const { header, turns, ruleset, cards } = found
  expect({ header, turns, ruleset, cards }).toEqual(match)
  expect(header.deckA[0]).toBe(tokenId)
  const { winner, tiles, tieScores } = orThrow(replay(found))
  expect(found).toMatchObject({ winner, tiles, tieScores, verified: true, block: 7 })
  expect(found.timestamp).toEqual(new Date('2026-01-02T03:04:05Z'))
  expect(asked[0]).toEqual({ id: matchId(match) })
})

test('a match that is not there is null', async () => {
  const { url } = await startStubIndexer(() => ({ match: null }))
  expect(await queryTriadMatch(url, `0x${'00'.repeat(32)}`)).toBeNull()
})

test.each([
  ['without a deck', { deckA: null }],
  ['without turns', { turns: [] }],
  ['whose rules are unknown', { rules: null }],
  ['that a third side won', { winner: 2 }],
])('a match %s is refused', async (_, change) => {
  const { url } = await startStubIndexer(() => ({ match: { ...toRow(makeMatch()), ...change } }))
  await expect(queryTriadMatch(url, `0x${'00'.repeat(32)}`)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('a player is looked for on both sides, within the season', async () => {
  const row = toRow(makeMatch())
  const { url, asked } = await startStubIndexer(() => ({ matches: [row] }))
  const player = row.playerB
  const [found] = await queryTriadMatches(url, { limit: 3, player, seasonId: 5 })
  expect(asked[0]).toEqual({
    limit: 3,
    offset: 0,
    where: { seasonId_eq: '5', playerA_eq: player, OR: [{ seasonId_eq: '5', playerB_eq: player }] },
  })
  expect(found).toMatchObject({ id: row.id, tiles: [row.tilesA, row.tilesB], winner: row.winner })
})

test('without a filter all matches are asked for', async () => {
  const { url, asked } = await startStubIndexer(() => ({ matches: [] }))
  expect(await queryTriadMatches(url, { limit: 3, offset: 6 })).toEqual([])
  expect(asked[0]).toEqual({ limit: 3, offset: 6, where: {} })
})

test('standings and seasons have numbers and times', async () => {
  const time = '2026-01-02T03:04:05.000000Z'
  const standing = {
    seasonId: '4294967295',
    player: `0x${'11'.repeat(20)}`,
    played: 3,
    won: 1,
    lost: 2,
    winRatio: 1 / 3,
    tilesFor: 12,
    tilesAgainst: 15,
    tilesDifference: -3,
    streak: -2,
    lastPlayed: time,
  }
  const season = { seasonId: '0', matches: 2, players: 3, firstPlayed: time, lastPlayed: time }
  const { url, asked } = await startStubIndexer(() => ({ standings: [standing], seasons: [season] }))
  const lastPlayed = new Date(time)
  expect(await queryTriadStandings(url, { seasonId: 4294967295, limit: 1 })).toEqual([
    { ...standing, seasonId: 4294967295, lastPlayed },
  ])
  expect(asked[0]).toEqual({ seasonId: '4294967295', limit: 1, offset: 0 })
  expect(await queryTriadSeasons(url)).toEqual([
    { ...season, seasonId: 0, firstPlayed: lastPlayed, lastPlayed },
  ])
})
