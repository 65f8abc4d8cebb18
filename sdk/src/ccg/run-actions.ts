import { actionSize, actionTypes } from './actions.js'
import { endTurn } from './end-turn.js'
import type { Reason, SubmitError } from './error.js'
import { endGame, type Play } from './play.js'
import { playCard, refusePlayCard } from './play-card.js'
import { gameStatus, otherPlayer } from './state.js'
import { castSpell, refuseUseSpell } from './use-spell.js'

/** Carries the actions of a batch out, one after the other, until one is refused. */
export function runActions(play: Play, actions: Uint8Array, now: number): SubmitError | undefined {
  let isClosed = false
  for (let index = 0; index * actionSize < actions.length; index++) {
    const action = actions.subarray(index * actionSize, (index + 1) * actionSize)
    const reason = refuseAction(play, action, isClosed)
    if (reason) return { type: 'Action', index, reason }
    applyAction(play, action, now)
    isClosed = action[0] === actionTypes.EndTurn || action[0] === actionTypes.Concede
  }
  return undefined
}

function refuseAction(play: Play, action: Uint8Array, isClosed: boolean): Reason | undefined {
  const [type = 0, a = 0, b = 0, e = 0, f = 0, g = 0, h = 0] = action
  if (play.game.status === gameStatus.dealing) return { type: 'NotDealt' }
  if (isClosed) return { type: 'AfterEnd' }
  if (play.game.status !== gameStatus.running) return { type: 'GameEnded' }
  if (type > actionTypes.Concede) return { type: 'UnknownType', actionType: type }
  const extra = (e | (f << 8) | (g << 16) | (h << 24)) >>> 0
  if (extra !== 0) return { type: 'ExtraNotZero', extra }
  if (type === actionTypes.PlayCard) return refusePlayCard(play, a, b)
  if (type === actionTypes.UseSpell) return refuseUseSpell(play, a, b)
  return a !== 0 || b !== 0 ? { type: 'ParameterNotZero' } : undefined
}

function applyAction(play: Play, action: Uint8Array, now: number): void {
  const { game, events } = play
  const player = game.activeIdx
  const [actionType = 0, a = 0, b = 0] = action
  events.push({ type: 'ActionApplied', player, actionType, payload: action.slice(1) })
  if (actionType === actionTypes.PlayCard) playCard(play, a, b)
  else if (actionType === actionTypes.UseSpell) castSpell(play, a, b)
  else if (actionType === actionTypes.EndTurn) endTurn(play, now)
  else endGame(play, otherPlayer(player))
}
