import { useDroppable } from '@dnd-kit/core'
import { ActionButton } from '../../common/action-button.js'
import { type CardLook, traitName } from '../cards/card-text.js'
import type { DeckEditor } from '../state/use-deck.js'
import type { ShelfCard } from './collection-filter.js'
import { DeckCardButton } from './deck-card-button.js'

const places = [0, 1, 2, 3, 4]

/** The five slots of the deck. */
export function DeckTray({ editor, cards }: { editor: DeckEditor; cards: readonly ShelfCard[] }) {
  const { deck, drop, fill } = editor
  const find = (tokenId: bigint | undefined) => cards.find((card) => card.tokenId === tokenId)
  const strongest = [...cards].sort((a, b) => b.power - a.power).slice(0, places.length)
  return (
    <section aria-labelledby="deck-title">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id="deck-title" className="text-xl">
          Your deck <span className="text-base text-baize-soft tabular-nums">{deck.length} of 5</span>
        </h2>
        {deck.length === 0 && strongest.length === places.length && (
          <ActionButton onClick={() => fill(strongest.map(({ tokenId }) => tokenId))}>
            Take the strongest five
          </ActionButton>
        )}
        {deck.length > 0 && <ActionButton onClick={() => fill([])}>Clear</ActionButton>}
      </div>
      <ul className="triad-hand">
        {places.map((place) => (
          <Place key={place} place={place} card={find(deck[place])} onDrop={drop} />
        ))}
      </ul>
    </section>
  )
}

type PlaceProps = { place: number; card: ShelfCard | undefined; onDrop: (tokenId: bigint) => void }

function Place({ place, card, onDrop }: PlaceProps) {
  const { setNodeRef, isOver } = useDroppable({ id: `place:${place}` })
  return (
    <li
      ref={setNodeRef}
      className="triad-place"
      data-over={isOver || undefined}
      data-filled={!!card || undefined}
    >
      {card ? (
        <DeckCardButton
          id={`deck:${card.tokenId}`}
          card={card}
          rarity={card.rarity}
          isInDeck
          note={placeNote(card)}
          onPress={() => onDrop(card.tokenId)}
        />
      ) : (
        <span className="sr-only">Place {place + 1} is empty</span>
      )}
    </li>
  )
}

const placeNote = ({ trait }: CardLook) => `${traitName(trait)}, press to take it out`
