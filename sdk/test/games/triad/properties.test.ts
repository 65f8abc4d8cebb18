import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FivefoldError } from '../../../src/core/index.js'
import {
  applyTurn,
  type Board,
  canonicalConfig,
  createRuleset,
  edgeMax,
  legalTurns,
  type Match,
  type MatchState,
  matchFileToJson,
  matchId,
  none,
  orThrow,
  otherPlayer,
  parseMatchFile,
  playerToMove,
  replay,
  rulesetFields,
  rulesetId,
  startMatch,
  type Turn,
} from '../../../src/games/triad/index.js'
import { anyConfig, anyMatch, anyRuleset } from './arbitrary.js'

const statesOf = (match: Match): readonly MatchState[] => {
  return orThrow(replay(match)).states
}

const statesBefore = (match: Match): MatchState[] => {
  return [orThrow(startMatch(match)).state, ...statesOf(match).slice(0, -1)]
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}

describe('any legal match', () => {
  it('fills a cell a turn and ends with nine tiles', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const result = orThrow(replay(match))
        result.states.forEach(({ board }, turn) => {
          expect(board.filter((card) => card !== null)).toHaveLength(turn + 1)
        })
        expect(result.tiles[0] + result.tiles[1]).toBe(9)
        expect(result.tiles[result.winner]).toBeGreaterThanOrEqual(5)
        const power = result.states[8]?.board.reduce((sum, card) => sum + (card?.power ?? 0), 0)
        expect(result.tieScores[0] + result.tieScores[1]).toBe(power)
      }),
    )
  })

  it('keeps every edge within 0..10', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const edges = statesOf(match).flatMap(({ board }) => board.flatMap((card) => card?.edges ?? []))
        expect(edges.every((edge) => Number.isInteger(edge) && edge >= 0 && edge <= edgeMax)).toBe(true)
      }),
    )
  })

  it('is the same played turn by turn or replayed, and leaves each state as it was', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        let state = deepFreeze(orThrow(startMatch(match)).state)
        const states = match.turns.map((turn) => {
          state = deepFreeze(orThrow(applyTurn(state, turn)).state)
          return state
        })
        expect(states).toEqual(statesOf(match))
      }),
    )
  })

  it('is the same with the players swapped', () => {
    const swapColours = (board: Board) =>
      board.map((card) => card && { ...card, owner: otherPlayer(card.owner) })
    fc.assert(
      fc.property(anyMatch, (match) => {
        const { playerA, playerB, deckA, deckB, firstPlayer } = match.header
        const swapped = { playerA: playerB, playerB: playerA, deckA: deckB, deckB: deckA }
        const other = { ...match, header: { ...match.header, ...swapped, firstPlayer: 1 - firstPlayer } }
        expect(statesOf(other).map(({ board }) => board)).toEqual(
          statesOf(match).map(({ board }) => swapColours(board)),
        )
      }),
    )
  })

  it('comes back from JSON as it was', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const read = parseMatchFile(JSON.parse(JSON.stringify(matchFileToJson(match))))
        expect(read).toEqual(match)
        expect(matchId(read)).toBe(matchId(match))
      }),
      { numRuns: 30 },
    )
  })
})

describe('legalTurns', () => {
  it('are all accepted, and differ', () => {
    fc.assert(
      fc.property(anyMatch, fc.nat(8), (match, index) => {
        const state = statesBefore(match)[index] as MatchState
        const turns = legalTurns(state)
        expect(turns.every((turn) => applyTurn(state, turn).ok)).toBe(true)
        expect(new Set(turns.map((turn) => JSON.stringify(turn))).size).toBe(turns.length)
      }),
      { numRuns: 50 },
    )
  })

  it('leave out nothing that is accepted, but for fields that are ignored', () => {
    const anyTurn: fc.Arbitrary<Turn> = fc.record({
      cell: fc.nat(9),
      cardIndex: fc.nat(5),
      warningMarkCell: fc.oneof(fc.nat(9), fc.constant(none)),
      earthBoostEdge: fc.oneof(fc.nat(4), fc.constant(none)),
      reserved: fc.nat(1),
    })
    fc.assert(
      fc.property(anyMatch, fc.nat(8), anyTurn, (match, index, turn) => {
        const state = statesBefore(match)[index] as MatchState
        const { config, decks } = state.setup
        const isEarth = decks[playerToMove(state)][turn.cardIndex]?.effect === 'earth'
        const bare = {
          ...turn,
          warningMarkCell: config.warning.enabled ? turn.warningMarkCell : none,
          earthBoostEdge: isEarth ? turn.earthBoostEdge : none,
          reserved: 0,
        }
        const listed = legalTurns(state).some((legal) => JSON.stringify(legal) === JSON.stringify(bare))
        expect(applyTurn(state, turn).ok).toBe(listed)
      }),
      { numRuns: 200 },
    )
  })
})

