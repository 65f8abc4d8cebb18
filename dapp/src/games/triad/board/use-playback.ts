import { useEffect, useMemo, useState } from 'react'
import { type Frame, restingFrame, turnFrames } from './frames.js'
import type { Timeline } from './timeline.js'

/** More turns than this are skipped instead of animated. */
const patience = 2

export type Playback = {
  frame: Frame
  /** Number of turns whose animation is complete. */
  shown: number
  isMoving: boolean
}

/** Shows a match after `target` turns, and animates the way there if it is short. */
export function usePlayback(timeline: Timeline, target: number, isStill: boolean): Playback {
  const [position, setPosition] = useState({ shown: target, picture: 0 })
  const isJump = isStill || target < position.shown || target - position.shown > patience
  const { shown, picture } = isJump && target !== position.shown ? { shown: target, picture: 0 } : position
  const frames = useMemo(() => framesOf(timeline, shown), [timeline, shown])
  const isMoving = shown < target
  const frame = isMoving ? frames[picture] : undefined

  useEffect(() => {
    if (!isMoving) {
      setPosition((now) => (now.shown === shown ? now : { shown, picture: 0 }))
      return
    }
    const isLast = picture >= frames.length - 1
    const next = isLast ? { shown: shown + 1, picture: 0 } : { shown, picture: picture + 1 }
    const timer = setTimeout(() => setPosition(next), frame?.duration ?? 0)
    return () => clearTimeout(timer)
  }, [isMoving, shown, picture, frames, frame])

  const state = timeline.states[shown]
  if (!state) throw new RangeError(`the match has no turn ${shown}`)
  return { frame: frame ?? restingFrame(state), shown, isMoving }
}

function framesOf({ states, events }: Timeline, turn: number): readonly Frame[] {
  const [before, after, happened] = [states[turn], states[turn + 1], events[turn]]
  return before && after && happened ? turnFrames(before, after, happened) : []
}
