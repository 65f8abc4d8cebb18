import { FivefoldError } from '@fivefold/sdk/core'
import { describe, expect, it } from 'vitest'
import { errorMessage } from '../../src/lib/error-message.js'
import { formatAmount } from '../../src/lib/format-amount.js'
import { formatDuration } from '../../src/lib/format-duration.js'
import { shortAddress } from '../../src/lib/short-address.js'
import { timeAgo } from '../../src/lib/time-ago.js'

describe('shortAddress', () => {
  it('keeps both ends', () => {
    expect(shortAddress('0x5FbDB2315678afecb367f032d93F642f64180aa3')).toBe('0x5FbD…0aa3')
    expect(shortAddress('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY')).toBe('5Grw…utQY')
  })
  it('leaves short text unchanged', () => {
    expect(shortAddress('0x1234')).toBe('0x1234')
  })
})

describe('timeAgo', () => {
  const now = new Date('2026-01-01T12:00:00Z')
  const before = (seconds: number) => timeAgo(new Date(now.getTime() - seconds * 1000), now)

  it('grows from seconds to days', () => {
    expect([12, 59, 60, 3599, 3600, 86_400 * 3].map(before)).toEqual([
      '12s ago',
      '59s ago',
      '1m ago',
      '59m ago',
      '1h ago',
      '3d ago',
    ])
  })
  it('treats a time in the future as now', () => {
    expect(before(-30)).toBe('just now')
  })
})

describe('formatAmount', () => {
  const eth = (raw: bigint) => formatAmount({ raw, decimals: 18, symbol: 'ETH' })

  it('cuts to four decimals and never rounds up', () => {
    expect(eth(1_999_999_999_999_999_999n)).toBe('1.9999 ETH')
    expect(eth(10n ** 22n)).toBe('10,000 ETH')
    expect(eth(0n)).toBe('0 ETH')
  })
  it('distinguishes dust from zero', () => {
    expect(eth(1n)).toBe('< 0.0001 ETH')
  })
})

describe('formatDuration', () => {
  it('keeps the two largest units', () => {
    expect([0.4, 59, 61, 7_530, 86_400 * 2 + 3_600].map(formatDuration)).toEqual([
      '0 s',
      '59 s',
      '1 min 1 s',
      '2 h 5 min',
      '2 d 1 h',
    ])
  })
})

describe('errorMessage', () => {
  it('splits the SDK’s hint from its message', () => {
    const error = new FivefoldError('No funds', { code: 'NO_FUNDS', hint: 'use the faucet' })
    expect(errorMessage(error)).toEqual({ title: 'No funds', hint: 'use the faucet' })
  })
  it('accepts anything that was thrown', () => {
    expect(errorMessage(new Error('broken'))).toEqual({ title: 'broken' })
    expect(errorMessage('text')).toEqual({ title: 'text' })
  })
})
