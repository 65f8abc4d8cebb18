import type { ReactNode } from 'react'
import type { EmblemProps } from '../game.js'

/** The SVG frame of a game's emblem. */
export const EmblemSheet = ({ children, ...props }: EmblemProps & { children: ReactNode }) => (
  <svg viewBox="0 0 96 96" aria-hidden="true" fill="currentColor" {...props}>
    {children}
  </svg>
)
