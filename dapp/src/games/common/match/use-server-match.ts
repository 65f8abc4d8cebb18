import { useEffect, useState, useSyncExternalStore } from 'react'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { takeEnteredMatch } from './entered-matches.js'
import { returningName, type StoredSeat } from './seat-store.js'
import type { FollowedMatch, ServerGame } from './server-game.js'

export type ConnectedMatch<M extends FollowedMatch> = { match: M; snapshot: ReturnType<M['getSnapshot']> }

/** The functions that connect to a game's matches. */
export type ConnectFunctions<M> = {
  reconnect: (url: string, matchId: string, playerName: string, seat: StoredSeat) => Promise<M>
  watch: (url: string, matchId: string) => Promise<M>
}

/** The match, from the player's seat if this browser has one, else as a spectator; closed on unmount. */
export function useServerMatch<M extends FollowedMatch>(
  { useSeats }: ServerGame,
  matchId: string,
  { reconnect, watch }: ConnectFunctions<M>,
): {
  connected: ConnectedMatch<M> | undefined
  error: unknown
  retry: () => void
} {
  const { url } = useDeployment().server
  const seatToken = useSeats(({ seats }) => seats[matchId]?.seatToken)
  const [state, setState] = useState<{ match?: M; error?: unknown }>({})
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` triggers a retry
  useEffect(() => {
    let isGone = false
    let match: M | undefined
    const enter = async (): Promise<M> => {
      const { name, seats } = useSeats.getState()
      const seat = seats[matchId]
      const entered = takeEnteredMatch<M>(matchId)
      return entered ?? (seat ? reconnect(url, matchId, returningName(name), seat) : watch(url, matchId))
    }
    setState({})
    enter().then(
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
  }, [url, matchId, seatToken, attempt])

  return {
    connected: useSnapshot(state.match),
    error: state.error,
    retry: () => setAttempt((count) => count + 1),
  }
}

const noMatch = { subscribe: () => () => {}, getSnapshot: () => undefined }

function useSnapshot<M extends FollowedMatch>(match: M | undefined): ConnectedMatch<M> | undefined {
  const { subscribe, getSnapshot } = match ?? noMatch
  const snapshot = useSyncExternalStore(subscribe, getSnapshot)
  return match && snapshot && { match, snapshot: snapshot as ReturnType<M['getSnapshot']> }
}
