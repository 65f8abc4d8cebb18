import { useDraggable, useDroppable } from '@dnd-kit/core'
import { cardText } from '../cards/card-text.js'
import { PlayingCard } from '../cards/playing-card.js'
import type { Position } from './draft.js'
import { orderText } from './order-text.js'

type DeskPlaceProps = { position: Position; card: number | null; canLay: boolean; onPress: () => void }

/** A position: a button and a drop target. The card on it can be dragged again. */
export function DeskPlace({ position, card, canLay, onPress }: DeskPlaceProps) {
  const { setNodeRef, isOver } = useDroppable({ id: position })
  const lying = card === null ? 'empty' : cardText(card)
  const does = canLay ? '. Lay the card here' : card === null ? '' : '. Take it back'
  return (
    <li ref={setNodeRef} data-position={position}>
      <PlaceCard card={card}>
        {(drag) => (
          <button
            type="button"
            className="dolero-place"
            data-filled={card !== null || undefined}
            data-can={canLay || undefined}
            data-over={isOver || undefined}
            aria-label={`Position ${position}, ${orderText(position).slice(4)}: ${lying}${does}`}
            onClick={onPress}
            {...drag}
          >
            {card !== null && <PlayingCard card={card} />}
          </button>
        )}
      </PlaceCard>
      <small aria-hidden="true">{orderText(position)}</small>
    </li>
  )
}

type Drag = Pick<React.ComponentProps<'button'>, 'ref'> & object

function PlaceCard({ card, children }: { card: number | null; children: (drag: Drag) => React.ReactNode }) {
  const { setNodeRef, listeners } = useDraggable({ id: card ?? -1, disabled: card === null })
  return children({ ref: setNodeRef, ...listeners })
}
