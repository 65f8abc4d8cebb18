import { errorMessage } from '../../../lib/error-message.js'

type NoticesProps = { problem: string | undefined; botProblem: string | undefined; error: unknown }

/** What does not go as it should. */
export function Notices({ problem, botProblem, error }: NoticesProps) {
  return (
    <div className="col-span-full grid gap-2 empty:hidden">
      {problem && (
        <p role="alert" className="play-alert">
          {problem}. It is tried again as long as the clock runs.
        </p>
      )}
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
