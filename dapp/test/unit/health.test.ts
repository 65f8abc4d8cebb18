import { describe, expect, it } from 'vitest'
import {
  chainHealth,
  indexerHealth,
  indexerLag,
  serverHealth,
  tolerableLag,
  worstState,
} from '../../src/lib/health.js'

describe('chainHealth', () => {
  it('shows the height while the chain answers', () => {
    expect(chainHealth({ data: 1204, isError: false })).toEqual({ state: 'up', label: '#1,204' })
  })
  it('is down as soon as an attempt fails, regardless of earlier answers', () => {
    expect(chainHealth({ data: 1204, isError: true }).state).toBe('down')
  })
  it('waits for the first answer', () => {
    expect(chainHealth({ data: undefined, isError: false }).state).toBe('connecting')
  })
})

describe('serverHealth', () => {
  it('names the missing parts', () => {
    const data = {
      status: 'down' as const,
      version: '0.1.0',
      uptime: 1,
      dependencies: { database: { status: 'down' as const }, redis: { status: 'ok' as const } },
    }
    expect(serverHealth({ data, isError: false })).toEqual({ state: 'down', label: 'without database' })
    expect(serverHealth({ data: { ...data, status: 'ok' }, isError: false }).state).toBe('up')
  })
})

describe('indexerHealth', () => {
  const answer = { data: [], isError: false }

  it('is up within the tolerance and behind beyond it', () => {
    expect(indexerHealth(answer, [0, tolerableLag, undefined]).state).toBe('up')
    expect(indexerHealth(answer, [0, tolerableLag + 1])).toEqual({ state: 'behind', label: '26 behind' })
  })
  it('is down when a processor does not advance, however little it is behind', () => {
    expect(indexerHealth(answer, [1, 0], ['EVM'])).toEqual({ state: 'down', label: 'EVM stalled' })
  })
  it('judges by the chains that answer', () => {
    expect(indexerHealth(answer, [undefined, undefined]).state).toBe('connecting')
    expect(indexerHealth({ data: undefined, isError: true }, [0]).state).toBe('down')
  })
  it('counts a head older than the index as no lag', () => {
    expect(indexerLag(10, 12)).toBe(0)
    expect(indexerLag(undefined, 12)).toBeUndefined()
  })
})

describe('worstState', () => {
  it('is down if one part is down', () => {
    expect(worstState(['up', 'connecting', 'down', 'behind'])).toBe('down')
    expect(worstState(['up', 'behind', 'connecting'])).toBe('behind')
    expect(worstState(['up', 'up'])).toBe('up')
  })
})
