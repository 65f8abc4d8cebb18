import type { Board, MatchState, PlacedCard, TurnEvent } from '@fivefold/sdk/triad'

/** One frame of a turn's animation. */
export type Frame = {
  readonly board: Board
  readonly markCell: number | null
  /** The event of this frame; null once the turn is complete. */
  readonly event: TurnEvent | null
  /** Its duration in milliseconds. */
  readonly duration: number
}

const durations: Record<TurnEvent['type'], number> = {
  bonus: 650,
  markHit: 650,
  earth: 0,
  cosmic: 0,
  placed: 420,
  thunder: 480,
  captured: 620,
  shieldHit: 620,
  metalHeld: 620,
  combo: 1100,
  markExpired: 0,
  markSet: 350,
}

/** The frames between two states of a match, from the events alone: the rules have decided every comparison. */
export function turnFrames(
  before: MatchState,
  after: MatchState,
  events: readonly TurnEvent[],
): readonly Frame[] {
  const frames: Frame[] = []
  let { board, markCell } = before
  for (const event of events) {
    board = boardAfter(board, after.board, event)
    if (event.type === 'markExpired') markCell = null
    if (event.type === 'markSet') markCell = event.cell
    const duration = durations[event.type]
    if (duration > 0) frames.push({ board, markCell, event, duration })
  }
  return frames
}

function boardAfter(board: Board, final: Board, event: TurnEvent): Board {
  switch (event.type) {
    case 'placed':
      return board.with(event.cell, event.card)
    case 'thunder':
      // Nothing later in a turn changes edges, so the final edges are those after the strike.
      return change(board, event.to, (card) => ({ ...card, edges: final[event.to]?.edges ?? card.edges }))
    case 'captured':
      return change(board, event.to, (card) => ({ ...card, owner: board[event.from]?.owner ?? card.owner }))
    case 'shieldHit':
      return change(board, event.to, (card) => ({ ...card, shield: event.shieldLeft }))
    default:
      return board
  }
}

function change(board: Board, cell: number, update: (card: PlacedCard) => PlacedCard): Board {
  const card = board[cell]
  return card ? board.with(cell, update(card)) : board
}

/** The frame of a match without an animation. */
export function restingFrame({ board, markCell }: MatchState): Frame {
  return { board, markCell, event: null, duration: 0 }
}
