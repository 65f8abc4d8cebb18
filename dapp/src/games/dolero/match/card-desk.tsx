import { type Arrangement, isBust, type LegalAction, scoreOf } from '@fivefold/sdk/dolero'
import { useEffect, useState } from 'react'
import { ActionButton } from '../../common/action-button.js'
import { DragTable } from '../../common/cards/drag-table.js'
import { HandCard } from '../../common/cards/hand-card.js'
import { cardText } from '../cards/card-text.js'
import { PlayingCard } from '../cards/playing-card.js'
import { DeskPlace } from './desk-parts.js'
import {
  arrangementOf,
  type Draft,
  emptyDraft,
  inHand,
  isSameDraft,
  lay,
  openingOrder,
  type Position,
  takeBack,
  withoutLost,
} from './draft.js'
import { SwapForm } from './swap-form.js'

type CardDeskProps = {
  hand: readonly number[]
  /** The player's commitment, if there is one. */
  committed: Arrangement | undefined
  legal: readonly LegalAction[]
  isBusy: boolean
  onSwap: (mask: number) => void
  onArrange: (cards: Arrangement, isFinal: boolean) => void
}

/** The player's own cards while they are swapped and arranged: by drag, click or keyboard. */
export function CardDesk({ hand, committed, legal, isBusy, onSwap, onArrange }: CardDeskProps) {
  const [draft, setDraft] = useState<Draft>(committed ?? emptyDraft)
  const [selected, setSelected] = useState<number | null>(null)
  const cards = hand.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards are the identity of the hand
  useEffect(() => {
    setDraft((before) => withoutLost(before, hand))
    setSelected(null)
  }, [cards])
  const arrange = legal.find((action) => action.type === 'arrange')
  const swap = legal.find((action) => action.type === 'swap')
  const mustHaveBlank = arrange?.type === 'arrange' && arrange.mustHaveBlank
  const arrangement = arrangementOf(draft, mustHaveBlank)
  const isCommitted = committed !== undefined && isSameDraft(draft, committed)
  const press = (position: Position) => {
    const lying = draft[position - 1] ?? null
    if (selected !== null) setDraft(lay(draft, selected, position))
    else if (lying !== null) setDraft(takeBack(draft, position))
    setSelected(null)
  }
  return (
    <DragTable<number, Position>
      gameId="dolero"
      onDrop={(card, position) => {
        setSelected(null)
        setDraft(lay(draft, card, position))
      }}
      renderDragged={(card) => <PlayingCard card={card} />}
    >
      <section className="dolero-desk" aria-label="Your cards">
        <ol className="dolero-positions" aria-label="Your positions, in the order they open">
          {openingOrder.map((position) => (
            <DeskPlace
              key={position}
              position={position}
              card={draft[position - 1] ?? null}
              canLay={selected !== null}
              onPress={() => press(position)}
            />
          ))}
        </ol>
        <ul className="dolero-hand" aria-label="Your hand">
          {inHand(draft, hand).map((card) => (
            <li key={card}>
              <HandCard
                id={card}
                gameId="dolero"
                label={cardText(card)}
                isSelected={selected === card}
                onSelect={() => setSelected(selected === card ? null : card)}
                data={{ 'data-card': card }}
              >
                <PlayingCard card={card} />
              </HandCard>
            </li>
          ))}
        </ul>
        <p className="dolero-hint" role="status">
          {hintFor({ draft, selected, mustHaveBlank, isCommitted, arrangement })}
        </p>
        <div className="dolero-bets">
          <ActionButton
            isPrimary
            disabled={!arrangement || !arrange || isBusy}
            onClick={() => arrangement && onArrange(arrangement, true)}
          >
            Lock these cards
          </ActionButton>
          <ActionButton
            disabled={!arrangement || !arrange || isBusy || isCommitted}
            onClick={() => arrangement && onArrange(arrangement, false)}
          >
            {isCommitted ? 'Order committed' : 'Commit the order'}
          </ActionButton>
        </div>
        {swap?.type === 'swap' && (
          <SwapForm key={cards} hand={hand} left={swap.left} isBusy={isBusy} onSwap={onSwap} />
        )}
      </section>
    </DragTable>
  )
}

type HintOptions = {
  draft: Draft
  selected: number | null
  mustHaveBlank: boolean
  isCommitted: boolean
  arrangement: Arrangement | undefined
}

function hintFor({ draft, selected, mustHaveBlank, isCommitted, arrangement }: HintOptions): string {
  if (selected !== null) return `Choose a position for ${cardText(selected)}.`
  if (arrangement) {
    const score = scoreOf(arrangement)
    const worth = `${score} ${isBust(score) ? 'points: bust' : 'points'}.`
    return isCommitted
      ? `${worth} This order is played if the time runs out.`
      : `${worth} Nothing is committed yet: without a commitment your first two cards are played.`
  }
  if (mustHaveBlank && !draft.includes(null)) return 'Plan B: exactly two cards, so the blank must be laid.'
  return 'Lay three cards, or two and the blank. 3 opens first, 1 only after the bets.'
}
