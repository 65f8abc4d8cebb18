import { type Game, seatToJson, startGame, termsToJson } from '@fivefold/sdk/triad/match'
import { describe, expect, it } from 'vitest'
import { percent } from '../../../src/games/common/standings/standings-table.js'
import { streakText } from '../../../src/games/triad/standings/standing-text.js'
import { parseBotMatches } from '../../../src/games/triad/state/bot-matches.js'
import { settledStage } from '../../../src/games/triad/state/settled-stage.js'
import { exampleMatch } from './example-match.js'

/** A match that has just begun. */
function exampleGame(): Game {
  const { header, cards, ruleset } = exampleMatch('kept')
  const { seasonId, playerA, playerB, deckA, deckB, salt } = header
  const domain = { chainId: 31337, verifyingContract: playerA }
  return startGame({
    terms: termsToJson({ ruleset, seasonId, domain, lifetime: 3_600 }),
    seats: [
      seatToJson({ player: playerA, deck: deckA, cards, isContract: false }),
      seatToJson({ player: playerB, deck: deckB, cards, isContract: false }),
    ],
    chance: { now: '1000', salt },
  })
}

describe('matches against bots from storage', () => {
  it('are read if they are well formed', () => {
    const good = { state: { ...exampleGame(), transactionLog: [] }, strength: 'greedy', keptAt: 1 }
    const matches = {
      good,
      other: { ...good, strength: 'clairvoyant' },
      old: { ...good, state: { room: {} } },
    }
    expect(parseBotMatches({ matches })).toEqual({ good })
    expect(parseBotMatches(undefined)).toEqual({})
  })
})

describe('the stage of a settlement', () => {
  it('counts the opponent’s transaction like the player’s own', () => {
    expect(settledStage(undefined, false, false)).toBeUndefined()
    expect(settledStage('sending', false, false)).toBe('sending')
    expect(settledStage(undefined, true, false)).toBe('in block')
    expect(settledStage('late', true, false)).toBe('late')
    expect(settledStage('late', true, true)).toBe('indexed')
  })
})

describe('standings in words', () => {
  it('rounds shares and names streaks', () => {
    expect(percent(2 / 3)).toBe('67 %')
    expect(streakText(3)).toBe('3 won')
    expect(streakText(-1)).toBe('1 lost')
    expect(streakText(0)).toBe('–')
  })
})
