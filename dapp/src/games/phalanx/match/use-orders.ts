import type { PhalanxMatch } from '@fivefold/sdk/match/phalanx'
import type { Action, Card, Column, GameState, PlayerIndex } from '@fivefold/sdk/phalanx'
import { useState } from 'react'
import { toastError } from '../../../lib/toast-error.js'
import { attacks, placements } from './orders.js'

type Draft = { card: Card | null; attacker: Column | null }
const nothing: Draft = { card: null, attacker: null }
const none: ReadonlyMap<Column, Action> = new Map()

export type Orders = {
  canAct: boolean
  isSending: boolean
  draft: Draft
  /** What a click on an own column does, besides selecting an attacker. */
  placements: ReadonlyMap<Column, Action>
  attacks: ReadonlyMap<Column, Action>
  selectCard: (card: Card) => void
  pressColumn: (column: Column) => void
  drop: (card: Card, column: Column) => void
  attack: () => void
  pass: () => void
  forfeit: () => void
  back: () => void
}

/** The player's selection. It is cleared by every action of the match. */
export function useOrders(match: PhalanxMatch, state: GameState, seat: PlayerIndex | null): Orders {
  const place = state.transactionLog.length
  const [kept, setKept] = useState({ place, draft: nothing })
  const [sentAt, setSentAt] = useState(-1)
  const isSending = sentAt === place
  const isMyTurn = seat !== null && state.phase !== 'gameOver' && state.activePlayerIndex === seat
  const canAct = isMyTurn && !isSending
  const draft = kept.place === place ? kept.draft : nothing
  const setDraft = (change: Partial<Draft>) => setKept({ place, draft: { ...nothing, ...change } })
  const possible = canAct ? attacks(state) : none
  const open = canAct && draft.card ? placements(state, draft.card) : none

  const send = (action: Action | undefined) => {
    if (!canAct || !action) return
    setSentAt(place)
    match.act(action).catch((error) => {
      setSentAt(-1)
      toastError('That did not work', error)
    })
  }
  const attack = () => draft.attacker !== null && send(possible.get(draft.attacker))
  return {
    canAct,
    isSending,
    draft,
    placements: open,
    attacks: possible,
    selectCard: (card) => {
      if (canAct && placements(state, card).size > 0) setDraft({ card })
    },
    pressColumn: (column) => {
      if (draft.card) send(open.get(column))
      else if (draft.attacker === column) attack()
      else if (possible.has(column)) setDraft({ attacker: column })
    },
    drop: (card, column) => canAct && send(placements(state, card).get(column)),
    attack,
    pass: () => seat !== null && state.phase === 'combat' && send({ type: 'pass', playerIndex: seat }),
    forfeit: () => seat !== null && send({ type: 'forfeit', playerIndex: seat }),
    back: () => setKept({ place, draft: nothing }),
  }
}
