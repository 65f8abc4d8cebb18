import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  actionErrorCodes,
  clientMessageSchema,
  jsonSchemas,
  matchErrorCodes,
  serverMessageSchema,
} from '../../../src/games/phalanx/index.js'
import { jsonSchemas as warSchemas } from '../../../src/games/war/index.js'
import { recordGame } from './random-game.js'

const matchId = '6f1c5c06-3f0e-4d0f-9c36-0d4f4f3f9b6e'
const folder = new URL('../../../json-schema/', import.meta.url)

describe('client messages', () => {
  const seedExamples = [
    {
      type: 'createMatch',
      playerName: 'Alice',
      rngSeed: 20260220,
      gameOptions: { damageMode: 'per-turn', rngSeed: 20260220 },
    },
    { type: 'joinMatch', matchId, playerName: 'Bob' },
    {
      type: 'action',
      matchId,
      action: { type: 'deploy', playerIndex: 0, card: { suit: 'spades', rank: 'K' }, column: 2 },
    },
    { type: 'watchMatch', matchId },
    { type: 'createMatch', playerName: 'Alice', rulesVersion: 0 },
  ]

  it.each(seedExamples)('takes %j as it is', (message) => {
    expect(clientMessageSchema.parse(message)).toEqual(message)
  })

  it('name a match in lower case, as it is stored', () => {
    const message = clientMessageSchema.parse({ type: 'watchMatch', matchId: matchId.toUpperCase() })
    expect(message).toEqual({ type: 'watchMatch', matchId })
  })

  it.each([
    [{ type: 'createMatch', playerName: '' }],
    [{ type: 'createMatch', playerName: 'x'.repeat(51) }],
    [{ type: 'createMatch' }],
    [{ type: 'createMatch', playerName: 'A', rngSeed: 2 ** 53 }],
    [{ type: 'createMatch', playerName: 'A', rngSeed: 1.5 }],
    [{ type: 'createMatch', playerName: 'A', gameOptions: { damageMode: 'none' } }],
    [{ type: 'createMatch', playerName: 'A', rulesVersion: 2 }],
    [{ type: 'createMatch', playerName: 'A', rulesVersion: '0' }],
    [{ type: 'joinMatch', matchId: 'abc', playerName: 'A' }],
    [{ type: 'watchMatch' }],
    [{ type: 'action', matchId, action: { type: 'castle', playerIndex: 0 } }],
    [{ type: 'action', matchId, action: { type: 'pass', playerIndex: 2 } }],
    [{ type: 'ping' }],
    [null],
    [[]],
  ])('refuses %j', (message) => {
    expect(clientMessageSchema.safeParse(message).success).toBe(false)
  })
})

describe('server messages', () => {
  it('are eight and the one of ours that must be asked for, and carry a whole game', () => {
    const types = serverMessageSchema.options.map(({ shape }) => shape.type.value)
    expect(types.filter((type) => type !== 'gameStatePatch')).toHaveLength(8)
    expect(types).toHaveLength(9)
    const state = recordGame(3)
    const message = JSON.parse(JSON.stringify({ type: 'gameState', matchId, state }))
    expect(serverMessageSchema.parse(message)).toEqual(message)
  })

  it.each([
    { type: 'matchCreated', matchId, playerId: matchId, playerIndex: 0, rulesVersion: 0 },
    { type: 'spectatorJoined', matchId, spectatorId: matchId, rulesVersion: 1 },
    { type: 'actionError', matchId, error: 'not your turn', code: 'INVALID_ACTION' },
    { type: 'matchError', error: 'join a match first', code: 'NOT_IN_MATCH' },
  ])('take %j as it is', (message) => {
    expect(serverMessageSchema.parse(message)).toEqual(message)
  })

  it('know NOT_IN_MATCH as an error of the match alone', () => {
    expect(actionErrorCodes).not.toContain('NOT_IN_MATCH')
  })

  it('know the 12 error codes, SEED_NOT_ALLOWED and MATCH_QUARANTINED', () => {
    expect(new Set([...actionErrorCodes, ...matchErrorCodes]).size).toBe(14)
  })
})

describe('JSON Schemas', () => {
  it('are those in git, one file each, of draft 2020-12', () => {
    const schemas = { ...jsonSchemas(), ...warSchemas() }
    expect(readdirSync(folder).sort()).toEqual(
      Object.keys(schemas)
        .map((name) => `${name}.json`)
        .sort(),
    )
    for (const [name, schema] of Object.entries(schemas)) {
      expect(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))).toEqual(schema)
      expect(schema).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema', title: name })
    }
  })
})
