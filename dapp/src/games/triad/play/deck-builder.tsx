import { DndContext, DragOverlay, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { Ruleset } from '@fivefold/sdk/triad'
import { type ReactNode, useMemo, useState } from 'react'
import { CardFace } from '../cards/card-face.js'
import { useOwnedCards } from '../hooks/use-owned-cards.js'
import type { DeckEditor } from '../state/use-deck.js'
import { Collection } from './collection.js'
import { shelfCards } from './collection-filter.js'
import { DeckTray } from './deck-tray.js'

type DeckBuilderProps = {
  editor: DeckEditor
  ruleset: Ruleset
  intro: ReactNode
  /** The actions on the deck. */
  actions: ReactNode
  aside?: ReactNode
}

const tokenOf = (id: string | number) => BigInt(String(id).split(':')[1] ?? 0)

/** The collection and a deck of five: by click, keyboard or drag. */
export function DeckBuilder({ editor, ruleset, intro, actions, aside }: DeckBuilderProps) {
  const owned = useOwnedCards()
  const cards = useMemo(() => (owned.data ? shelfCards(owned.data, ruleset) : []), [owned.data, ruleset])
  const [dragged, setDragged] = useState<bigint>()
  const draggedCard = cards.find(({ tokenId }) => tokenId === dragged)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
  )
  const dropOn = (tokenId: bigint, place: string | number | undefined) => {
    if (place === 'shelf') editor.drop(tokenId)
    else if (place !== undefined) editor.put(tokenId, Number(String(place).split(':')[1]))
  }
  return (
    <DndContext
      sensors={sensors}
      onDragStart={({ active }) => setDragged(tokenOf(active.id))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }) => {
        setDragged(undefined)
        dropOn(tokenOf(active.id), over?.id)
      }}
    >
      <div className="baize">
        <div className="play-setup">
          {intro}
          <DeckTray editor={editor} cards={cards} />
          <div className="play-actions">{actions}</div>
        </div>
      </div>
      <div className="play-below" data-with-aside={aside ? true : undefined}>
        <Collection editor={editor} ruleset={ruleset} />
        {aside}
      </div>
      <DragOverlay dropAnimation={null}>
        {draggedCard && (
          <span className="triad triad-dragged">
            <CardFace card={draggedCard} rarity={draggedCard.rarity} />
          </span>
        )}
      </DragOverlay>
    </DndContext>
  )
}
