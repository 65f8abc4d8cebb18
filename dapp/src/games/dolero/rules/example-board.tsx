import { asText, Back, Board, Face, Label, Spot } from '../../common/rules/board-parts.js'

const heart = 'M0 8 L-8 0 C-11 -4 -9 -9 -4 -9 C-1.5 -9 0 -7 0 -5.5 C0 -7 1.5 -9 4 -9 C9 -9 11 -4 8 0 Z'

function place(position: number, row: 'theirs' | 'own') {
  return { x: 8 + (position - 1) * 78, y: row === 'theirs' ? 4 : 132, width: 70, height: 104 }
}

function Card({
  position,
  row,
  rank,
  suit,
}: {
  position: number
  row: 'theirs' | 'own'
  rank: string
  suit: string
}) {
  return (
    <Face side={row === 'own' ? 'a' : 'b'} {...place(position, row)}>
      <Label x={16} y={18} size={17}>
        {rank}
      </Label>
      <Label x={35} y={58} size={30}>
        {asText(suit)}
      </Label>
    </Face>
  )
}

function Hearts({ y, left }: { y: number; left: number }) {
  return [0, 1, 2].map((index) => (
    <path
      key={index}
      d={heart}
      transform={`translate(276 ${y + index * 30}) scale(1.15)`}
      className={index < left ? 'board-ornament' : 'board-spot'}
    />
  ))
}

export function ExampleBoard() {
  return (
    <Board
      label="Three card positions per side, some open, some face down, and three hearts each"
      height={240}
    >
      <Back {...place(1, 'theirs')} />
      <Card position={2} row="theirs" rank="9" suit="♣" />
      <Card position={3} row="theirs" rank="4" suit="♦" />
      <Card position={1} row="own" rank="K" suit="♠" />
      <Card position={2} row="own" rank="A" suit="♥" />
      <Spot {...place(3, 'own')} />
      <Hearts y={30} left={2} />
      <Hearts y={158} left={3} />
    </Board>
  )
}
