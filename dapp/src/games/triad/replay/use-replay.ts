import { useEffect, useState } from 'react'
import type { Timeline } from '../board/timeline.js'
import { type Playback, usePlayback } from '../board/use-playback.js'
import { useReducedMotion } from '../hooks/use-reduced-motion.js'

/** Between two turns of a replay that runs by itself. */
const pause = 800

export type ReplayControls = Playback & {
  position: number
  last: number
  isRunning: boolean
  go: (turn: number) => void
  toggle: () => void
}

/** A match on a shelf: forwards, backwards, or by itself. */
export function useReplay(timeline: Timeline): ReplayControls {
  const last = timeline.events.length
  const [position, setPosition] = useState(0)
  const [isRunning, setRunning] = useState(false)
  const playback = usePlayback(timeline, position, useReducedMotion())
  const { isMoving } = playback

  useEffect(() => {
    if (!isRunning || isMoving) return
    if (position >= last) {
      setRunning(false)
      return
    }
    const timer = setTimeout(() => setPosition((now) => Math.min(now + 1, last)), pause)
    return () => clearTimeout(timer)
  }, [isRunning, isMoving, position, last])

  const go = (turn: number) => {
    setRunning(false)
    setPosition(Math.max(0, Math.min(last, turn)))
  }
  const toggle = () => {
    if (!isRunning && position >= last) setPosition(0)
    setRunning(!isRunning)
  }
  return { ...playback, position, last, isRunning, go, toggle }
}
