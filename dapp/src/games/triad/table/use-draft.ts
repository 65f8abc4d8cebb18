import type { TriadMatch } from '@fivefold/sdk/match/triad'
import { applyTurn, type MatchState, playerToMove, type Turn, type TurnResult } from '@fivefold/sdk/triad'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toastError } from '../../../lib/toast-error.js'
import { useTriadSettings } from '../state/settings-store.js'
import {
  chooseCard,
  chooseCell,
  chooseEdge,
  type Draft,
  draftTurn,
  emptyDraft,
  isPlain,
  stepBack,
  toggleEdgeAim,
  toggleMarkAim,
} from './draft.js'

export type DraftControls = {
  draft: Draft
  /** The effect of the turn, once it is complete. */
  preview: Extract<TurnResult, { ok: true }> | undefined
  isSending: boolean
  /** Whether a card may be selected and placed now. */
  canPlay: boolean
  selectCard: (card: number) => void
  /** A cell was selected by click or key. Selecting the card's cell again confirms. */
  pressCell: (cell: number) => void
  /** A card was dragged to a cell. */
  dropCard: (card: number, cell: number) => void
  selectEdge: (edge: number) => void
  aimMark: () => void
  aimEdge: () => void
  back: () => void
  confirm: () => void
}

/** The player's next turn, from the first selected card until it is sent. */
export function useDraft(match: TriadMatch, state: MatchState, canPlay: boolean): DraftControls {
  // A draft belongs to one turn, and is dropped with the next one.
  const [kept, setKept] = useState({ turn: state.turn, draft: emptyDraft })
  const draft = kept.turn === state.turn && canPlay ? kept.draft : emptyDraft
  const setDraft = (next: Draft) => setKept({ turn: state.turn, draft: next })
  const { confirmsAtOnce } = useTriadSettings()
  const send = useMutation({
    mutationFn: (turn: Turn) => match.act({ type: 'playTurn', playerIndex: playerToMove(state), turn }),
    onSuccess: () => setDraft(emptyDraft),
    onError: (error) => toastError('The turn was not accepted', error),
  })

  const turn = draftTurn(draft)
  const tried = turn ? applyTurn(state, turn) : undefined
  const preview = tried?.ok ? tried : undefined

  const sendDraft = (next: Draft) => {
    const ready = draftTurn(next)
    if (ready && canPlay && !send.isPending && applyTurn(state, ready).ok) send.mutate(ready)
  }
  const place = (next: Draft) => {
    if (!canPlay || send.isPending) return
    setDraft(next)
    if (confirmsAtOnce && next.cell !== null && isPlain(state, next)) sendDraft(next)
  }
  const change = (next: Draft) => {
    if (canPlay && !send.isPending) setDraft(next)
  }

  return {
    draft,
    preview,
    canPlay,
    isSending: send.isPending,
    selectCard: (card) =>
      change(draft.card === card ? emptyDraft : chooseCard(state, { ...draft, cell: draft.cell }, card)),
    pressCell: (cell) => {
      if (draft.aim !== 'mark' && draft.cell === cell && turn) sendDraft(draft)
      else if (draft.aim === 'mark') change(chooseCell(state, draft, cell))
      else place(chooseCell(state, draft, cell))
    },
    dropCard: (card, cell) => place(chooseCell(state, chooseCard(state, draft, card), cell)),
    selectEdge: (edge) => change(chooseEdge(state, draft, edge)),
    aimMark: () => change(toggleMarkAim(state, draft)),
    aimEdge: () => change(toggleEdgeAim(state, draft)),
    back: () => change(stepBack(draft)),
    confirm: () => sendDraft(draft),
  }
}
