import { Link } from 'react-router'
import { errorMessage } from '../../../lib/error-message.js'

type UnfinishedProps = { matchPath: string; isRunning: boolean; error: unknown }

/** Stands where the replay will be once the match is there and over. */
export function Unfinished({ matchPath, isRunning, error }: UnfinishedProps) {
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
