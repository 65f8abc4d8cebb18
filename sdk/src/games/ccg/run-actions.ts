import { actionSize, actionTypes } from './actions.js'
import { endTurn } from './end-turn.js'
import type { Reason, SubmitError } from './error.js'
import { endGame, type Play } from './play.js'
import { playCard, refusePlayCard } from './play-card.js'
import { gameStatus, otherPlayer } from './state.js'
import { castSpell, refuseUseSpell } from './use-spell.js'
import { readWord } from './words.js'

/** Applies the actions of a batch in order, until one is refused. */
export function runActions(play: Play, actions: Uint8Array, now: number): SubmitError | undefined {
  let isClosed = false
  for (let index = 0; index * actionSize < actions.length; index++) {
    const action = readAction(actions, index * actionSize)
    const reason = refuseAction(play, action, isClosed)
    if (reason) return { type: 'Action', index, reason }
    applyAction(play, action, now)
    isClosed = action.type === actionTypes.EndTurn || action.type === actionTypes.Concede
  }
  return undefined
}

/** An action as it is sent, before any validation. */
type RawAction = {
  readonly type: number
  readonly a: number
  readonly b: number
  readonly extra: number
  /** The six bytes after the type. */
  readonly payload: Uint8Array
}

function readAction(bytes: Uint8Array, offset: number): RawAction {
  return {
    type: bytes[offset] as number,
    a: bytes[offset + 1] as number,
    b: bytes[offset + 2] as number,
    extra: readWord(bytes, offset + 3),
    payload: bytes.slice(offset + 1, offset + actionSize),
  }
}

function refuseAction(play: Play, action: RawAction, isClosed: boolean): Reason | undefined {
  const { type, a, b, extra } = action
  if (play.game.status === gameStatus.dealing) return { type: 'NotDealt' }
  if (isClosed) return { type: 'AfterEnd' }
  if (play.game.status !== gameStatus.running) return { type: 'GameEnded' }
  if (type > actionTypes.Concede) return { type: 'UnknownType', actionType: type }
  if (extra !== 0) return { type: 'ExtraNotZero', extra }
  if (type === actionTypes.PlayCard) return refusePlayCard(play, a, b)
  if (type === actionTypes.UseSpell) return refuseUseSpell(play, a, b)
  return a !== 0 || b !== 0 ? { type: 'ParameterNotZero' } : undefined
}

function applyAction(play: Play, action: RawAction, now: number): void {
  const { game, events } = play
  const player = game.activeIdx
  const { type: actionType, a, b, payload } = action
  events.push({ type: 'ActionApplied', player, actionType, payload })
  if (actionType === actionTypes.PlayCard) playCard(play, a, b)
  else if (actionType === actionTypes.UseSpell) castSpell(play, a, b)
  else if (actionType === actionTypes.EndTurn) endTurn(play, now)
  else endGame(play, otherPlayer(player))
}
