import type { PhalanxMatch } from '@fivefold/sdk/match/phalanx'
import type { Column, GameState, PlayerIndex } from '@fivefold/sdk/phalanx'
import { useRef, useState } from 'react'
import { DragTable } from '../../common/cards/drag-table.js'
import type { FeltProps } from '../../common/match/match-page.js'
import { opponentOf } from '../../common/match/server-game.js'
import { BoardColumn, type ColumnMark } from '../board/board-column.js'
import { cardsOf, previewAttack } from '../board/columns.js'
import { Formation } from '../board/formation.js'
import { HandStrip } from '../board/hand-strip.js'
import { SeatBar } from '../board/seat-bar.js'
import { traceOf } from '../board/trace.js'
import { PlayingCard } from '../cards/playing-card.js'
import { CommandBar } from './command-bar.js'
import { Hand } from './hand.js'
import { NearColumn } from './near-column.js'
import { useMatchKeys } from './use-match-keys.js'
import { type Orders, useOrders } from './use-orders.js'

/** The board with both formations, and the controls of the player at the bottom. */
export function MatchFelt({ match, state, names, end, clock }: FeltProps<GameState, PhalanxMatch>) {
  const seat = match.playerIndex
  const near: PlayerIndex = seat ?? 0
  const far = opponentOf(near)
  const felt = useRef<HTMLElement>(null)
  const [cursor, setCursor] = useState<Column>(0)
  const orders = useOrders(match, state, seat)
  const { draft } = orders
  const own = state.players[near]
  useMatchKeys({ orders, hand: own.hand, felt, cursor, meant: state.reinforcement?.column })
  const preview = draft.attacker === null ? undefined : previewAttack(state, near, draft.attacker)
  const active = (player: PlayerIndex) => state.activePlayerIndex === player && clock
  return (
    <DragTable<number, Column>
      gameId="phalanx"
      onDragStart={(index) => own.hand[index] && orders.selectCard(own.hand[index])}
      onDrop={(index, column) => own.hand[index] && orders.drop(own.hand[index], column)}
      renderDragged={(index) => own.hand[index] && <PlayingCard card={own.hand[index]} />}
    >
      <section ref={felt} className="phalanx-felt baize" aria-label="Table">
        <SeatBar game={state} player={far} name={names[far]} lifeAfter={preview?.lifepoints}>
          {active(far)}
        </SeatBar>
        {state.phase !== 'gameOver' && <HandStrip player={state.players[far]} name={names[far]} />}
        <div className="phalanx-board">
          <Formation
            player={state.players[far]}
            side="far"
            name={names[far]}
            renderColumn={(column) => (
              <BoardColumn
                column={column}
                side="far"
                cards={cardsOf(state.players[far], column)}
                owner={names[far]}
                mark={farMark(state, far, column, draft.attacker)}
                after={draft.attacker === column ? preview : undefined}
                trace={traceOf(state.transactionLog, far, column)}
                onPress={draft.attacker === column ? orders.attack : undefined}
              />
            )}
          />
          <Formation
            player={own}
            side="near"
            name={names[near]}
            trace={(column) => traceOf(state.transactionLog, near, column)}
            {...(seat !== null && {
              renderColumn: (column) => (
                <NearColumn
                  column={column}
                  cards={cardsOf(own, column)}
                  owner={names[near]}
                  mark={nearMark(state, near, column, orders)}
                  trace={traceOf(state.transactionLog, near, column)}
                  isCursor={cursor === column}
                  onPress={() => orders.pressColumn(column)}
                  onFocus={() => setCursor(column)}
                />
              ),
            })}
          />
        </div>
        {end ?? (
          <>
            <CommandBar state={state} seat={seat} names={names} orders={orders} preview={preview} />
            {seat === null ? (
              <HandStrip player={own} name={names[near]} />
            ) : (
              <Hand
                cards={own.hand}
                selected={draft.card}
                canPlay={orders.canAct && state.phase !== 'combat'}
                onSelect={orders.selectCard}
              />
            )}
          </>
        )}
        <SeatBar game={state} player={near} name={names[near]}>
          {active(near)}
        </SeatBar>
      </section>
    </DragTable>
  )
}

// After a forfeit during reinforcement the state still has the column.
const isReinforced = ({ phase, reinforcement }: GameState, player: PlayerIndex, column: Column): boolean =>
  phase === 'reinforcement' && reinforcement?.column === column && reinforcement.attackerIndex !== player

function farMark(
  state: GameState,
  far: PlayerIndex,
  column: Column,
  attacker: Column | null,
): ColumnMark | undefined {
  if (attacker === column) return 'target'
  return isReinforced(state, far, column) ? 'reinforced' : undefined
}

function nearMark(
  state: GameState,
  near: PlayerIndex,
  column: Column,
  orders: Orders,
): ColumnMark | undefined {
  if (orders.placements.has(column)) return 'open'
  if (isReinforced(state, near, column)) return 'reinforced'
  if (orders.draft.attacker === column) return 'chosen'
  return orders.attacks.has(column) ? 'ready' : undefined
}
