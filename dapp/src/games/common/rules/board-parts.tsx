import type { ReactNode } from 'react'

/** A drawing of a table, with a text alternative. */
export function Board({ label, height, children }: { label: string; height: number; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 320 ${height}`} role="img" aria-label={label} className="board">
      {children}
    </svg>
  )
}

type SpotProps = { x: number; y: number; width: number; height: number }

/** An empty card slot. */
export function Spot({ x, y, width, height }: SpotProps) {
  return <rect x={x} y={y} width={width} height={height} rx="6" className="board-spot" />
}

/** A card, face up; `side` sets the player's colour. */
export function Face({
  x,
  y,
  width,
  height,
  side,
  children,
}: SpotProps & { side: 'a' | 'b'; children?: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`} className="board-face" data-side={side}>
      <rect width={width} height={height} rx="6" />
      {children}
    </g>
  )
}

/** A card, face down. */
export function Back({ x, y, width, height }: SpotProps) {
  return (
    <g transform={`translate(${x} ${y})`} className="board-back">
      <rect width={width} height={height} rx="6" />
      <path
        d={`M${width / 2} 8 L${width - 8} ${height / 2} L${width / 2} ${height - 8} L8 ${height / 2} Z`}
      />
    </g>
  )
}

export function Label({
  x,
  y,
  size = 13,
  children,
}: {
  x: number
  y: number
  size?: number
  children: ReactNode
}) {
  return (
    <text x={x} y={y} fontSize={size} textAnchor="middle" dominantBaseline="central">
      {children}
    </text>
  )
}

/** Suit symbols in text presentation: some systems draw them as coloured emoji otherwise. */
export function asText(card: string): string {
  return `${card}\uFE0E`
}
