import { cardName, deckSize, demoDeck } from '@fivefold/sdk/ccg'
import { ActionButton } from '../../common/action-button.js'
import { useCardStats, useOwnedCards } from '../hooks/use-cards.js'
import { type Deck, dropCopy, fillUp, ownedKinds } from '../state/deck-edit.js'
import type { DeckEditor } from '../state/use-deck.js'

/** The choice between the demo deck and an own deck, with its contents. */
export function DeckChoice({ editor }: { editor: DeckEditor }) {
  const { isOwn, deck, choose } = editor
  return (
    <section aria-labelledby="deck-title" className="grid gap-3">
      <h2 id="deck-title" className="text-xl">
        Your deck{' '}
        <span className="text-base text-baize-soft tabular-nums">
          {isOwn ? deck.length : deckSize} of {deckSize}
        </span>
      </h2>
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="sr-only">Deck</legend>
        <label className="play-choice" data-chosen={!isOwn || undefined}>
          <input type="radio" name="deck" checked={!isOwn} onChange={() => choose(false)} />
          <span>
            Demo deck<small>For everyone; you need no cards of your own.</small>
          </span>
        </label>
        <label className="play-choice" data-chosen={isOwn || undefined}>
          <input type="radio" name="deck" checked={isOwn} onChange={() => choose(true)} />
          <span>
            My cards<small>Twenty of your own, at most two of a kind.</small>
          </span>
        </label>
      </fieldset>
      {isOwn ? <OwnDeck editor={editor} /> : <DemoDeck />}
    </section>
  )
}

function DemoDeck() {
  const counts = new Map<number, number>()
  for (const cardId of demoDeck) counts.set(cardId, (counts.get(cardId) ?? 0) + 1)
  return (
    <ul className="ccg-deck" aria-label="Demo deck">
      {[...counts].map(([cardId, count]) => (
        <li key={cardId}>
          <DeckLine cardId={cardId} count={count} />
        </li>
      ))}
    </ul>
  )
}

function OwnDeck({ editor }: { editor: DeckEditor }) {
  const { data: owned = [] } = useOwnedCards()
  const { deck, change } = editor
  const kinds = ownedKinds(owned, deck).filter(({ inDeck }) => inDeck > 0)
  const filled: Deck = fillUp(owned, deck)
  return (
    <>
      {kinds.length > 0 && (
        <ul className="ccg-deck" aria-label="Cards in your deck">
          {kinds.map((kind) => (
            <li key={kind.cardId}>
              <button
                type="button"
                className="ccg-deck-card"
                aria-label={`Take a ${cardName(kind.cardId)} out, ${kind.inDeck} in the deck`}
                onClick={() => change(dropCopy(deck, kind))}
              >
                <DeckLine cardId={kind.cardId} count={kind.inDeck} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {filled.length > deck.length && <ActionButton onClick={() => change(filled)}>Fill up</ActionButton>}
        {deck.length > 0 && <ActionButton onClick={() => change([])}>Clear</ActionButton>}
      </div>
    </>
  )
}

function DeckLine({ cardId, count }: { cardId: number; count: number }) {
  const card = useCardStats()(cardId)
  return (
    <>
      <span className="ccg-strip-cost" aria-hidden="true">
        {card?.cost ?? ''}
      </span>
      {cardName(cardId)}
      {count > 1 && <span className="text-baize-soft">×{count}</span>}
    </>
  )
}