describe('any ruleset', () => {
  /** What a switch turns off, counted on the list of the 66 values: itself and all up to `last`. */
  const switches: readonly (readonly [first: number, last: number])[] = [
    [1, 5], // warning
    [6, 11], // combo
    [12, 13], // secondPlayerBalance
    [14, 34], // traitDerivation
    [35, 54], // traitEffects
    [36, 37], // cosmic
    [38, 40], // light
    [41, 41], // shadow
    [42, 43], // forest
    [44, 44], // metal
    [45, 45], // flame
    [46, 47], // aqua
    [48, 49], // thunder
    [50, 50], // wind
    [51, 54], // earth
    [55, 65], // formationBonuses
    [56, 62], // fiveElements
    [63, 65], // eclipse
  ]
  /** Where the five required elements start. */
  const elements = 58

  it('becomes canonical by zeroing what is off and sorting the elements, and by nothing else', () => {
    fc.assert(
      fc.property(anyConfig, (config) => {
        const values = rulesetFields(config).map(([, value]) => value)
        for (const [first, last] of switches) if (values[first] === 0) values.fill(0, first, last + 1)
        const sorted = values.slice(elements, elements + 5).sort((left, right) => left - right)
        values.splice(elements, 5, ...sorted)
        expect(rulesetFields(canonicalConfig(config)).map(([, value]) => value)).toEqual(values)
      }),
      { numRuns: 1_000 },
    )
  })

  it('is canonical after one step, and its id differs from others', () => {
    fc.assert(
      fc.property(anyRuleset, anyRuleset, (one, other) => {
        expect(canonicalConfig(one.config)).toEqual(one.config)
        expect(rulesetId(one.config)).toBe(one.id)
        expect(createRuleset(one.config)).toEqual(one)
        expect(one.id === other.id).toBe(JSON.stringify(one.config) === JSON.stringify(other.config))
      }),
      { numRuns: 50 },
    )
  })
})

describe('any malformed match', () => {
  type Path = readonly (string | number)[]

  function pathsOf(value: unknown, path: Path = []): Path[] {
    if (typeof value !== 'object' || value === null) return [path]
    return [path, ...Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]))]
  }

  function replaceAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
    if (key === undefined) return replacement
    const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
    const inner = Reflect.get(copy, key)
    Reflect.set(copy, key, replaceAt(inner, rest, replacement))
    return copy
  }

  const odd = fc.oneof(
    fc.anything({ withBigInt: true, withNullPrototype: true, withObjectString: true }),
    fc.integer({ min: -2, max: 300 }),
    fc.constantFrom('__proto__', '0x', '255', '1e3', ' 1', '٣'),
  )

  it('is refused with a typed error, never a crash', () => {
    fc.assert(
      fc.property(anyMatch, fc.nat(), odd, (match, choice, replacement) => {
        const json: unknown = JSON.parse(JSON.stringify(matchFileToJson(match)))
        const paths = pathsOf(json)
        const spoilt = replaceAt(json, paths[choice % paths.length] as Path, replacement)
        try {
          const read = parseMatchFile(spoilt)
          const result = replay(read)
          expect(matchId(read)).toMatch(/^0x[0-9a-f]{64}$/)
          if (!result.ok) throw result.error
        } catch (error) {
          expect(error).toBeInstanceOf(FivefoldError)
        }
      }),
      { numRuns: 200 },
    )
  })
})
