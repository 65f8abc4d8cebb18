import type { SolanaConnection } from '@fivefold/sdk/solana'
import { readTime } from '@fivefold/sdk/solana/dolero'
import { useNow } from '../../../hooks/use-now.js'
import { useChainQuery } from './use-dolero.js'

/** The chain's clock in unix seconds, which deadlines refer to; undefined until the chain has answered once. */
export function useChainTime(): number | undefined {
  // How far the chain's clock is ahead of this computer's, in milliseconds.
  const { data: ahead } = useChainQuery(['time'], readAhead, { refetchInterval: 3_000 })
  const now = useNow(500).getTime()
  return ahead === undefined ? undefined : Math.floor((now + ahead) / 1000)
}

async function readAhead(connection: SolanaConnection): Promise<number> {
  const asked = Date.now()
  const time = await readTime(connection)
  // The chain's clock has whole seconds: on average half a second has passed.
  return time * 1000 + 500 - (asked + Date.now()) / 2
}
