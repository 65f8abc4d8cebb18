/** The position of a cell in words. */
const cellNames = [
  'top left',
  'top centre',
  'top right',
  'middle left',
  'centre',
  'middle right',
  'bottom left',
  'bottom centre',
  'bottom right',
] as const

export const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

export function cellName(cell: number): string {
  return cellNames[cell] ?? `cell ${cell}`
}

export type Direction = 'up' | 'right' | 'down' | 'left'
export const directions: readonly Direction[] = ['up', 'right', 'down', 'left']

const steps: Record<Direction, { row: number; column: number }> = {
  up: { row: -1, column: 0 },
  right: { row: 0, column: 1 },
  down: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
}

/** The direction of an arrow key. */
export function arrowDirection(key: string): Direction | undefined {
  return directions.find((direction) => key.toLowerCase() === `arrow${direction}`)
}

/** The neighbouring cell; at the edge, the same cell. */
export function cellBeside(cell: number, direction: Direction): number {
  const { row, column } = steps[direction]
  const stop = (value: number) => Math.max(0, Math.min(2, value))
  return stop(Math.floor(cell / 3) + row) * 3 + stop((cell % 3) + column)
}
