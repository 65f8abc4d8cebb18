import { useEffect, useRef, useState } from 'react'
import { type LoggedAction, roundOf } from '../table/round.js'

/** So long a war stays on the table after the next card was turned, in milliseconds. */
const hold = 1_500

/** The log as far as it is shown: who has not flipped yet may look at a war that is over. */
export function useShownEntries(entries: readonly LoggedAction[], seat: number | null) {
  const latest = useRef(entries.length)
  latest.current = entries.length
  const [shown, setShown] = useState(entries.length)
  const before = entries.slice(0, shown)
  const since = entries.slice(shown)
  const hasFlipped = since.some(({ action }) => action.type === 'flip' && action.playerIndex === seat)
  const isHeld = since.length > 0 && !hasFlipped && isDecidedWar(before)
  const isBehind = since.length > 0 && !isHeld
  useEffect(() => {
    if (isBehind) setShown(latest.current)
    if (!isHeld) return
    const timer = setTimeout(() => setShown(latest.current), hold)
    return () => clearTimeout(timer)
  }, [isHeld, isBehind])
  return isHeld ? before : entries
}

function isDecidedWar(entries: readonly LoggedAction[]): boolean {
  const { wars, taken } = roundOf(entries)
  return wars > 0 && taken !== undefined
}
