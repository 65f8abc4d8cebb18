import { watchMatch } from '@fivefold/sdk/match/phalanx'
import { configOf, type GameState, type RulesVersion } from '@fivefold/sdk/phalanx'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { useWatched } from '../../common/match/use-watched.js'
import { PageHead } from '../../common/page-head.js'
import { DownloadRecord } from '../../common/replay/download-record.js'
import { Unfinished } from '../../common/replay/unfinished.js'
import { Verdict } from '../../common/replay/verdict.js'
import { PhalanxFrame } from '../phalanx-frame.js'
import { ReplayView } from './replay-view.js'

/** A finished match from the server, replayed and checked here. */
export function Page() {
  const { matchId = '' } = useParams()
  const { match, state, error } = useWatched(matchId, watchMatch)
  return (
    <PhalanxFrame title="Replay">
      {state?.phase === 'gameOver' ? (
        <FinishedMatch matchId={matchId} state={state} rulesVersion={match?.rulesVersion} />
      ) : (
        <Unfinished matchPath={`/phalanx/match/${matchId}`} isRunning={state !== undefined} error={error} />
      )}
    </PhalanxFrame>
  )
}

type FinishedMatchProps = { matchId: string; state: GameState; rulesVersion: RulesVersion | undefined }

function FinishedMatch({ matchId, state, rulesVersion }: FinishedMatchProps) {
  const record = useMemo(
    () => ({
      config: configOf(state, rulesVersion),
      actions: state.transactionLog.map(({ action }) => action),
    }),
    [state, rulesVersion],
  )
  const [first, second] = state.players
  return (
    <>
      <PageHead title={`${first.player.name} against ${second.player.name}`} />
      <ReplayView
        record={record}
        aside={({ hashes }) => (
          <>
            <Verdict hashes={hashes} log={state.transactionLog} />
            <DownloadRecord game="phalanx" record={record} name={matchId.slice(0, 8)} />
          </>
        )}
      />
    </>
  )
}
