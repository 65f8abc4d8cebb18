import type { Cards, MatchState, Player, TurnEvent } from '@fivefold/sdk/triad'
import { Fragment, type ReactNode } from 'react'
import { CardFace, type Side } from '../cards/card-face.js'
import { cardText, rarityOf } from '../cards/card-text.js'
import { cellName, cells } from './cells.js'
import { Clash } from './clash.js'
import { ComboBanner } from './combo-banner.js'
import type { Frame } from './frames.js'
import { MarkSign } from './mark-sign.js'

/** Wraps a cell: a control at the table, a picture in a replay. */
export type RenderCell = (cell: number, label: string, content: ReactNode) => ReactNode

type TriadBoardProps = {
  frame: Frame
  setup: MatchState['setup']
  cards: Cards
  /** The player at the bottom. */
  near: Player
  names: Readonly<Record<Side, string>>
  /** The player who set the visible mark. */
  markOwner: Player
  renderCell: RenderCell
}

/** The nine cells, with the events on them. */
export function TriadBoard({ frame, setup, cards, near, names, markOwner, renderCell }: TriadBoardProps) {
  const { board, markCell, event } = frame
  const sideOf = (player: Player): Side => (player === near ? 'near' : 'far')
  return (
    <div className="triad-board">
      {cells.map((cell) => {
        const card = board[cell]
        const isMarked = markCell === cell
        const label = `${cellName(cell)}: ${card ? `${names[sideOf(card.owner)]}, ${cardText(card)}` : isMarked ? 'empty, marked' : 'empty'}`
        const printed =
          card && [...setup.decks[0], ...setup.decks[1]].find(({ tokenId }) => tokenId === card.tokenId)
        const content = (
          <>
            {isMarked && <MarkSign side={sideOf(markOwner)} />}
            {card && (
              <span
                // A card that changes sides turns over: a new element with an animation of its own.
                key={`${card.tokenId} ${card.owner}`}
                className="triad-lying"
                data-effect={effectOn(cell, event)}
              >
                <CardFace
                  card={card}
                  side={sideOf(card.owner)}
                  rarity={rarityOf(cards, card.tokenId)}
                  printed={printed?.edges}
                  shield={card.shield}
                />
              </span>
            )}
          </>
        )
        return <Fragment key={cell}>{renderCell(cell, label, content)}</Fragment>
      })}
      <Clash event={event} />
      <ComboBanner event={event} />
    </div>
  )
}

/** The animation of a card in this frame. */
function effectOn(cell: number, event: TurnEvent | null): string | undefined {
  if (!event) return undefined
  if (event.type === 'placed') return event.cell === cell ? 'placed' : undefined
  if ('to' in event && event.to === cell) return event.type
  if ('to' in event && event.from === cell) return 'attacks'
  return undefined
}
