import type { Random } from '../../core/random.js'
import { type BotSeat, type BotStrength, botAction } from './bot.js'
import { orThrow } from './error.js'
import { applyInput, type GameRecord, type Input } from './replay.js'
import { openGame } from './seats.js'
import { type Game, type Limits, phase } from './state.js'

/** Sudden death between equal bots could last very long. */
const longestGame = 20_000

export type BotGame = { readonly record: GameRecord; readonly game: Game }

/** A complete game between two bots; a bot acts if it can, otherwise the VRF answers. */
export function playBots(
  random: Random,
  { limits, strengths }: { limits: Limits; strengths: readonly [BotStrength, BotStrength] },
): BotGame {
  const stack = limits.maxStack
  const open = { id: random.bytes(32), limits, key: random.bytes(32), stack }
  const seats: readonly BotSeat[] = ([0, 1] as const).map((player) => ({
    player,
    stored: random.bytes(32),
    strength: strengths[player],
    random,
  }))
  const inputs: Input[] = []
  let now = 1_800_000_000
  let { game } = orThrow(openGame(open))
  const apply = (input: Input): void => {
    game = orThrow(applyInput(game, input)).game
    inputs.push(input)
  }
  apply({ type: 'join', key: random.bytes(32), stack, now })
  while (game.phase !== phase.over) {
    now++
    apply(inputs.length < longestGame ? nextInput(game, seats, random, now) : giveUp(now))
  }
  return { record: { open, inputs }, game }
}

const giveUp = (now: number): Input => ({ type: 'act', player: 0, action: { type: 'forfeit' }, now })

function nextInput(game: Game, seats: readonly BotSeat[], random: Random, now: number): Input {
  for (const seat of seats) {
    const action = botAction(game, seat, now)
    if (action) return { type: 'act', player: seat.player, action, now }
  }
  const [asked] = game.pending
  if (asked) return { type: 'answer', nonce: asked.nonce, vrf: random.bytes(32), now }
  return { type: 'timeOut', now: game.deadline + 1 }
}
