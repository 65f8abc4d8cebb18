import type { ReactNode } from 'react'
import type { EmblemProps } from '../game.js'

/** A game's emblem, from the shapes on its sheet of 96 by 96. */
export const emblem = (shapes: ReactNode) =>
  function Emblem(props: EmblemProps) {
    return (
      <svg viewBox="0 0 96 96" aria-hidden="true" fill="currentColor" {...props}>
        {shapes}
      </svg>
    )
  }
