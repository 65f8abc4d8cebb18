import { cardName, rulesVersions } from '@fivefold/sdk/ccg'
import type { OpenedBooster } from '@fivefold/sdk/polkadot/ccg'
import { useEffect, useRef } from 'react'
import { Button } from '../../../shell/ui/button.js'
import { CardFace } from '../cards/card-face.js'
import { cardLabel, rarityOf } from '../cards/card-text.js'
import { CcgEmblem } from '../emblem.js'
import { useCardStats } from '../hooks/use-cards.js'

/** Five cards that turn over one after the other; all at once with reduced motion. */
export function OpenedPack({ opened, onClose }: { opened: OpenedBooster; onClose: () => void }) {
  const statsOf = useCardStats()
  const section = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a different pack restarts the animation
  useEffect(() => section.current?.focus(), [opened])
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="baize grid gap-4 px-4 py-6 outline-none"
      aria-label="Opened booster"
    >
      <ul className="ccg-pack" key={opened.transaction}>
        {[...opened.cardIds.entries()].map(([index, cardId]) => {
          const card = statsOf(cardId)
          return (
            <li key={opened.tokens[index]} className="ccg-flip" style={{ '--index': index }}>
              <span
                role="img"
                aria-label={`${card ? cardLabel(card, rulesVersions.effects) : cardName(cardId)} ${rarityOf(cardId)}`}
              >
                {card && <CardFace card={card} rules={rulesVersions.effects} />}
              </span>
              <span className="ccg-back" aria-hidden="true">
                <CcgEmblem className="size-10" />
              </span>
            </li>
          )
        })}
      </ul>
      <p className="text-center text-baize-soft" role="status">
        {opened.cardIds.map(cardName).join(', ')}: yours now.
      </p>
      <p className="text-center">
        <Button className="!border-brass !text-baize-ink" onClick={onClose}>
          Put them away
        </Button>
      </p>
    </section>
  )
}
