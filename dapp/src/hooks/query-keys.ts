import type { ChainId } from '../chains/chains.js'

/** Every query key. Never put a secret here: keys are visible in developer tools. */
export const queryKeys = {
  deployment: ['deployment'],
  head: (chain: ChainId, target: string) => ['head', chain, target],
  balances: (chain: ChainId) => ['balance', chain],
  balance: (chain: ChainId, target: string, address: string) => ['balance', chain, target, address],
  wallets: (chain: ChainId, target: string) => ['wallets', chain, target],
  indexer: (url: string) => ['indexer', url],
  serverHealth: (url: string) => ['server', url],
  finishedMatches: (url: string, limit: number) => ['server', url, 'finished', limit],
} as const
