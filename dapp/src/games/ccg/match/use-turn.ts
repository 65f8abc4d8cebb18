import { type Action, type CardStats, type Game, stateHash, toHex } from '@fivefold/sdk/ccg'
import { useEffect, useMemo, useRef, useState } from 'react'
import { errorMessage } from '../../../lib/error-message.js'
import {
  choices,
  type Forecast,
  forecast,
  isAsShown,
  type PlaceId,
  planned,
  refusalOf,
  whyNot,
} from './plan.js'

const nothing: readonly Action[] = []
const nowhere: ReadonlyMap<PlaceId, Action> = new Map()

/** A batch that was sent and is not in a block yet. */
type Pending = { readonly key: string; readonly shown: Game }

export type TurnNotice = { readonly kind: 'failed' | 'differs'; readonly text: string }

export type Turn = {
  /** The state on the board: the chain's, the plan on top of it, or the pending batch. */
  shown: Game
  actions: readonly Action[]
  selected: number | null
  /** The targets of the selected card. */
  places: ReadonlyMap<PlaceId, Action>
  /** Why the selected card has no target. */
  problem: string | undefined
  after: Forecast | undefined
  canAct: boolean
  isPending: boolean
  notice: TurnNotice | undefined
  select: (handIndex: number) => void
  press: (place: PlaceId) => void
  drop: (handIndex: number, place: PlaceId) => void
  undo: () => void
  clear: () => void
  back: () => void
  /** Sends the planned actions together with the given ones. */
  send: (last?: Action) => void
  dismiss: () => void
}

type TurnOptions = {
  /** The chain's state. */
  game: Game
  cards: readonly CardStats[]
  /** Whether the player in this browser is the one to act. */
  isMine: boolean
  submit: (actions: readonly Action[]) => Promise<unknown>
}

/** The player's turn, from the first selected card until the chain has answered. */
export function useTurn({ game, cards, isMine, submit }: TurnOptions): Turn {
  const key = useMemo(() => toHex(stateHash(game)), [game])
  // A plan belongs to the state it was made on, and is dropped with the next state.
  const [kept, setKept] = useState<{ key: string; actions: readonly Action[]; selected: number | null }>()
  const [pending, setPending] = useState<Pending>()
  const [notice, setNotice] = useState<TurnNotice>()
  const isPending = pending?.key === key
  const actions = kept?.key === key ? kept.actions : nothing
  const selected = kept?.key === key && !isPending ? kept.selected : null
  const plan = useMemo(() => planned(game, cards, actions), [game, cards, actions])
  const now = plan?.game ?? game
  const canAct = isMine && !isPending
  const places = useMemo(
    () => (selected === null || !canAct ? nowhere : choices(now, cards, selected)),
    [now, cards, selected, canAct],
  )
  useAnswer(pending, game, key, (asShown) => {
    setPending(undefined)
    if (!asShown)
      setNotice({
        kind: 'differs',
        text: 'The chain’s state differs from the preview. This is the chain’s state.',
      })
  })

  const change = (next: readonly Action[], nextSelected: number | null = null) => {
    if (canAct) setKept({ key, actions: next, selected: nextSelected })
  }
  const choose = (handIndex: number, place: PlaceId) => {
    const action = canAct ? choices(now, cards, handIndex).get(place) : undefined
    if (action) change([...actions, action])
  }
  const send = async (last?: Action) => {
    const batch = last ? [...actions, last] : actions
    const refusal = refusalOf(game, cards, batch)
    const shown = planned(game, cards, batch)?.game
    if (!canAct || batch.length === 0) return
    if (refusal || !shown) return setNotice({ kind: 'failed', text: `Not sent: ${refusal}.` })
    setNotice(undefined)
    setPending({ key, shown })
    try {
      await submit(batch)
    } catch (error) {
      const { title, hint } = errorMessage(error)
      setPending(undefined)
      setNotice({
        kind: 'failed',
        text: `The chain refused it: ${title}${hint ? ` (${hint})` : ''}. This is the chain’s state again; your plan is kept.`,
      })
    }
  }
  return {
    shown: isPending && pending ? pending.shown : now,
    actions,
    selected,
    places,
    problem: selected === null || !canAct ? undefined : whyNot(now, cards, selected),
    after: useMemo(
      () => (canAct ? forecast(game, cards, actions) : undefined),
      [canAct, game, cards, actions],
    ),
    canAct,
    isPending,
    notice,
    select: (handIndex) => change(actions, selected === handIndex ? null : handIndex),
    press: (place) => selected !== null && choose(selected, place),
    drop: choose,
    undo: () => change(actions.slice(0, -1)),
    clear: () => change(nothing),
    back: () => change(actions),
    send: (last) => void send(last),
    dismiss: () => setNotice(undefined),
  }
}

/** Calls `onAnswer` once, when the chain has left the state that a batch was made for. */
function useAnswer(
  pending: Pending | undefined,
  game: Game,
  key: string,
  onAnswer: (asShown: boolean) => void,
): void {
  const latestCallback = useRef(onAnswer)
  latestCallback.current = onAnswer
  useEffect(() => {
    if (pending && pending.key !== key) latestCallback.current(isAsShown(pending.shown, game))
  }, [pending, game, key])
}
