import type { IndexedCcgGame } from '@fivefold/sdk/indexer'
import { Link, useParams } from 'react-router'
import { PageHead } from '../../common/page-head.js'
import { Practice } from '../../common/practice.js'
import { CcgFrame } from '../ccg-frame.js'
import { useIndexedGame } from '../hooks/use-indexed.js'
import { DownloadGame } from './download-game.js'
import { ReplayView } from './replay-view.js'
import { Verdict } from './verdict.js'

/** A game from the indexer, replayed and checked here. */
export function Page() {
  const { gameId = '' } = useParams()
  return (
    <CcgFrame title={`Replay of game ${gameId}`}>
      {/^\d{1,10}$/.test(gameId) ? (
        <IndexedGame gameId={Number(gameId)} />
      ) : (
        <NoGame text="This is not a game’s number." />
      )}
    </CcgFrame>
  )
}

function IndexedGame({ gameId }: { gameId: number }) {
  const { data: game, isError } = useIndexedGame(gameId)
  if (isError && !game) return <NoGame text="The indexer does not answer. This page asks again." />
  if (game === undefined) return <p className="p-8 text-center text-soft">Reading the game…</p>
  if (game === null) return <NoGame text="The indexer knows no such game. A new one may take a moment." />
  return (
    <>
      <PageHead title={titleOf(game)}>
        <Practice botSide={game.botSide} />
        {!game.endedBy && (
          <p>
            It is not over yet.{' '}
            <Link to={`/ccg/game/${gameId}`} className="link font-semibold">
              To the table
            </Link>
          </p>
        )}
      </PageHead>
      <ReplayView
        record={game}
        aside={(timeline) => (
          <>
            <Verdict timeline={timeline} />
            <DownloadGame record={game} />
          </>
        )}
      />
    </>
  )
}

const endings = {
  damage: 'by damage',
  concession: 'by concession',
  resignation: 'by resignation',
  timeout: 'by time-out',
} as const

function titleOf({ id, status, winnerSide, endedBy }: IndexedCcgGame): string {
  if (!endedBy) return `Game ${id}`
  if (status === 'cancelled') return `Game ${id}: cancelled before the deal`
  const result = winnerSide === null ? 'a draw' : `${winnerSide === 0 ? 'A' : 'B'} wins ${endings[endedBy]}`
  return `Game ${id}: ${result}`
}

function NoGame({ text }: { text: string }) {
  return (
    <div className="mx-auto max-w-xl px-4 py-16 text-center">
      <h1 className="text-2xl">No game here</h1>
      <p className="mt-3 text-soft" role="status">
        {text}
      </p>
      <p className="mt-5">
        <Link to="/ccg" className="link font-semibold">
          To the lobby
        </Link>
      </p>
    </div>
  )
}
