import type { ServerHealth } from '@fivefold/sdk/match'

export type HealthState = 'up' | 'behind' | 'down' | 'connecting'

export type Health = { state: HealthState; label: string }

/** A polled query's last answer, and whether the latest attempt failed. */
export type Polled<T> = { data: T | undefined; isError: boolean }

/** Blocks that the indexer may be behind a chain's head before a warning. */
export const tolerableLag = 25

export function chainHealth(head: Polled<number>): Health {
  if (head.isError) return { state: 'down', label: 'unreachable' }
  if (head.data === undefined) return { state: 'connecting', label: 'connecting' }
  return { state: 'up', label: `#${head.data.toLocaleString('en')}` }
}

export function serverHealth(answer: Polled<ServerHealth>): Health {
  if (answer.isError) return { state: 'down', label: 'unreachable' }
  if (answer.data === undefined) return { state: 'connecting', label: 'connecting' }
  if (answer.data.status === 'ok') return { state: 'up', label: 'up' }
  const missing = Object.entries(answer.data.dependencies).filter(([, { status }]) => status === 'down')
  return { state: 'down', label: `without ${missing.map(([name]) => name).join(', ')}` }
}

/** Blocks between a chain's head and the indexer's position, if both are known. */
export function indexerLag(head: number | undefined, indexed: number | undefined): number | undefined {
  return head === undefined || indexed === undefined ? undefined : Math.max(0, head - indexed)
}

/** How long a processor with blocks to read may make no progress, in milliseconds. */
export const stallAfter = 15_000

/** `stalled` lists the chains whose processors stall although there are newer blocks. */
export function indexerHealth(
  answer: Polled<unknown>,
  lags: readonly (number | undefined)[],
  stalled: readonly string[] = [],
): Health {
  if (answer.isError) return { state: 'down', label: 'unreachable' }
  const known = lags.filter((lag) => lag !== undefined)
  if (answer.data === undefined || known.length === 0) return { state: 'connecting', label: 'connecting' }
  if (stalled.length > 0) return { state: 'down', label: `${stalled.join(', ')} stalled` }
  const lag = Math.max(...known)
  if (lag > tolerableLag) return { state: 'behind', label: `${lag.toLocaleString('en')} behind` }
  return { state: 'up', label: 'in step' }
}

/** The worst of several, for a summary. */
export function worstState(states: readonly HealthState[]): HealthState {
  const order: HealthState[] = ['down', 'behind', 'connecting']
  return order.find((state) => states.includes(state)) ?? 'up'
}
