import type { Random } from '@fivefold/sdk/core'
import { type Game, type Input, type OpenInput, phase, type Result } from '@fivefold/sdk/dolero'
import { honestInput } from './honest-input.js'
import { random32, randomOpening, randomStack, wrongStack } from './random-opening.js'
import type { Referee } from './referee.js'
import { createSeat, isLucky, renewSecrets, type Table } from './table.js'
import { wildInput } from './wild-input.js'

/** More inputs than any game needs that a player tries to end. */
const longestGame = 400
const starts = [-1_000, 0, 1_800_000_000, 1_800_000_000, 2 ** 45] as const

/** Advances the clock: a little, to about a deadline, or far beyond. */
function passTime(table: Table): void {
  const { random, game, wildness } = table
  if (!isLucky(random, 1 + wildness / 8)) {
    if (isLucky(random, 40)) table.now += random.below(3)
    return
  }
  const [first, second] = game.players
  const deadline = game.phase === phase.cards ? random.pick([first.deadline, second.deadline]) : game.deadline
  table.now = Math.max(table.now, deadline - 1 + random.below(3))
  if (isLucky(random, 10)) table.now += 149 + random.below(4)
}

function joinInput({ random, now }: Table, { limits }: OpenInput): Input {
  return { type: 'join', key: random32(random), stack: randomStack(random, limits), now }
}

function nextInput(table: Table, opening: OpenInput): Input {
  const { random, game, wildness } = table
  if (isLucky(random, wildness)) return wildInput(table)
  return game.phase === phase.waiting ? joinInput(table, opening) : honestInput(table)
}

/** The events of a game on which both sides agreed. */
export type Watch = (input: Input, result: Result, before: Game) => void

/** Sends inputs until the game is over, and a few after it. False as soon as the sides differ. */
function playOn(referee: Referee, table: Table, opening: OpenInput, watch?: Watch): boolean {
  const { random } = table
  let after = 0
  for (let count = 0; count < longestGame && after < 3; count++) {
    passTime(table)
    const { game } = table
    const input = game.phase === phase.over ? wildInput(table) : nextInput(table, opening)
    const result = referee.apply(game, input)
    if (!result) return false
    watch?.(input, result, game)
    if (isLucky(random, 1) && !referee.settle(game)) return false
    if (result.ok) table.game = result.game
    if (table.game.round !== game.round) renewSecrets(table)
    if (table.game.phase === phase.over) after++
  }
  return referee.settle(table.game) !== undefined
}

/** A random game: honest play mixed with arbitrary inputs. False if the sides differ. */
export function playGame(random: Random, referee: Referee, watch?: Watch): boolean {
  const opening = randomOpening(random)
  if (isLucky(random, 10)) {
    const refused = { ...opening, stack: wrongStack(random, opening.limits) }
    if (!referee.open(refused)) return false
  }
  const opened = referee.open(opening)
  if (!opened) return false
  // A table that no player can join.
  if (!opened.ok) return true
  const table: Table = {
    random,
    seats: [createSeat(random), createSeat(random)],
    wildness: random.pick([0, 5, 20, 50]),
    falseness: random.pick([0, 0, 3, 20]),
    game: opened.game,
    now: random.pick(starts),
  }
  return playOn(referee, table, opening, watch)
}
