import { readTime } from '@fivefold/sdk/solana/dolero'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../../hooks/use-now.js'
import { doleroKeys } from './dolero-keys.js'
import { useDolero } from './use-dolero.js'

/** The chain's clock in unix seconds, by which deadlines count; undefined until the chain has told it once. */
export function useChainTime(): number | undefined {
  const { open, target } = useDolero()
  const { data: ahead } = useQuery({
    queryKey: doleroKeys.time(target),
    // How far the chain's clock is ahead of this computer's, in milliseconds.
    queryFn: async () => {
      const connection = await open()
      const asked = Date.now()
      const time = await readTime(connection)
      // The chain tells whole seconds: on average half of one has passed.
      return time * 1000 + 500 - (asked + Date.now()) / 2
    },
    refetchInterval: 3_000,
    retry: false,
  })
  const now = useNow(500).getTime()
  return ahead === undefined ? undefined : Math.floor((now + ahead) / 1000)
}
