import { keccak256, stringToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import type { GameState } from '../../src/games/phalanx/index.js'
import { phalanxResult, phalanxSeat } from '../../src/games/phalanx/ledger.js'
import { gameId, ledgerMatchId, matchUuid } from '../../src/ledger/index.js'

const matchId = '6F1C5C06-3f0e-4d0f-9c36-0d4f4f3f9b6e'
const hash = (byte: string) => byte.repeat(32)
const address = (digit: string) => `0x${digit.repeat(40)}` as const
const terms = {
  matchId,
  damageMode: 'per-turn',
  rulesVersion: 1,
  seedCommitment: hash('5e'),
  server: address('9'),
} as const
const entry = (sequenceNumber: number, after: string): GameState['transactionLog'][number] => ({
  sequenceNumber,
  action: { type: 'forfeit', playerIndex: 0 },
  stateHashBefore: hash('00'),
  stateHashAfter: hash(after),
  timestamp: '2026-01-01T00:00:00.000Z',
  details: { type: 'forfeit', winnerIndex: 1 },
})

describe('a match’s UUID in the ledger', () => {
  it('is its 16 bytes and zeros, and is read back', () => {
    const written = ledgerMatchId(matchId)
    expect(written).toBe(`0x6f1c5c063f0e4d0f9c360d4f4f3f9b6e${'0'.repeat(32)}`)
    expect(matchUuid(written)).toBe(matchId.toLowerCase())
  })

  it('is none where another game wrote all 32 bytes', () => {
    expect(matchUuid(`0x${hash('ab')}`)).toBeUndefined()
  })
})

describe('the statements of Phalanx Duel', () => {
  const match = {
    game: gameId('phalanx'),
    matchId: ledgerMatchId(matchId),
    ruleset: keccak256(stringToHex('{"damageMode":"per-turn","game":"phalanx"}')),
    server: address('9'),
    seedCommitment: `0x${hash('5e')}`,
  }

  it('a seat names match, rules, server, seed and player', () => {
    expect(phalanxSeat(terms, address('1'), 1)).toEqual({ ...match, player: address('1'), seat: 1 })
  })

  it('the ruleset names version 0; version 1 has the hash of matches from before there were two', () => {
    const seatOf = (rulesVersion: 0 | 1) => phalanxSeat({ ...terms, rulesVersion }, address('1'), 1)
    expect(seatOf(1).ruleset).toBe(match.ruleset)
    expect(seatOf(0)).toEqual({
      ...seatOf(1),
      ruleset: keccak256(stringToHex('{"damageMode":"per-turn","game":"phalanx","rulesVersion":0}')),
    })
    expect(seatOf(0).ruleset).not.toBe(seatOf(1).ruleset)
  })

  it('a result names both, who won, the last hash and how many actions there were', () => {
    const state = {
      outcome: { winnerIndex: 1, victoryType: 'forfeit', turnNumber: 1 },
      transactionLog: [entry(0, '01'), entry(1, '02')],
    } as const
    expect(phalanxResult(terms, [address('1'), address('2')], state)).toEqual({
      ...match,
      playerA: address('1'),
      playerB: address('2'),
      winner: 1,
      finalHash: `0x${hash('02')}`,
      actionCount: 2,
    })
  })

  it('there is none of a match that is not over', () => {
    const running = { transactionLog: [entry(0, '01')] }
    expect(() => phalanxResult(terms, [address('1'), address('2')], running)).toThrow('not over')
  })
})
