import { useNow } from '../../../hooks/use-now.js'
import { secondsUntil } from './turn-time.js'

/** The time left before the server ends the turn. */
export function TurnClock({ deadline }: { deadline: string }) {
  const left = secondsUntil(deadline, useNow(500))
  return (
    <span className="play-clock" role="timer" data-short={left <= 10 || undefined}>
      {left} s
    </span>
  )
}
