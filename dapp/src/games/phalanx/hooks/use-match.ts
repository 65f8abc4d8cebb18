import { joinMatch, type MatchSnapshot, type PhalanxMatch, watchMatch } from '@fivefold/sdk/server/phalanx'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { takeOver } from '../state/handed-over.js'
import { playingName, useSeatStore } from '../state/seat-store.js'

export type OpenedMatch = { match: PhalanxMatch; snapshot: MatchSnapshot }

/** The match, from one's seat where this browser has one, else as a spectator; left when the screen is. */
export function useMatch(matchId: string): {
  opened: OpenedMatch | undefined
  error: unknown
  retry: () => void
} {
  const { url } = useDeployment().server
  const playerId = useSeatStore(({ seats }) => seats[matchId]?.playerId)
  const [state, setState] = useState<{ match?: PhalanxMatch; error?: unknown }>({})
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same again
  useEffect(() => {
    let isGone = false
    let match: PhalanxMatch | undefined
    setState({})
    enter(url, matchId, playerId).then(
      (entered) => {
        match = entered
        if (isGone) entered.close()
        else setState({ match: entered })
      },
      (error) => !isGone && setState({ error }),
    )
    return () => {
      isGone = true
      match?.close()
    }
  }, [url, matchId, playerId, attempt])

  return {
    opened: useFollowed(state.match),
    error: state.error,
    retry: () => setAttempt((count) => count + 1),
  }
}

async function enter(url: string, matchId: string, playerId: string | undefined): Promise<PhalanxMatch> {
  const handed = takeOver(matchId)
  if (handed) return handed
  if (!playerId) return watchMatch(url, matchId)
  return joinMatch(url, { matchId, playerName: playingName(useSeatStore.getState().name), playerId })
}

const noMatch = { subscribe: () => () => {}, getSnapshot: () => undefined }

function useFollowed(match: PhalanxMatch | undefined): OpenedMatch | undefined {
  const { subscribe, getSnapshot } = match ?? noMatch
  const snapshot = useSyncExternalStore<MatchSnapshot | undefined>(subscribe, getSnapshot)
  return match && snapshot && { match, snapshot }
}
