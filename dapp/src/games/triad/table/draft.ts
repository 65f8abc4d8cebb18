import {
  earthChoices,
  emptyCells,
  type MatchState,
  markChoices,
  none,
  type Turn,
  unusedCards,
} from '@fivefold/sdk/triad'

/** An incomplete turn. Null: not decided yet. */
export type Draft = {
  readonly card: number | null
  readonly cell: number | null
  readonly edge: number | null
  readonly mark: number
  /** The meaning of the next selected cell or arrow. */
  readonly aim: 'cell' | 'mark' | 'edge'
}

export const emptyDraft: Draft = { card: null, cell: null, edge: null, mark: none, aim: 'cell' }

export function chooseCard(state: MatchState, draft: Draft, card: number): Draft {
  if (!unusedCards(state).includes(card)) return draft
  const edges = earthChoices(state, card)
  // Stays undecided only if there is a choice; an earlier choice for the same card is kept.
  const edge = edges.length === 1 ? (edges[0] ?? none) : draft.card === card ? draft.edge : null
  return { ...draft, card, edge, aim: 'cell' }
}

/** Selects a cell for the card, or for the mark while that is being set. */
export function chooseCell(state: MatchState, draft: Draft, cell: number): Draft {
  if (draft.aim === 'mark') return chooseMark(state, draft, cell)
  if (draft.card === null || !emptyCells(state).includes(cell)) return draft
  return { ...draft, cell, mark: draft.mark === cell ? none : draft.mark, aim: 'cell' }
}

/** Sets the mark's cell; selecting it again removes the mark. */
function chooseMark(state: MatchState, draft: Draft, cell: number): Draft {
  if (draft.mark === cell) return { ...draft, mark: none, aim: 'cell' }
  if (!markableCells(state, draft).includes(cell)) return draft
  return { ...draft, mark: cell, aim: 'cell' }
}

export function chooseEdge(state: MatchState, draft: Draft, edge: number): Draft {
  if (!edgeChoices(state, draft).includes(edge)) return draft
  return { ...draft, edge, aim: 'cell' }
}

export function toggleMarkAim(state: MatchState, draft: Draft): Draft {
  if (draft.aim === 'mark') return { ...draft, aim: 'cell' }
  return markableCells(state, draft).length > 0 ? { ...draft, aim: 'mark' } : draft
}

export function toggleEdgeAim(state: MatchState, draft: Draft): Draft {
  if (draft.aim === 'edge') return { ...draft, aim: 'cell' }
  return edgeChoices(state, draft).length > 0 ? { ...draft, aim: 'edge' } : draft
}

/** Undoes the last decision: the aim, then the cell, then the card. */
export function stepBack(draft: Draft): Draft {
  if (draft.aim !== 'cell') return { ...draft, aim: 'cell' }
  return draft.cell === null ? emptyDraft : { ...draft, cell: null, mark: none }
}

/** The cells that can be marked, once the card has its own. */
export function markableCells(state: MatchState, { cell }: Draft): number[] {
  return cell === null ? [] : markChoices(state, cell).filter((choice) => choice !== none)
}

/** The edges that the selected card may strengthen; none unless it is Earth. */
export function edgeChoices(state: MatchState, { card }: Draft): number[] {
  return card === null ? [] : earthChoices(state, card).filter((choice) => choice !== none)
}

/** The turn, once every required choice is made. */
export function draftTurn({ card, cell, edge, mark }: Draft): Turn | null {
  if (card === null || cell === null || edge === null) return null
  return { cell, cardIndex: card, warningMarkCell: mark, earthBoostEdge: edge, reserved: 0 }
}

/** Whether a turn consists only of a card on a cell. */
export function isPlain(state: MatchState, draft: Draft): boolean {
  return edgeChoices(state, draft).length === 0 && draft.mark === none
}
