import { describe, expect, it } from 'vitest'
import { canonicalJson, createRandom } from '../../../src/core/index.js'
import { sha256Hex } from '../../../src/core/sha256-hex.js'
import {
  applyAction,
  createInitialState,
  type Game,
  legalActions,
  orThrow,
  startGame,
  stateHash,
  viewOf,
} from '../../../src/games/phalanx/index.js'
import { gameSchema } from '../../../src/games/phalanx/schema.js'
import { damageModes } from '../../../src/games/phalanx/state.js'
import { variantsOf } from '../../core/variants.js'

const players = [
  { id: '0b6d6a4e', name: 'Ann "the\\rook" Ünal' },
  { id: '', name: '\u2028 line\n' },
] as const
const plainHash = (game: Game) => sha256Hex(canonicalJson(game))
const shuffle = { scheme: 'sha256-counter', seed: 'ab'.repeat(32) } as const

function* positions(rngSeed: number): Generator<Game> {
  const random = createRandom(`text ${rngSeed}`)
  const damageMode = random.pick(damageModes)
  const config = { rngSeed, players, gameOptions: { damageMode, ...(rngSeed % 2 && { shuffle }) } }
  yield createInitialState(config)
  let game = startGame(config)
  yield game
  while (game.phase !== 'gameOver') {
    // Of a game that is given up then, the column stays in the state.
    const isGivenUp = game.phase === 'reinforcement' && rngSeed % 5 === 0
    const forfeit = { type: 'forfeit', playerIndex: game.activePlayerIndex } as const
    game = orThrow(applyAction(game, isGivenUp ? forfeit : random.pick(legalActions(game)))).game
    yield game
  }
}

describe('the hash of a state', () => {
  it('is that of the canonical JSON, in every position of 60 random games', () => {
    const phases = new Set<string>()
    let givenUp = 0
    for (let seed = 0; seed < 60; seed++) {
      for (const game of positions(seed)) {
        phases.add(game.phase)
        if (game.outcome && game.reinforcement) givenUp++
        expect(stateHash(game)).toBe(plainHash(game))
      }
    }
    expect(givenUp).toBe(12)
    expect(phases).toEqual(new Set(['setup', 'deployment', 'combat', 'reinforcement', 'gameOver']))
  })

  it('covers a view too, and leaves the log out', () => {
    const game = startGame({ rngSeed: 7, players })
    const { transactionLog: _left, ...view } = viewOf({ ...game, transactionLog: [] }, 1)
    expect(stateHash(view)).toBe(plainHash(view))
    expect(stateHash({ ...game, transactionLog: [] } as Game)).toBe(plainHash(game))
  })

  it('depends on the state alone, whichever was hashed before', () => {
    const games = [...positions(1), ...positions(2), ...positions(3)]
    const random = createRandom('any order')
    for (let i = 0; i < 1_000; i++) {
      const game = random.pick(games)
      expect(stateHash(game)).toBe(plainHash(game))
    }
  })

  it('covers long names, long lists, and cells that no rule makes', () => {
    const long = { id: '\u{1f0a1}'.repeat(5_000), name: 'é'.repeat(20_000) }
    const game = startGame({ rngSeed: 7, players: [long, players[1]] })
    expect(stateHash(game)).toBe(plainHash(game))
    const cell = { card: { suit: 'hearts', rank: 'T' }, position: { row: 1, col: 3 } } as const
    const cells = [
      { ...cell, currentHp: 10, faceDown: true },
      { ...cell, currentHp: 10, faceDown: false },
      { ...cell, currentHp: 99, faceDown: false },
    ]
    const battlefield = [...cells, null, null, null, null, cells[2] ?? null]
    const hand = Array.from({ length: 5_000 }, () => cell.card)
    const odd: Game = { ...game, players: [{ ...game.players[0], battlefield, hand }, game.players[1]] }
    expect(stateHash(odd)).toBe(plainHash(odd))
  })

  it('changes with every field that the schema has', () => {
    const position = [...positions(1)].find(({ phase }) => phase === 'reinforcement')
    if (!position) throw new Error('no reinforcement')
    const counted = position.players.map((player) => ({
      ...player,
      discardPile: player.hand,
      handCount: 1,
      drawpileCount: 2,
    })) as unknown as Game['players']
    const outcome = { winnerIndex: 0, victoryType: 'forfeit', turnNumber: 3 } as const
    const whole: Game = { ...position, players: counted, outcome }
    const hashes = new Map([[stateHash(whole), '']])
    for (const { path, value } of variantsOf(gameSchema, whole)) {
      const hash = stateHash(value as Game)
      expect(hash, path).toBe(plainHash(value as Game))
      expect(hash, path).not.toBe(stateHash(whole))
      hashes.set(hash, path)
    }
    expect(hashes.size).toBeGreaterThan(300)
  })
})
