import { useEffect, useState } from 'react'
import { useDeployment } from '../../../hooks/use-deployment.js'
import type { FollowedMatch } from './server-game.js'
import type { Doors } from './use-opened.js'

type Watched<M extends FollowedMatch> = {
  match?: M
  state?: ReturnType<M['getSnapshot']>['state']
  error?: unknown
}

/** A match as its spectators see it; once it is over they see all of it. */
export function useWatched<M extends FollowedMatch>(
  matchId: string,
  /** Must be the same at every call. */
  watch: Doors<M>['watch'],
): Watched<M> {
  const { url } = useDeployment().server
  const [seen, setSeen] = useState<Watched<M>>({})
  useEffect(() => {
    let isGone = false
    let match: M | undefined
    const show = () => match && setSeen({ match, state: match.getSnapshot().state })
    watch(url, matchId).then(
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
  }, [url, matchId, watch])
  return seen
}
