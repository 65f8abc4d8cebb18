import { asText, Board, Face, Label, Spot } from '../../common/rules/board-parts.js'

// From the top: their back rank, their front rank, our front rank, our back rank.
const ranks = ['5♥ -- Q♦ 3♣', 'K♠ 8♦ -- A♣', '7♣ J♠ 4♥ 10♦', '-- 2♠ 9♣ --']
const cells = ranks.flatMap((rank, row) => rank.split(' ').map((card, column) => ({ card, row, column })))
const tops = [2, 66, 148, 212]

function place(column: number, row: number) {
  return { x: 26 + column * 70, y: tops[row] ?? 0, width: 58, height: 58 }
}

export function ExampleBoard() {
  return (
    <Board label="Two formations of four columns and two ranks facing each other" height={272}>
      {cells.map(({ card, row, column }) =>
        card === '--' ? (
          <Spot key={`${row} ${column}`} {...place(column, row)} />
        ) : (
          <Face key={card} side={row < 2 ? 'b' : 'a'} {...place(column, row)}>
            <Label x={29} y={29} size={18}>
              {asText(card)}
            </Label>
          </Face>
        ),
      )}
      <path d="M125 144 V130 m-5 6 l5 -6 l5 6" className="board-arrow" />
    </Board>
  )
}
