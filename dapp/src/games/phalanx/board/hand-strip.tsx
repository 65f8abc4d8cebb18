import type { PlayerState } from '@fivefold/sdk/phalanx'
import { cardKey, cardName } from '../cards/card-text.js'
import { PlayingCard } from '../cards/playing-card.js'

/** A read-only hand; a hidden one shows the backs. */
export function HandStrip({ player, name }: { player: PlayerState; name: string }) {
  const hidden = Math.max(0, (player.handCount ?? player.hand.length) - player.hand.length)
  return (
    <ul className="phalanx-strip" aria-label={`Hand: ${name}`}>
      {player.hand.map((card) => (
        <li key={cardKey(card)}>
          <span role="img" aria-label={cardName(card)}>
            <PlayingCard card={card} />
          </span>
        </li>
      ))}
      {hidden > 0 && (
        <li className="sr-only">
          {hidden} hidden {hidden === 1 ? 'card' : 'cards'}
        </li>
      )}
      {Array.from({ length: hidden }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs of cards are all the same
        <li key={index} aria-hidden="true" className="phalanx-back" />
      ))}
    </ul>
  )
}
