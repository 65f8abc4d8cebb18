import { asText, Board, Face, Label, Spot } from '../../common/rules/board-parts.js'

type Placed = readonly [column: number, row: number, side: 'a' | 'b', card: string]

// Rows from the top: their back rank, their front rank, our front rank, our back rank.
const cards: readonly Placed[] = [
  [0, 0, 'b', '5♥'],
  [2, 0, 'b', 'Q♦'],
  [3, 0, 'b', '3♣'],
  [0, 1, 'b', 'K♠'],
  [1, 1, 'b', '8♦'],
  [3, 1, 'b', 'A♣'],
  [0, 2, 'a', '7♣'],
  [1, 2, 'a', 'J♠'],
  [2, 2, 'a', '4♥'],
  [3, 2, 'a', '10♦'],
  [1, 3, 'a', '2♠'],
  [2, 3, 'a', '9♣'],
]
const tops = [2, 66, 148, 212]

function place(column: number, row: number) {
  return { x: 26 + column * 70, y: tops[row] ?? 0, width: 58, height: 58 }
}

export function ExampleBoard() {
  const taken = new Set(cards.map(([column, row]) => row * 4 + column))
  return (
    <Board label="Two formations of four columns and two ranks facing each other" height={272}>
      {Array.from({ length: 16 }, (_, cell) => cell)
        .filter((cell) => !taken.has(cell))
        .map((cell) => (
          <Spot key={cell} {...place(cell % 4, Math.floor(cell / 4))} />
        ))}
      {cards.map(([column, row, side, card]) => (
        <Face key={card} side={side} {...place(column, row)}>
          <Label x={29} y={29} size={18}>
            {asText(card)}
          </Label>
        </Face>
      ))}
      <path d="M125 144 V130 m-5 6 l5 -6 l5 6" className="board-arrow" />
    </Board>
  )
}
