import { useDroppable } from '@dnd-kit/core'
import type { Ruleset } from '@fivefold/sdk/triad'
import { useMemo, useState } from 'react'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { errorMessage } from '../../../lib/error-message.js'
import { Button } from '../../../shell/ui/button.js'
import { rarityName } from '../cards/card-text.js'
import { freeCards, useOwnedCards, useTakeCards } from '../hooks/use-owned-cards.js'
import type { DeckEditor } from '../state/use-deck.js'
import { filterShelf, noFilter, shelfCards } from './collection-filter.js'
import { CollectionFilters } from './collection-filters.js'
import { DeckCardButton } from './deck-card-button.js'

/** All cards of the player. */
export function Collection({ editor, ruleset }: { editor: DeckEditor; ruleset: Ruleset }) {
  const owned = useOwnedCards()
  const [filter, setFilter] = useState(noFilter)
  const { setNodeRef } = useDroppable({ id: 'shelf' })
  const all = useMemo(() => (owned.data ? shelfCards(owned.data, ruleset) : []), [owned.data, ruleset])
  const shown = filterShelf(all, filter)
  return (
    <section ref={setNodeRef} aria-labelledby="collection-title" className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <h2 id="collection-title" className="text-2xl">
          Your cards {all.length > 0 && <span className="text-lg text-soft tabular-nums">{all.length}</span>}
        </h2>
        {all.length > 0 && <CollectionFilters cards={all} filter={filter} onChange={setFilter} />}
      </div>
      {owned.isError && (
        <p role="alert" className="mt-4 text-bad">
          Your cards cannot be read: {errorMessage(owned.error).title}
        </p>
      )}
      {owned.isLoading && <p className="mt-4 text-soft">Reading your cards…</p>}
      {!owned.isLoading && !owned.isError && all.length === 0 && <NoCards />}
      {all.length > 0 && (
        <>
          <ul className="triad-shelf">
            {shown.map((card) => (
              <li key={`${card.tokenId}`}>
                <DeckCardButton
                  id={`card:${card.tokenId}`}
                  card={card}
                  rarity={card.rarity}
                  isInDeck={editor.deck.includes(card.tokenId)}
                  note={rarityName(card.rarity)}
                  onPress={() =>
                    editor.deck.includes(card.tokenId) ? editor.drop(card.tokenId) : editor.put(card.tokenId)
                  }
                />
              </li>
            ))}
          </ul>
          {shown.length === 0 && <p className="mt-4 text-soft">No card matches the filters.</p>}
          <MoreCards />
        </>
      )}
    </section>
  )
}

function NoCards() {
  const { local } = useDeployment()
  const take = useTakeCards()
  return (
    <div className="triad-empty">
      <p className="text-lg">You have no cards yet.</p>
      {local ? (
        <>
          <p className="text-soft">
            This local chain has a faucet for them: each card has its own edges, hand and trait.
          </p>
          <Button look="primary" onClick={() => take.mutate()} disabled={take.isPending}>
            {take.isPending ? 'Dealing…' : 'Take ten free cards'}
          </Button>
        </>
      ) : (
        <p className="text-soft">Cards of the collection that your account holds appear here.</p>
      )}
    </div>
  )
}

function MoreCards() {
  const { local } = useDeployment()
  const take = useTakeCards()
  if (!local) return null
  return (
    <p className="mt-5">
      <Button size="small" onClick={() => take.mutate()} disabled={take.isPending}>
        {take.isPending ? 'Dealing…' : `Take ${freeCards} more`}
      </Button>
    </p>
  )
}
