import type { Cards, MatchState, Player } from '@fivefold/sdk/triad'
import { CardFace, type Side } from './card-face.js'
import { cardText, rarityOf } from './card-text.js'

type HandStripProps = { state: MatchState; player: Player; side: Side; cards: Cards }

/** The cards that a player still holds, read-only. */
export function HandStrip({ state, player, side, cards }: HandStripProps) {
  const used = state.usedCards[player]
  return (
    <ul className="triad-hand" data-size="small" aria-label={side === 'near' ? 'Cards below' : 'Cards above'}>
      {state.setup.decks[player].map((card, index) => (
        <li key={`${card.tokenId}`} data-used={(used & (1 << index)) !== 0 || undefined}>
          {used & (1 << index) ? (
            <span className="sr-only">played</span>
          ) : (
            <span className="block h-full" role="img" aria-label={cardText(card)}>
              <CardFace card={card} side={side} rarity={rarityOf(cards, card.tokenId)} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
