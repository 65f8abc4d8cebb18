import type { LedgerEntry } from '@fivefold/sdk/evm/ledger'
import type { LedgerRecord } from '@fivefold/sdk/match/phalanx'
import { phalanxResult } from '@fivefold/sdk/phalanx/ledger'
import { describe, expect, it } from 'vitest'
import { type AnchorFacts, anchorStep } from '../../../src/games/common/ledger/anchor-step.js'

const address = (digit: string) => `0x${digit.repeat(40)}` as const
const hash = 'ab'.repeat(32)
const result = phalanxResult(
  {
    matchId: '6f1c5c06-3f0e-4d0f-9c36-0d4f4f3f9b6e',
    damageMode: 'cumulative',
    rulesVersion: 1,
    seedCommitment: hash,
    server: address('3'),
  },
  [address('1'), address('2')],
  {
    outcome: { winnerIndex: 0, victoryType: 'forfeit', turnNumber: 1 },
    transactionLog: [
      {
        sequenceNumber: 0,
        action: { type: 'forfeit', playerIndex: 1 },
        stateHashBefore: hash,
        stateHashAfter: hash,
        timestamp: '2026-01-01T00:00:00.000Z',
        details: { type: 'forfeit', winnerIndex: 0 },
      },
    ],
  },
)
const record: LedgerRecord = {
  ledger: { chainId: 1, contract: address('4'), server: address('3') },
  players: [address('1'), address('2')],
  seats: ['0x01', '0x02'],
  result,
  signatures: [null, null],
  serverSignature: '0x05',
}
const entry = (status: LedgerEntry['status'], standsAt = 0n): LedgerEntry => ({
  status,
  winner: 0,
  standsAt,
  digest: `0x${hash}`,
})
const now = new Date(1_000_000)
const step = (facts: Partial<AnchorFacts>) => anchorStep({ record, entry: null, seat: 0, now, ...facts })

describe('the next step to the chain', () => {
  const mine: LedgerRecord = { ...record, signatures: ['0x03', null] }
  const both: LedgerRecord = { ...record, signatures: ['0x03', '0x04'] }
  const unbound: LedgerRecord = {
    ...record,
    players: [address('1'), null],
    seats: ['0x01', null],
    result: null,
  }

  it('is to sign, for a player who has not', () => {
    expect(step({})).toBe('unsigned')
    expect(step({ record: unbound })).toBe('unsigned')
    expect(step({ record: mine, seat: 1 })).toBe('unsigned')
    expect(step({ record: mine, seat: null })).toBe('unsigned')
  })

  it('is to wait for the opponent, or to claim with the server’s signature if both accounts are bound', () => {
    expect(step({ record: mine })).toBe('claimable')
    expect(step({ record: { ...mine, serverSignature: null } })).toBe('waiting')
    expect(step({ record: mine, entry: entry('voided') })).toBe('waiting')
  })

  it('is to record what both signed, even over a claim', () => {
    expect(step({ record: both })).toBe('signed')
    expect(step({ record: both, seat: null })).toBe('signed')
    expect(step({ record: both, entry: entry('claimed', 2_000n) })).toBe('signed')
    expect(step({ record: both, entry: entry('voided') })).toBe('signed')
  })

  it('is to wait for the end of the challenge window, then to finalise the claim', () => {
    expect(step({ record: mine, entry: entry('claimed', 1_001n) })).toBe('claimed')
    expect(step({ record: mine, entry: entry('claimed', 1_000n) })).toBe('unchallenged')
  })

  it('is none once it is recorded', () => {
    expect(step({ record: both, entry: entry('final') })).toBe('recorded')
    expect(step({ entry: entry('final') })).toBe('recorded')
  })
})
