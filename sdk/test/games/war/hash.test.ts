import { expect, it } from 'vitest'
import { canonicalJson } from '../../../src/core/index.js'
import { sha256Hex } from '../../../src/core/sha256-hex.js'
import { type Game, type GameState, stateHash } from '../../../src/games/war/index.js'
import { gameSchema } from '../../../src/games/war/schema.js'
import { variantsOf } from '../../core/variants.js'

const card = { id: 3, value: 7 }
const player = (id: string) => ({
  player: { id, name: `Zoë ${id}` },
  dealt: [card, { id: -4, value: 8 }],
  deck: [card],
  won: [{ id: 5, value: 9 }],
  played: [
    { card, faceDown: false },
    { card: null, faceDown: true },
  ],
  shuffles: 2,
  deckCount: 1,
  wonCount: 1,
})
const hex = 'ab'.repeat(32)
const whole: Game = {
  players: [player('a'), player('b')],
  phase: 'gameOver',
  round: 12,
  lots: { '3': 'Wands' },
  seed: hex,
  agreement: { commitments: [hex, hex], secrets: [hex, hex] },
  outcome: { winnerIndex: 1, victoryType: 'forfeit', round: 12 },
}

it('hashes the canonical JSON of a state without its log, and every field that the schema has', () => {
  const hash = stateHash(whole)
  expect(hash).toBe(sha256Hex(canonicalJson(whole)))
  expect(stateHash({ ...whole, transactionLog: [] } as GameState)).toBe(hash)
  let count = 0
  for (const { path, value } of variantsOf(gameSchema, whole)) {
    expect(stateHash(value as Game), path).toBe(sha256Hex(canonicalJson(value)))
    expect(stateHash(value as Game), path).not.toBe(hash)
    count++
  }
  expect(count).toBeGreaterThan(50)
})
