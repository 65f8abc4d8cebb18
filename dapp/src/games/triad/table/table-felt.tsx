import type { TriadMatch } from '@fivefold/sdk/match/triad'
import {
  type Cards,
  type MatchHeader,
  otherPlayer,
  type Player,
  playerOfTurn,
  score,
} from '@fivefold/sdk/triad'
import { type ReactNode, useRef, useState } from 'react'
import { DragTable } from '../../common/cards/drag-table.js'
import { TriadBoard } from '../board/board.js'
import { MarkSign } from '../board/mark-sign.js'
import { ScoreBar } from '../board/score-bar.js'
import type { Timeline } from '../board/timeline.js'
import type { Playback } from '../board/use-playback.js'
import { CardFace } from '../cards/card-face.js'
import { rarityOf } from '../cards/card-text.js'
import { HandStrip } from '../cards/hand-strip.js'
import { BoardCell } from './board-cell.js'
import { markableCells } from './draft.js'
import { HandCard } from './hand-card.js'
import { SeatLine } from './seat-line.js'
import { TurnBar } from './turn-bar.js'
import { useDraft } from './use-draft.js'
import { useTableKeys } from './use-table-keys.js'

export type Names = { near: string; far: string }

type TableFeltProps = {
  match: TriadMatch
  header: MatchHeader
  /** Whether each player is connected. */
  online: readonly [boolean, boolean]
  timeline: Timeline
  playback: Playback
  cards: Cards
  names: Names
  canPlay: boolean
  /** Replaces the hand once the match is over. */
  end: ReactNode
}

/** The table: board, hands, and the draft of the next turn. */
export function TableFelt(props: TableFeltProps) {
  const { match, header, online, timeline, playback, cards, names, canPlay, end } = props
  const { playerIndex: seat } = match
  const near: Player = seat ?? 0
  const far = otherPlayer(near)
  const { frame, shown, isMoving } = playback
  const state = timeline.states[shown]
  if (!state) throw new RangeError(`the match has no turn ${shown}`)
  // A card leaves the hand when it is placed, not after its animations.
  const inHand = timeline.states[isMoving ? shown + 1 : shown] ?? state
  const felt = useRef<HTMLElement>(null)
  const [cursor, setCursor] = useState(4)
  const controls = useDraft(match, state, canPlay)
  const { draft, preview } = controls
  useTableKeys({ controls, felt, cursor, setCursor })
  const deck = state.setup.decks[near]
  const addresses = [header.playerA, header.playerB] as const
  const threatened = new Set(
    preview?.events.flatMap((event) => (event.type === 'captured' ? [event.to] : [])),
  )
  const ghost =
    draft.card !== null && draft.cell !== null
      ? (preview?.state.board[draft.cell] ?? deck[draft.card])
      : undefined
  const markable = markableCells(state, draft)
  const press = (cell: number) => {
    controls.pressCell(cell)
    // Return the focus to the card once the mark is set, so that the next Enter confirms.
    if (draft.aim === 'mark' && draft.cell !== null)
      felt.current?.querySelector<HTMLElement>(`[data-cell="${draft.cell}"]`)?.focus()
  }
  const isFree = (cell: number) => canPlay && frame.board[cell] === null
  const canPlace = (cell: number) => isFree(cell) && draft.aim !== 'mark'
  const canMark = (cell: number) => isFree(cell) && draft.aim === 'mark' && markable.includes(cell)
  const seatLine = (player: Player, side: 'near' | 'far') => (
    <SeatLine
      state={state}
      player={player}
      address={addresses[player]}
      isOnline={online[player]}
      side={side}
      name={names[side]}
    />
  )

  return (
    <DragTable<number, number>
      gameId="triad"
      onDrop={controls.dropCard}
      renderDragged={(index) => {
        const card = deck[index]
        return card && <CardFace card={card} side="near" rarity={rarityOf(cards, card.tokenId)} />
      }}
    >
      <section ref={felt} className="triad-felt triad-table baize" aria-label="Table">
        {seatLine(far, 'far')}
        <HandStrip state={inHand} player={far} side="far" cards={cards} />
        <TriadBoard
          frame={frame}
          setup={state.setup}
          cards={cards}
          near={near}
          names={names}
          markOwner={playerOfTurn(state.setup.firstPlayer, Math.max(0, isMoving ? shown : shown - 1))}
          renderCell={(cell, label, content) => (
            <BoardCell
              cell={cell}
              label={label}
              can={canMark(cell) || (draft.card !== null && canPlace(cell))}
              canDrop={canPlace(cell)}
              isFilled={frame.board[cell] !== null}
              isThreatened={threatened.has(cell)}
              isCursor={cursor === cell}
              onPress={() => press(cell)}
              onFocus={() => setCursor(cell)}
            >
              {content}
              {draft.cell === cell && ghost && (
                <span className="triad-lying" data-draft>
                  <CardFace
                    card={ghost}
                    side="near"
                    rarity={rarityOf(cards, ghost.tokenId)}
                    printed={draft.card === null ? undefined : deck[draft.card]?.edges}
                  />
                </span>
              )}
              {draft.mark === cell && <MarkSign side="near" isDraft />}
            </BoardCell>
          )}
        />
        <ScoreBar tiles={score(frame.board).tiles} near={near} names={names} />
        {end ?? (
          <>
            <TurnBar state={state} seat={seat} isMoving={isMoving} controls={controls} names={names} />
            {seat === null ? (
              <HandStrip state={inHand} player={near} side="near" cards={cards} />
            ) : (
              <ul className="triad-hand" aria-label="Your cards">
                {deck.map((card, index) => (
                  <HandCard
                    key={`${card.tokenId}`}
                    card={card}
                    index={index}
                    cards={cards}
                    isSelected={draft.card === index}
                    isUsed={(inHand.usedCards[near] & (1 << index)) !== 0}
                    canPlay={canPlay}
                    onSelect={() => controls.selectCard(index)}
                  />
                ))}
              </ul>
            )}
          </>
        )}
        {seatLine(near, 'near')}
      </section>
    </DragTable>
  )
}
