import { emblem } from '../common/emblem.js'

// A cat's head laid out on the 3×3 board; the shades are the two sides' tiles.
const tiles = [1, 0.55, 1, 1, 1, 1, 0.55, 1, 0.55]

export const TriadEmblem = emblem(
  <>
    <path d="M14 5 L36 22 H14 Z" />
    <path d="M82 5 V22 H60 Z" opacity="0.78" />
    {tiles.map((shade, cell) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the cell
        key={cell}
        x={14 + (cell % 3) * 23.5}
        y={24.5 + Math.floor(cell / 3) * 22.5}
        width="21"
        height="20"
        rx="2.5"
        opacity={shade}
      />
    ))}
    <g fill="var(--color-face)">
      <path d="M24.5 51 l3.2 6 -3.2 6 -3.2 -6 Z" />
      <path d="M71.5 51 l3.2 6 -3.2 6 -3.2 -6 Z" />
      <path d="M48 63.5 l-4.6 -5 h9.2 Z" />
    </g>
  </>,
)
