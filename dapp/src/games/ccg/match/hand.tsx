import { type CardStats, findCard, type Game, type PlayerIndex } from '@fivefold/sdk/ccg'
import { HandCard as Card } from '../../common/cards/hand-card.js'
import { CardFace, CardZoom } from '../cards/card-face.js'
import { cardLabel } from '../cards/card-text.js'
import { choices } from './plan.js'
import type { Turn } from './use-turn.js'

type HandProps = { turn: Turn; game: Game; seat: PlayerIndex; cards: readonly CardStats[] }

/** The player's own hand: cards are selected by click or key, or dragged to a target. */
export function Hand({ turn, game, seat, cards }: HandProps) {
  const { hand } = game.players[seat]
  if (hand.length === 0) return <p className="play-bar ccg-bar">Your hand is empty.</p>
  return (
    <ul className="ccg-hand" aria-label="Your hand">
      {[...hand.entries()].map(([index, cardId]) => {
        const card = findCard(cards, cardId)
        return (
          card && (
            <HandCard
              key={`${index} ${cardId}`}
              card={card}
              index={index}
              rules={game.rules}
              isSelected={turn.selected === index}
              can={turn.canAct && choices(game, cards, index).size > 0}
              canChoose={turn.canAct}
              onSelect={() => turn.select(index)}
            />
          )
        )
      })}
    </ul>
  )
}

type HandCardProps = {
  card: CardStats
  index: number
  rules: number
  isSelected: boolean
  /** Whether it can be played now. */
  can: boolean
  canChoose: boolean
  onSelect: () => void
}

function HandCard({ card, index, rules, isSelected, can, canChoose, onSelect }: HandCardProps) {
  return (
    <li>
      <Card
        id={index}
        gameId="ccg"
        label={`${cardLabel(card, rules)}${canChoose && !can ? ' Not playable now.' : ''}`}
        isSelected={isSelected}
        canDrag={can}
        canChoose={canChoose}
        shortcut={index + 1}
        onSelect={onSelect}
        data={{ 'data-hand': index, 'data-can': can || undefined }}
      >
        <CardFace card={card} rules={rules} />
      </Card>
      <CardZoom card={card} rules={rules} />
    </li>
  )
}
