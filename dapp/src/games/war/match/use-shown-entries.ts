import { useEffect, useRef, useState } from 'react'
import { type LoggedAction, roundOf } from '../table/round.js'

/** How long a war stays on the table after the next flip, in milliseconds. */
const hold = 1_500

/** The visible part of the log: a player who has not flipped yet still sees the war before. */
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
