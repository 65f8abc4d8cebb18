import { useEffect, useState } from 'react'
import type { ReplayPosition } from './replay-controls.js'

type ReplayPace = {
  /** Delay between two steps of the playback, in milliseconds. */
  pause: number
}

/** A position between 0 and `last`, set by the user or by the playback, which waits for a step's animation. */
export function useReplayPosition(last: number, { pause }: ReplayPace) {
  const [position, setPosition] = useState(0)
  const [isRunning, setRunning] = useState(false)
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (!isRunning || isHeld) return
    if (position >= last) {
      setRunning(false)
      return
    }
    const timer = setTimeout(() => setPosition((now) => Math.min(now + 1, last)), pause)
    return () => clearTimeout(timer)
  }, [isRunning, isHeld, position, last, pause])

  const go = (step: number) => {
    setRunning(false)
    setPosition(Math.max(0, Math.min(last, step)))
  }
  const toggle = () => {
    if (!isRunning && position >= last) setPosition(0)
    setRunning(!isRunning)
  }
  const replay: ReplayPosition = { position, last, isRunning, go, toggle }
  return { replay, setHeld }
}
