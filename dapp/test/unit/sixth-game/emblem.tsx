import type { EmblemProps } from '../../../src/games/game.js'

export const NoughtsEmblem = (props: EmblemProps) => (
  <svg viewBox="0 0 96 96" aria-hidden="true" {...props}>
    <path d="M32 8V88M64 8V88M8 32H88M8 64H88" stroke="currentColor" />
  </svg>
)
