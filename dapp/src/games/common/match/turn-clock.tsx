import { useNow } from '../../../hooks/use-now.js'
import { secondsUntil } from './turn-time.js'

/** What is left of the turn before the server moves. */
export function TurnClock({ deadline }: { deadline: string }) {
  const left = secondsUntil(deadline, useNow(500))
  return (
    <span className="play-clock" role="timer" data-short={left <= 10 || undefined}>
      {left} s
    </span>
  )
}
