import { dealWhenChosen, setChoice } from './act.js'
import { fold, reveal } from './betting.js'
import { lockCards, openWhenLocked } from './card-actions.js'
import { cancelGame, endGame } from './ending.js'
import type { GameEvent } from './events.js'
import { isZero } from './hash.js'
import { choice } from './relics.js'
import { type Result, type Step, toResult } from './result.js'
import {
  clocks,
  end,
  type Game,
  nothing,
  type Player,
  type PlayerIndex,
  pendingSwap,
  phase,
} from './state.js'

const playerIndexes: readonly PlayerIndex[] = [0, 1]

/** A player who did not act in the phase loses; if neither acted, neither loses. */
function loseMissing(game: Game, isMissing: (player: Player) => boolean, events: GameEvent[]): Game {
  const missing = game.players.map(isMissing)
  if (missing[0] && missing[1]) return cancelGame(game, events)
  return endGame(game, missing[0] ? 1 : 0, end.timeOut, events)
}

function skipMissing(game: Game, now: number, events: GameEvent[]): Game {
  const chosen = playerIndexes
    .filter((player) => game.players[player].choice === nothing)
    .reduce((current, player) => setChoice(current, player, choice.skipped, events), game)
  return dealWhenChosen(chosen, now)
}

function lockLate(game: Game, now: number, events: GameEvent[]): Step {
  if (game.pending.some(({ askedAt }) => now - askedAt > clocks.request)) return cancelGame(game, events)
  const unlocked = playerIndexes.filter((player) => !game.players[player].locked)
  const late = unlocked.filter((player) => now > game.players[player].deadline && !pendingSwap(game, player))
  if (late.length === 0) {
    return {
      code: 'TooEarly',
      deadline: Math.min(...unlocked.map((player) => game.players[player].deadline)),
    }
  }
  const locked = late.reduce((current, player) => lockCards(current, player, { auto: true }, events), game)
  return openWhenLocked(locked, now)
}

function betForMissing(game: Game, now: number, events: GameEvent[]): Step {
  const player = game.toAct
  const turn = { game, player, me: game.players[player], now, events }
  return game.raised ? fold(turn) : reveal(turn)
}

function step(game: Game, now: number, events: GameEvent[]): Step {
  if (game.phase === phase.over) return { code: 'GameOver' }
  if (game.phase === phase.waiting) return { code: 'WrongPhase', phase: game.phase }
  if (game.phase === phase.cards) return lockLate(game, now, events)
  if (now <= game.deadline) return { code: 'TooEarly', deadline: game.deadline }
  switch (game.phase) {
    case phase.commit:
      return loseMissing(game, ({ commitment }) => isZero(commitment), events)
    case phase.relic:
      return skipMissing(game, now, events)
    case phase.opening:
      return loseMissing(game, ({ opened }) => opened[2] === nothing, events)
    case phase.betting:
      return betForMissing(game, now, events)
    case phase.lastOpening:
      return loseMissing(game, ({ secret }) => secret === null, events)
    default:
      return cancelGame(game, events)
  }
}

/** Applies a time-out to the current phase; any account may call it. */
export function timeOut(game: Game, now: number): Result {
  const events: GameEvent[] = []
  return toResult(step(game, now, events), events)
}
