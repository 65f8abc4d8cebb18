import { randomUUID } from 'node:crypto'
import { createRandom } from '@fivefold/sdk/core'
import {
  type Action,
  botAction,
  type GameState,
  legalActions,
  type PlayerIndex,
  viewOf,
} from '@fivefold/sdk/phalanx'
import type { Progress } from './grouped-appends.js'
import type { Match, MatchSeat } from './match.js'
import type { PhalanxOptions } from './options.js'

const later = (now: Date, milliseconds: number): Date | null =>
  milliseconds > 0 ? new Date(now.getTime() + milliseconds) : null

/** When a player who leaves now loses the match. */
export const forfeitTime = (now: Date, { forfeitAfter }: PhalanxOptions): Date | null =>
  later(now, forfeitAfter)

/** What is stored beside the log: whose turn it is, and until when. */
export function progressOf(
  state: GameState,
  seats: readonly [Pick<MatchSeat, 'bot'> | null, Pick<MatchSeat, 'bot'> | null],
  now: Date,
  options: PhalanxOptions,
): Progress {
  const active: PlayerIndex = state.activePlayerIndex
  if (state.phase === 'setup') return { status: 'open', active, turnDeadline: null }
  if (state.phase === 'gameOver') return { status: 'over', active, turnDeadline: null }
  const isBot = Boolean(seats[active]?.bot)
  const turnDeadline = isBot ? new Date(now.getTime() + options.botDelay) : later(now, options.turnTime)
  return { status: 'running', active, turnDeadline }
}

/** What the server does for the active player by now, if anything. */
export function dueAction({ facts, state }: Match, now: Date): Action | undefined {
  if (state.phase === 'setup' || state.phase === 'gameOver') return undefined
  const playerIndex = state.activePlayerIndex
  const seat = facts.seats[playerIndex]
  const isPast = (time: Date | null | undefined) => Boolean(time && time <= now)
  if (seat?.bot) {
    if (!isPast(facts.turnDeadline)) return undefined
    return botAction(viewOf(state, playerIndex), seat.bot, createRandom(randomUUID()))
  }
  // Nobody can forfeit while cards are laid out; then the least move brings the match on.
  if (isPast(seat?.forfeitAt)) {
    return state.phase === 'deployment' ? legalActions(state)[0] : { type: 'forfeit', playerIndex }
  }
  return isPast(facts.turnDeadline) ? leastAction(state, playerIndex) : undefined
}

/** Passes, or else plays the first card to the first place. */
function leastAction(state: GameState, playerIndex: PlayerIndex): Action | undefined {
  return state.phase === 'combat' ? { type: 'pass', playerIndex } : legalActions(state)[0]
}
