/** Seconds until a deadline of the chain's clock. Both players see the same value. */
export function Countdown({ deadline, now }: { deadline: number; now: number | undefined }) {
  if (now === undefined || deadline === 0) return null
  const left = Math.max(0, deadline - now)
  return (
    <span className="dolero-clock" role="timer" data-short={left <= 5 || undefined} data-testid="clock">
      {left} s
    </span>
  )
}
