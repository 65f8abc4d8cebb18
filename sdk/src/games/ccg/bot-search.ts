import type { Action } from './actions.js'
import { cardOf, deathDamage, effectIds, effectOf } from './cards.js'
import { CcgError } from './error.js'
import { legalActions } from './legal-actions.js'
import { previewActions } from './preview.js'
import {
  type CardStats,
  type Game,
  isOver,
  otherPlayer,
  type PlayerIndex,
  type Unit,
  winnerOf,
} from './state.js'

const won = 1_000_000
/** Positions kept at each step of the turn's beam search. */
const beam = 10
/** The most plays in a turn; a player's energy allows no more. */
const longestTurn = 10

/** Turns played out after the chosen one. */
const foresight = 2

const endTurn: Action = { type: 'EndTurn' }

/** The value of a game for a player; an integer. */
function evaluate(game: Game, cards: readonly CardStats[], me: PlayerIndex): number {
  if (isOver(game)) {
    const winner = winnerOf(game)
    return winner === null ? 0 : winner === me ? won : -won
  }
  return strength(game, cards, me) - strength(game, cards, otherPlayer(me))
}

function strength(game: Game, cards: readonly CardStats[], player: PlayerIndex): number {
  const { hp, hand, board, deck } = game.players[player]
  let sum = 10 * hp + 8 * hand.length + deck.length
  for (const unit of board) if (unit) sum += unitValue(unit, cards, game.rules)
  return sum
}

function unitValue(unit: Unit, cards: readonly CardStats[], rules: number): number {
  const effect = effectOf(cardOf(cards, unit.cardId), rules)
  const taunt = effect === effectIds.taunt ? 4 : 0
  return (
    10 + 12 * Math.min(30, unit.attack) + 7 * Math.min(30, unit.currentHp) + 5 * deathDamage(effect) + taunt
  )
}

/** Always from the start of the turn: a preview tracks only its own draws from a deck, not those of another preview. */
function after(game: Game, cards: readonly CardStats[], actions: readonly Action[]): Game {
  const preview = previewActions(game, cards, actions)
  if (!preview.ok) throw new CcgError(preview.error)
  return preview.game
}

/** Adds the play with the best result if the turn ended right after it, until ending the turn is better. */
export function greedyTurn(game: Game, cards: readonly CardStats[]): Action[] {
  const me = game.activeIdx
  const chosen: Action[] = []
  for (;;) {
    let best: Action = endTurn
    let bestValue = evaluate(after(game, cards, [...chosen, endTurn]), cards, me)
    for (const action of legalActions(after(game, cards, chosen), cards)) {
      if (action.type === 'EndTurn') continue
      const value = evaluate(finish(game, cards, [...chosen, action]), cards, me)
      if (value > bestValue) {
        best = action
        bestValue = value
      }
    }
    chosen.push(best)
    if (best.type === 'EndTurn') return chosen
    if (isOver(after(game, cards, chosen))) return chosen
  }
}

/** The actions plus the end of the turn, unless they already end the game. */
function finish(game: Game, cards: readonly CardStats[], actions: readonly Action[]): Game {
  const next = after(game, cards, actions)
  return isOver(next) ? next : after(game, cards, [...actions, endTurn])
}

type Line = { readonly actions: readonly Action[]; readonly game: Game; readonly value: number }

/** Searches whole turns, and plays the best of them out for a few turns. */
export function searchedTurn(game: Game, cards: readonly CardStats[]): Action[] {
  const me = game.activeIdx
  const finished: Line[] = []
  let lines: Line[] = [{ actions: [], game, value: 0 }]
  for (let step = 0; step < longestTurn && lines.length > 0; step++) {
    const next: Line[] = []
    for (const line of lines) {
      for (const action of legalActions(line.game, cards)) {
        const actions = [...line.actions, action]
        const reached = after(game, cards, actions)
        const isFinished = action.type === 'EndTurn' || isOver(reached)
        const value = evaluate(isFinished ? reached : after(game, cards, [...actions, endTurn]), cards, me)
        ;(isFinished ? finished : next).push({ actions, game: reached, value })
      }
    }
    lines = bestLines(next, beam)
  }
  return bestAfterAll(bestLines(finished, beam), cards, me)
}

/** The same plays in another order often have the same value; one of them is enough. */
function bestLines(lines: readonly Line[], count: number): Line[] {
  const sorted = lines.toSorted((a, b) => b.value - a.value)
  return sorted.filter((line, i) => i === 0 || line.value !== sorted[i - 1]?.value).slice(0, count)
}

function bestAfterAll(lines: readonly Line[], cards: readonly CardStats[], me: PlayerIndex): Action[] {
  let best = lines[0] as Line
  let bestValue = Number.NEGATIVE_INFINITY
  for (const line of lines) {
    const value = evaluate(playOut(line.game, cards), cards, me)
    if (value > bestValue) {
      best = line
      bestValue = value
    }
  }
  return [...best.actions]
}

/** The next turns, as far as the known cards allow. */
function playOut(game: Game, cards: readonly CardStats[]): Game {
  let now = game
  for (let turn = 0; turn < foresight && !isOver(now); turn++) now = after(now, cards, greedyTurn(now, cards))
  return now
}
