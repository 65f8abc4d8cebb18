import { Board, Face, Label, Spot } from '../../common/rules/board-parts.js'

const slots = [0, 1, 2, 3]
const enemy = [undefined, { attack: 2, health: 3 }, { attack: 4, health: 1 }, undefined]
const own = [{ attack: 1, health: 4 }, { attack: 3, health: 2 }, undefined, { attack: 2, health: 2 }]

function place(slot: number, row: 'enemy' | 'own') {
  return { x: 8 + slot * 78, y: row === 'enemy' ? 4 : 142, width: 70, height: 98 }
}

function Unit({ slot, row }: { slot: number; row: 'enemy' | 'own' }) {
  const unit = (row === 'enemy' ? enemy : own)[slot]
  if (!unit) return <Spot {...place(slot, row)} />
  return (
    <Face side={row === 'own' ? 'a' : 'b'} {...place(slot, row)}>
      <Label x={16} y={82}>
        {unit.attack}
      </Label>
      <Label x={54} y={82}>
        {unit.health}
      </Label>
      <path d="M35 20 L52 42 L35 62 L18 42 Z" className="board-ornament" />
    </Face>
  )
}

export function ExampleBoard() {
  return (
    <Board label="Two rows of four slots facing each other, five of them holding units" height={244}>
      {slots.map((slot) => (
        <g key={slot}>
          <Unit slot={slot} row="enemy" />
          <Unit slot={slot} row="own" />
          {own[slot] && <path d={`M${43 + slot * 78} 134 V112 m-6 7 l6 -7 l6 7`} className="board-arrow" />}
        </g>
      ))}
    </Board>
  )
}
