import { Back, Board, Face, Label } from '../../common/rules/board-parts.js'

const star = 'M0 -24 L5 -5 L24 0 L5 5 L0 24 L-5 5 L-24 0 L-5 -5 Z'

export function WarBoard() {
  return (
    <Board label="Two face-up tarot cards between two face-down decks" height={174}>
      <Back x={6} y={34} width={62} height={104} />
      <Back x={10} y={38} width={62} height={104} />
      <Back x={248} y={34} width={62} height={104} />
      <Back x={252} y={38} width={62} height={104} />
      <Face side="a" x={86} y={26} width={70} height={122}>
        <Label x={35} y={18}>
          XVII
        </Label>
        <path d={star} transform="translate(35 64)" className="board-ornament" />
        <Label x={35} y={106} size={11}>
          The Star
        </Label>
      </Face>
      <Face side="b" x={166} y={26} width={70} height={122}>
        <Label x={35} y={18}>
          IX
        </Label>
        <path d="M35 36 V88 M24 50 H46" className="board-arrow" />
        <Label x={35} y={106} size={11}>
          of Swords
        </Label>
      </Face>
    </Board>
  )
}
