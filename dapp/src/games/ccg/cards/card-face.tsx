import { type CardStats, cardName } from '@fivefold/sdk/ccg'
import { cardLabel, isSpell, rarityOf, rulesText, shortRulesText } from './card-text.js'
import { EffectGlyph } from './effect-glyph.js'

type CardFaceProps = {
  card: CardStats
  rules: number
  /** Current attack and health, where they may differ from the printed ones. */
  now?: { attack: number; health: number } | undefined
}

/** A card, face up. Decorative: the control around it has the label. */
export function CardFace({ card, rules, now }: CardFaceProps) {
  const spell = isSpell(card)
  const text = rulesText(card, rules)
  return (
    <span
      className="ccg-card"
      data-kind={spell ? 'spell' : 'unit'}
      data-rarity={rarityOf(card.id)}
      data-plain={text === '' || undefined}
      aria-hidden="true"
    >
      <span className="ccg-card-cost">{card.cost}</span>
      <span className="ccg-card-art">
        <EffectGlyph card={card} rules={rules} className="ccg-card-glyph" />
      </span>
      <span className="ccg-card-name">{cardName(card.id)}</span>
      <span className="ccg-card-text">
        <span data-form="full">{text}</span>
        <span data-form="short">{shortRulesText(card, rules)}</span>
      </span>
      {!spell && (
        <>
          <Stat kind="attack" printed={card.attack} value={now?.attack ?? card.attack} />
          <Stat kind="health" printed={card.health} value={now?.health ?? card.health} />
        </>
      )}
    </span>
  )
}

type StatProps = { kind: 'attack' | 'health'; printed: number; value: number }

function Stat({ kind, printed, value }: StatProps) {
  const change = value === printed ? undefined : value > printed ? 'up' : 'down'
  return (
    <span className="ccg-stat" data-stat={kind} data-change={change}>
      {value}
    </span>
  )
}

/** The full text of a card, beside a control with its face: shown on hover and focus. */
export function CardZoom({ card, rules }: { card: CardStats; rules: number }) {
  return (
    <span className="ccg-zoom" aria-hidden="true">
      {cardLabel(card, rules)}
    </span>
  )
}
