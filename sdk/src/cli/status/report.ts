import type { ServerHealth } from '../../match/health.js'

export type ChainName = 'evm' | 'solana' | 'polkadot'

/** The status of one part. `problem` is set exactly when the part is unhealthy. */
export type Report = { name: string; url: string; problem?: string } & (
  | { kind: 'chain'; height?: number; contracts: Record<string, boolean> }
  | { kind: 'server'; health?: ServerHealth }
  | { kind: 'indexer'; chains: Partial<Record<ChainName, IndexedChain>> }
  | { kind: 'supervisor'; pid: number; up: number; parts: number }
)

/** How far a chain is indexed, and how many of its events could not be read or stored. */
export type IndexedChain = { height: number; lag: number | undefined; quarantined: number }

export type Status = {
  ok: boolean
  deployment: { name: string; file: string }
  reports: Report[]
}
