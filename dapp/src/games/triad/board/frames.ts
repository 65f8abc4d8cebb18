import type { Board, MatchState, PlacedCard, TurnEvent } from '@fivefold/sdk/triad'

/** One picture of a turn that is shown step by step. */
export type Frame = {
  readonly board: Board
  readonly markCell: number | null
  /** What this picture shows; null where the turn has come to rest. */
  readonly event: TurnEvent | null
  /** How long it stays, in milliseconds. */
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

/** The pictures between two states of a match, from the events alone: what is compared was decided by the rules. */
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
      // Nothing later in a turn changes edges, so the final ones are those after the strike.
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

/** A match at rest. */
export function restingFrame({ board, markCell }: MatchState): Frame {
  return { board, markCell, event: null, duration: 0 }
}
