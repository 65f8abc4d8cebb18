import { type CardStats, cardName } from '@fivefold/sdk/ccg'

type HandStripProps = { hand: readonly number[]; name: string; cards: readonly CardStats[] }

/** A read-only hand. Hands are public: the contract stores them. */
export function HandStrip({ hand, name, cards }: HandStripProps) {
  return (
    <ul className="ccg-strip" aria-label={`${name === 'You' ? 'Your' : `${name}’s`} hand`}>
      {[...hand.entries()].map(([index, cardId]) => (
        <li key={index}>
          <span className="ccg-strip-cost" aria-hidden="true">
            {cards.find(({ id }) => id === cardId)?.cost}
          </span>
          {cardName(cardId)}
        </li>
      ))}
      {hand.length === 0 && <li data-empty>no cards</li>}
    </ul>
  )
}
