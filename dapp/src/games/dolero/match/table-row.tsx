import { cardText } from '../cards/card-text.js'
import { PlayingCard } from '../cards/playing-card.js'
import { openingOrder } from './draft.js'
import { orderText } from './order-text.js'

type TableRowProps = {
  owner: string
  /** At positions 1, 2, 3; null if face down or absent. */
  table: readonly (number | null)[]
  /** Whether there are cards at all. */
  isLaid: boolean
  score: number | null
}

/** One side's three positions, in the order in which they are revealed. */
export function TableRow({ owner, table, isLaid, score }: TableRowProps) {
  return (
    <div className="dolero-row">
      <ol className="dolero-positions" aria-label={`${owner} positions, in the order they open`}>
        {openingOrder.map((position) => {
          const card = table[position - 1] ?? null
          return (
            <li key={position} data-position={position}>
              <span className="dolero-place" data-filled={isLaid || undefined}>
                {isLaid && <PlayingCard card={card} />}
                <span className="sr-only">
                  Position {position}: {card !== null ? cardText(card) : isLaid ? 'face down' : 'empty'}
                </span>
              </span>
              <small>{orderText(position)}</small>
            </li>
          )
        })}
      </ol>
      <p className="dolero-score" aria-live="polite">
        {score !== null && (
          <>
            <b>{score}</b> {score > 21 ? 'bust' : 'points'}
          </>
        )}
      </p>
    </div>
  )
}
