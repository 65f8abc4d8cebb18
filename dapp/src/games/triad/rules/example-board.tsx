import { Board, Face, Label, Spot } from '../../common/rules/board-parts.js'

const size = 88
const gap = 8

// Edges: up, right, down, left.
const played = [
  { cell: 0, side: 'a', edges: [4, 7, 2, 5] },
  { cell: 1, side: 'a', edges: [3, 6, 8, 3] },
  { cell: 4, side: 'b', edges: [7, 5, 9, 2] },
  { cell: 5, side: 'b', edges: [6, 1, 4, 4] },
  { cell: 6, side: 'a', edges: [8, 3, 5, 10] },
] as const

function place(cell: number) {
  return {
    x: 20 + (cell % 3) * (size + gap),
    y: Math.floor(cell / 3) * (size + gap) + 2,
    width: size,
    height: size,
  }
}

export function ExampleBoard() {
  const taken = new Set<number>(played.map(({ cell }) => cell))
  return (
    <Board
      label="A three by three board with five cards on it, each with a number on every edge"
      height={284}
    >
      {Array.from({ length: 9 }, (_, cell) => cell)
        .filter((cell) => !taken.has(cell))
        .map((cell) => (
          <Spot key={cell} {...place(cell)} />
        ))}
      {played.map(({ cell, side, edges: [up, right, down, left] }) => (
        <Face key={cell} side={side} {...place(cell)}>
          <Label x={size / 2} y={15}>
            {up}
          </Label>
          <Label x={size - 14} y={size / 2}>
            {right}
          </Label>
          <Label x={size / 2} y={size - 13}>
            {down}
          </Label>
          <Label x={14} y={size / 2}>
            {left}
          </Label>
        </Face>
      ))}
    </Board>
  )
}
