import { useEffect } from 'react'
import type { ReplayPosition } from '../../common/replay-controls.js'
import { useReplayPosition } from '../../common/use-replay-position.js'
import type { Timeline } from '../board/timeline.js'
import { type Playback, usePlayback } from '../board/use-playback.js'
import { useReducedMotion } from '../hooks/use-reduced-motion.js'

const pause = 800

/** A match on a shelf: forwards, backwards, or by itself, each turn shown to its end. */
export function useReplay(timeline: Timeline): { playback: Playback; replay: ReplayPosition } {
  const { replay, setHeld } = useReplayPosition(timeline.events.length, { pause })
  const playback = usePlayback(timeline, replay.position, useReducedMotion())
  useEffect(() => setHeld(playback.isMoving), [playback.isMoving, setHeld])
  return { playback, replay }
}
