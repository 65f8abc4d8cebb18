import { readFileSync } from 'node:fs'
import { createRandom } from '@fivefold/sdk/core'
import {
  defaultRuleset,
  type Match,
  type MatchResult,
  matchFileToJson,
  matchId,
  orThrow,
  parseMatchFile,
  randomMatch,
  replay,
} from '@fivefold/sdk/triad'
import { bytesToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import type { MatchSettled } from '../src/games/triad/read-events.js'
import { replaySettled } from '../src/games/triad/replay-settled.js'
import { advanceStanding } from '../src/games/triad/standings.js'

const match = randomMatch(createRandom('settled'), { ruleset: defaultRuleset })
const { cards, ruleset: config } = matchFileToJson(match)

/** The league's event for a match. */
function settledOf(
  match: Match,
  { winner, tiles, tieScores }: MatchResult = orThrow(replay(match)),
): MatchSettled {
  const { header, turns } = match
  const [playerA, playerB] = [header.playerA.toLowerCase(), header.playerB.toLowerCase()]
  return {
    matchId: matchId(match),
    seasonId: header.seasonId,
    winner: winner === 0 ? playerA : playerB,
    header: { ...header, playerA, playerB, deckA: [...header.deckA], deckB: [...header.deckB] },
    turns: bytesToHex(
      Uint8Array.from(
        turns.flatMap((turn) => [
          turn.cell,
          turn.cardIndex,
          turn.warningMarkCell,
          turn.earthBoostEdge,
          turn.reserved,
        ]),
      ),
    ),
    outcome: {
      winner,
      tilesA: tiles[0],
      tilesB: tiles[1],
      tieScoreA: tieScores[0],
      tieScoreB: tieScores[1],
    },
    location: { block: 1, logIndex: 0, transaction: '0x', timestamp: new Date(0) },
  }
}

describe('a settled match', () => {
  const settled = settledOf(match)
  const table = { config, cards }

  test('is verified when the rules come to the same result', () => {
    expect(replaySettled(settled, table)).toMatchObject({
      ok: true,
      replay: { winner: settled.outcome.winner },
    })
  })

  const light = new URL('../../sdk/vectors/triad/light.json', import.meta.url)
  const vectors: { name: string; result: MatchResult }[] = JSON.parse(readFileSync(light, 'utf8'))
  test.each(vectors)('is verified with the result that Light has in the vector $name', (vector) => {
    const file = parseMatchFile(vector)
    const { cards, ruleset } = matchFileToJson(file)
    expect(replaySettled(settledOf(file, vector.result), { config: ruleset, cards })).toMatchObject({
      ok: true,
      replay: { winner: vector.result.winner },
    })
  })

  test.each([
    ['another number of tiles', { outcome: { ...settled.outcome, tilesA: 9 } }, /the rules give/],
    ['another tie score', { outcome: { ...settled.outcome, tieScoreB: 1 } }, /the rules give/],
    ['another winner', { winner: `0x${'11'.repeat(20)}` }, /the winner should be/],
    ['another id', { matchId: `0x${'11'.repeat(32)}` }, /its id should be/],
    ['a turn less', { turns: settled.turns.slice(0, -10) }, /9 turns/],
  ])('is not with %s', (_, change, reason) => {
    const replayed = replaySettled({ ...settled, ...change }, table)
    expect(replayed).toEqual({ ok: false, reason: expect.stringMatching(reason) })
  })

  test.each([
    ['ruleset', { config: undefined, cards }, /never registered/],
    ['seal', { config, cards: undefined }, /never sealed/],
    ['such config', { config: { version: 2 }, cards }, /version/],
    ['such card', { config, cards: {} }, /UnknownCard/],
  ])('is not where no %s is known', (_, without, reason) => {
    expect(replaySettled(settled, without)).toEqual({ ok: false, reason: expect.stringMatching(reason) })
  })
})

describe('a standing', () => {
  const results = (wins: boolean[]) => {
    let standing: ReturnType<typeof advanceStanding> | undefined
    for (const won of wins) {
      const tilesFor = won ? 6 : 2
      const match = { seasonId: 1, player: '0x', won, tilesFor, tilesAgainst: 9 - tilesFor, at: new Date(0) }
      standing = advanceStanding(standing, match)
    }
    return standing
  }

  test.each([
    [[true], 1],
    [[false], -1],
    [[true, true, true], 3],
    [[true, true, false], -1],
    [[false, false], -2],
    [[false, false, true], 1],
  ])('after %j has a streak of %i', (wins, streak) => {
    expect(results(wins)).toMatchObject({ streak })
  })

  test('adds up', () => {
    expect(results([true, false, true, true])).toMatchObject({
      played: 4,
      won: 3,
      lost: 1,
      winRatio: 0.75,
      tilesFor: 20,
      tilesAgainst: 16,
      tilesDifference: 4,
    })
  })
})
