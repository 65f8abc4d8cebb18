import { isBust, scoreOf } from './cards.js'
import { endGame } from './ending.js'
import type { GameEvent } from './events.js'
import { choice, effectiveChoice, isHeld } from './relics.js'
import {
  clocks,
  emptyPlayer,
  end,
  type Game,
  isPlayerIndex,
  nothing,
  otherPlayer,
  type Pair,
  type Player,
  type PlayerIndex,
  phase,
} from './state.js'

const playerIndexes: Pair<PlayerIndex> = [0, 1]

/** The winner by the cards alone; `nothing` is a tie. */
function winnerByCards([a, b]: Pair<number>): number {
  if (isBust(a) && isBust(b)) return nothing
  if (isBust(a)) return 1
  if (isBust(b) || a > b) return 0
  return a === b ? nothing : 1
}

function roundWinner({ folded }: Game, scores: Pair<number>): number {
  return isPlayerIndex(folded) ? otherPlayer(folded) : winnerByCards(scores)
}

/** The change of a player's hearts. */
function heartChange(game: Game, player: PlayerIndex, winner: number, score: number): number {
  const isCloser = effectiveChoice(game, player) === choice.closer
  if (winner === nothing) {
    if (game.suddenDeath) return 0
    return isCloser ? -2 : -1
  }
  if (winner === player) return isCloser && score === 21 && game.folded === nothing ? 1 : 0
  return isHeld(game, choice.highStakes) ? -2 : -1
}

/** Scores a fully opened round, and continues with the next one or the end. */
export function scoreRound(game: Game, now: number, events: GameEvent[]): Game {
  const scores: Pair<number> = [scoreOf(game.players[0].opened), scoreOf(game.players[1].opened)]
  const winner = roundWinner(game, scores)
  const [a, b] = playerIndexes.map((player) =>
    Math.max(0, game.players[player].hearts + heartChange(game, player, winner, scores[player])),
  ) as [number, number]
  events.push({ type: 'roundScored', round: game.round, scores, winner, hearts: [a, b] })
  const scored: Game = {
    ...game,
    players: [
      { ...game.players[0], hearts: a },
      { ...game.players[1], hearts: b },
    ],
  }
  if (game.suddenDeath && winner !== nothing) return endGame(scored, winner, end.suddenDeath, events)
  if (a > 0 !== b > 0) return endGame(scored, a > 0 ? 0 : 1, end.hearts, events)
  const isSudden = a === 0
  if (isSudden) events.push({ type: 'suddenDeath', round: game.round + 1 })
  return nextRound({ ...scored, suddenDeath: game.suddenDeath || isSudden }, now)
}

function cleared({ key, stack, paid, hearts }: Player): Player {
  return { ...emptyPlayer, key, stack, paid, hearts }
}

function nextRound(game: Game, now: number): Game {
  return {
    ...game,
    phase: phase.commit,
    round: game.round + 1,
    deadline: now + clocks.commit,
    pending: [],
    toAct: 0,
    raised: false,
    revealed: 0,
    folded: nothing,
    players: [cleared(game.players[0]), cleared(game.players[1])],
  }
}
