import { useEffect, useMemo, useState } from 'react'
import { Link, useParams } from 'react-router'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { usePageTitle } from '../../../hooks/use-page-title.js'
import { errorMessage } from '../../../lib/error-message.js'
import type { Game } from '../../game.js'
import type { FollowedMatch, PlayedState } from '../match/server-game.js'
import { PageHead } from '../page-head.js'
import type { Replay } from './replay.js'
import { ReplayView } from './replay-view.js'

type ServerReplayPageProps<S extends PlayedState, M extends FollowedMatch<S>, Record, Timeline> = {
  game: Game
  replay: Replay<Record, Timeline>
  /** Must be stable across renders, like `recordOf`. */
  watch: (url: string, matchId: string) => Promise<M>
  recordOf: (match: M, state: S) => Record
}

/** A finished match from the server, replayed and verified in the browser. */
export function ServerReplayPage<S extends PlayedState, M extends FollowedMatch<S>, Record, Timeline>(
  props: ServerReplayPageProps<S, M, Record, Timeline>,
) {
  const { game, replay, watch, recordOf } = props
  const { matchId = '' } = useParams()
  const { match, state, error } = useWatched<S, M>(matchId, watch)
  const record = useMemo(
    () => (match && state?.phase === 'gameOver' ? recordOf(match, state) : undefined),
    [match, state, recordOf],
  )
  usePageTitle('Replay')
  if (!record || !state) {
    const matchPath = `/${game.id}/match/${matchId}`
    return <Unfinished matchPath={matchPath} isRunning={state !== undefined} error={error} />
  }
  const [first, second] = state.players
  return (
    <>
      <PageHead title={`${first.player.name} against ${second.player.name}`} />
      <ReplayView game={game} replay={replay} record={record} />
    </>
  )
}

type UnfinishedProps = { matchPath: string; isRunning: boolean; error: unknown }

/** Replaces the replay until the match is loaded and over. */
function Unfinished({ matchPath, isRunning, error }: UnfinishedProps) {
  const waiting = isRunning
    ? 'The match is not over yet. The replay begins here when it is.'
    : 'Reading the match…'
  return (
    <div className="mx-auto max-w-xl px-4 py-16 text-center">
      <h1 className="text-2xl">Replay</h1>
      <p className="mt-3 text-soft" role="status">
        {error === undefined ? waiting : errorMessage(error).title}
      </p>
      <p className="mt-5">
        <Link to={matchPath} className="link font-semibold">
          To the match
        </Link>
      </p>
    </div>
  )
}

type Watched<S, M> = { match?: M; state?: S | undefined; error?: unknown }

/** A match as a spectator sees it; after its end, the complete state is public. */
function useWatched<S extends PlayedState, M extends FollowedMatch<S>>(
  matchId: string,
  watch: (url: string, matchId: string) => Promise<M>,
): Watched<S, M> {
  const { url } = useDeployment().server
  const [seen, setSeen] = useState<Watched<S, M>>({})
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
