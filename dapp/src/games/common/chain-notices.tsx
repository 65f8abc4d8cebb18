import type { ReactNode } from 'react'
import { errorMessage } from '../../lib/error-message.js'

type ChainNoticesProps = {
  /** Why the bot of the player of this page could not play. */
  botProblem: string | undefined
  /** Why the chain does not answer. */
  error: unknown
  /** The game's own, above these. */
  children?: ReactNode
}

/** What does not go as it should in a game on chain. */
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
