import { isStalled, type Progress, trackProgress } from '@fivefold/sdk/indexer'
import { useRef } from 'react'
import type { ChainId } from '../chains/chains.js'
import { stallAfter } from '../lib/health.js'
import { useNow } from './use-now.js'

type Heights = { chain: ChainId; head: number | undefined; height: number | undefined }

/** The chains whose processors stall although there are newer blocks. Measured by this page, not by remote clocks. */
export function useStalledChains(heights: readonly Heights[]): ChainId[] {
  const now = useNow().getTime()
  const seen = useRef(new Map<ChainId, Progress>())
  return heights.flatMap(({ chain, head, height }) => {
    if (head === undefined || height === undefined) return []
    const progress = trackProgress(seen.current.get(chain), { head, height, now })
    seen.current.set(chain, progress)
    return isStalled(progress, now, stallAfter) ? [chain] : []
  })
}
