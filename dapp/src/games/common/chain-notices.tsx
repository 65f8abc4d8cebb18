import type { ReactNode } from 'react'
import { errorMessage } from '../../lib/error-message.js'

type ChainNoticesProps = {
  /** The error that stopped the bot of this page's player. */
  botProblem: string | undefined
  /** The error of the connection to the chain. */
  error: unknown
  /** The game's own notices, above these. */
  children?: ReactNode
}

/** Notices about problems in a game on chain. */
export function ChainNotices({ botProblem, error, children }: ChainNoticesProps) {
  return (
    <div className="col-span-full grid gap-2 empty:hidden">
      {children}
      {botProblem && (
        <p role="status" className="play-alert">
          The bot could not play: {botProblem}. It tries again.
        </p>
      )}
      {error !== undefined && (
        <p role="alert" className="play-alert">
          The chain does not answer: {errorMessage(error).title}. What you see may be old.
        </p>
      )}
    </div>
  )
}
