import { cellCount, type Edge } from './state.js'

/** One attack line between two neighbouring cells, with the edges that face each other. */
export type Line = {
  readonly to: number
  /** One edge straight ahead, two on a diagonal. */
  readonly edges: readonly [Edge] | readonly [Edge, Edge]
  readonly facing: readonly [Edge] | readonly [Edge, Edge]
}

const up = 0
const right = 1
const down = 2
const left = 3

type Direction = { row: number; column: number; edges: Line['edges']; facing: Line['facing'] }

const straight: readonly Direction[] = [
  { row: -1, column: 0, edges: [up], facing: [down] },
  { row: 0, column: 1, edges: [right], facing: [left] },
  { row: 1, column: 0, edges: [down], facing: [up] },
  { row: 0, column: -1, edges: [left], facing: [right] },
]

const diagonal: readonly Direction[] = [
  { row: -1, column: 1, edges: [up, right], facing: [down, left] },
  { row: 1, column: 1, edges: [right, down], facing: [left, up] },
  { row: 1, column: -1, edges: [down, left], facing: [up, right] },
  { row: -1, column: -1, edges: [up, left], facing: [down, right] },
]

const onBoard = (position: number): boolean => position >= 0 && position < 3

function linesFrom(cell: number, directions: readonly Direction[]): Line[] {
  const row = Math.floor(cell / 3)
  const column = cell % 3
  return directions
    .filter((step) => onBoard(row + step.row) && onBoard(column + step.column))
    .map((step) => ({
      to: (row + step.row) * 3 + column + step.column,
      edges: step.edges,
      facing: step.facing,
    }))
}

const cells = Array.from({ length: cellCount }, (_, cell) => cell)

/** Per cell: up, right, down, left. */
export const straightLines: readonly (readonly Line[])[] = cells.map((cell) => linesFrom(cell, straight))
/** Per cell: the straight lines, then up-right, down-right, down-left, up-left. */
export const allLines: readonly (readonly Line[])[] = cells.map((cell) => [
  ...linesFrom(cell, straight),
  ...linesFrom(cell, diagonal),
])

export const isCorner = (cell: number): boolean => cell === 0 || cell === 2 || cell === 6 || cell === 8
export const oppositeEdge = (edge: Edge): Edge => ((edge + 2) % 4) as Edge
