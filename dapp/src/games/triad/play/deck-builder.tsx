import type { Ruleset } from '@fivefold/sdk/triad'
import { type ReactNode, useMemo } from 'react'
import { DragTable } from '../../common/cards/drag-table.js'
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

const tokenOf = (id: string) => BigInt(id.split(':')[1] ?? 0)

/** The collection and a deck of five: by click, keyboard or drag. */
export function DeckBuilder({ editor, ruleset, intro, actions, aside }: DeckBuilderProps) {
  const owned = useOwnedCards()
  const cards = useMemo(() => (owned.data ? shelfCards(owned.data, ruleset) : []), [owned.data, ruleset])
  return (
    <DragTable<string, string>
      gameId="triad"
      touchDelay={180}
      onDrop={(id, place) => {
        if (place === 'shelf') editor.drop(tokenOf(id))
        else editor.put(tokenOf(id), Number(place.split(':')[1]))
      }}
      renderDragged={(id) => {
        const card = cards.find(({ tokenId }) => tokenId === tokenOf(id))
        return card && <CardFace card={card} rarity={card.rarity} />
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
    </DragTable>
  )
}
