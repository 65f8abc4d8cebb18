import { type CardStats, cardName, copiesAllowed, rulesVersions } from '@fivefold/sdk/ccg'
import { Link } from 'react-router'
import { errorMessage } from '../../../lib/error-message.js'
import { Button } from '../../../shell/ui/button.js'
import { CardFace } from '../cards/card-face.js'
import { cardLabel } from '../cards/card-text.js'
import { useCardStats, useOwnedCards } from '../hooks/use-cards.js'
import { addCopy, canAdd, dropCopy, type OwnedKind, ownedKinds } from '../state/deck-edit.js'
import type { DeckEditor } from '../state/use-deck.js'

/** The player's cards by kind; a click adds a copy to the deck. */
export function Collection({ editor }: { editor: DeckEditor }) {
  const owned = useOwnedCards()
  const statsOf = useCardStats()
  const kinds = ownedKinds(owned.data ?? [], editor.deck)
  return (
    <section aria-labelledby="collection-title" className="min-w-0">
      <h2 id="collection-title" className="text-2xl">
        Your cards{' '}
        {kinds.length > 0 && (
          <span className="text-lg text-soft tabular-nums">{owned.data?.length ?? 0}</span>
        )}
      </h2>
      {owned.isError && (
        <p role="alert" className="mt-4 text-bad">
          Your cards cannot be read: {errorMessage(owned.error).title}
        </p>
      )}
      {!owned.isError && kinds.length === 0 && (
        <p className="mt-3 max-w-[36rem] text-soft">
          {owned.isLoading
            ? 'Reading your cards…'
            : 'You own no cards yet: play with the demo deck, or open boosters. '}
          {!owned.isLoading && (
            <Link to="/ccg/boosters" className="link font-semibold">
              To the boosters
            </Link>
          )}
        </p>
      )}
      <ul className="ccg-shelf empty:hidden">
        {kinds.map((kind) => {
          const card = statsOf(kind.cardId)
          return card && <Kind key={kind.cardId} kind={kind} card={card} editor={editor} />
        })}
      </ul>
    </section>
  )
}

type KindProps = { kind: OwnedKind; card: CardStats; editor: DeckEditor }

function Kind({ kind, card, editor }: KindProps) {
  const { isOwn, deck, change } = editor
  const can = isOwn && canAdd(deck, kind)
  return (
    <li className="ccg-kind">
      <button
        type="button"
        className="ccg-pick"
        data-in-deck={(isOwn && kind.inDeck > 0) || undefined}
        aria-disabled={!can}
        aria-label={`${cardLabel(card, rulesVersions.effects)} You own ${kind.tokens.length}. ${can ? 'Put one into the deck.' : ''}`}
        onClick={() => can && change(addCopy(deck, kind))}
      >
        <CardFace card={card} rules={rulesVersions.effects} />
      </button>
      <div className="ccg-kind-line">
        <span className="text-soft">
          {kind.tokens.length} owned
          {isOwn && `, ${kind.inDeck}/${Math.min(copiesAllowed, kind.tokens.length)} in`}
        </span>
        {isOwn && kind.inDeck > 0 && (
          <Button
            size="small"
            aria-label={`Take a ${cardName(kind.cardId)} out`}
            onClick={() => change(dropCopy(deck, kind))}
          >
            −
          </Button>
        )}
      </div>
    </li>
  )
}
