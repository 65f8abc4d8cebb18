import { useEffect, useState, useSyncExternalStore } from 'react'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { takeOver } from './handed-over.js'
import { type KeptSeat, returningName } from './seat-store.js'
import type { FollowedMatch, ServerGame } from './server-game.js'

export type Opened<M extends FollowedMatch> = { match: M; snapshot: ReturnType<M['getSnapshot']> }

/** How a game's matches are come back to, and watched. */
export type Doors<M> = {
  back: (url: string, matchId: string, playerName: string, seat: KeptSeat) => Promise<M>
  watch: (url: string, matchId: string) => Promise<M>
}

/** The match, from one's seat where this browser has one, else as a spectator; left when the screen is. */
export function useOpened<M extends FollowedMatch>(
  { useSeats }: ServerGame,
  matchId: string,
  { back, watch }: Doors<M>,
): {
  opened: Opened<M> | undefined
  error: unknown
  retry: () => void
} {
  const { url } = useDeployment().server
  const seatToken = useSeats(({ seats }) => seats[matchId]?.seatToken)
  const [state, setState] = useState<{ match?: M; error?: unknown }>({})
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same again
  useEffect(() => {
    let isGone = false
    let match: M | undefined
    const enter = async (): Promise<M> => {
      const { name, seats } = useSeats.getState()
      const seat = seats[matchId]
      const handed = takeOver<M>(matchId)
      return handed ?? (seat ? back(url, matchId, returningName(name), seat) : watch(url, matchId))
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
    opened: useFollowed(state.match),
    error: state.error,
    retry: () => setAttempt((count) => count + 1),
  }
}

const noMatch = { subscribe: () => () => {}, getSnapshot: () => undefined }

function useFollowed<M extends FollowedMatch>(match: M | undefined): Opened<M> | undefined {
  const { subscribe, getSnapshot } = match ?? noMatch
  const snapshot = useSyncExternalStore(subscribe, getSnapshot)
  return match && snapshot && { match, snapshot: snapshot as ReturnType<M['getSnapshot']> }
}
