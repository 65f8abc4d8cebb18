import type { GameState } from '@fivefold/sdk/phalanx'
import { type PhalanxMatch, watchMatch } from '@fivefold/sdk/server/phalanx'
import { useEffect, useState } from 'react'
import { useDeployment } from '../../../hooks/use-deployment.js'

/** A match as its spectators see it; once it is over they see all of it. */
export function useWatched(matchId: string): { state?: GameState | undefined; error?: unknown } {
  const { url } = useDeployment().server
  const [seen, setSeen] = useState<{ state?: GameState | undefined; error?: unknown }>({})
  useEffect(() => {
    let isGone = false
    let match: PhalanxMatch | undefined
    const show = () => match && setSeen({ state: match.getSnapshot().state })
    watchMatch(url, matchId).then(
      (watched) => {
        match = watched
        if (isGone) return watched.close()
        watched.subscribe(show)
        show()
      },
      (error) => !isGone && setSeen({ error }),
    )
    return () => {
      isGone = true
      match?.close()
    }
  }, [url, matchId])
  return seen
}
