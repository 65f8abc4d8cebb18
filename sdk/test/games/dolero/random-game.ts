import { createRandom, type Random } from '../../../src/core/index.js'
import {
  applyInput,
  type BotSeat,
  botAction,
  type Game,
  type GameRecord,
  type Input,
  openGame,
  orThrow,
  phase,
} from '../../../src/games/dolero/index.js'

export type Position = { readonly game: Game; readonly now: number; readonly seats: readonly BotSeat[] }

function openingOf(random: Random): GameRecord['open'] {
  const seatFee = BigInt(random.below(50))
  const maxStack = seatFee + BigInt(random.below(3_000))
  const limits = { seatFee, maxStack, maxBet: BigInt(random.below(800)), rakePercent: random.below(101) }
  const rakeCap = BigInt(random.below(100))
  return { id: random.bytes(32), key: random.bytes(32), limits: { ...limits, rakeCap }, stack: maxStack }
}

/** Some time passes; now and then all of it. */
function timeAfter({ game, now }: Position, random: Random): number {
  if (random.below(25) > 0) return now + random.below(3)
  const [a, b] = game.players
  const deadline = game.phase === phase.cards ? Math.max(a.deadline, b.deadline) : game.deadline
  return Math.max(now, deadline) + 1 + 150 * random.below(2)
}

function inputAt({ game, now, seats }: Position, random: Random): Input {
  const timedOut: Input = { type: 'timeOut', now }
  if (applyInput(game, timedOut).ok) return timedOut
  if (random.below(300) === 0)
    return { type: 'act', player: random.below(2), action: { type: 'forfeit' }, now }
  for (const seat of random.shuffle(seats)) {
    const action = botAction(game, seat, now)
    if (action) return { type: 'act', player: seat.player, action, now }
  }
  const nonce = game.pending[0]?.nonce ?? 0n
  return { type: 'answer', nonce, vrf: random.bytes(32), now }
}

/** Every position of a game with late players, time-outs and forfeits; inputs are put into `record`. */
export function* randomGame(
  seed: string,
  record: Input[] = [],
  opening?: GameRecord['open'],
): Generator<Position> {
  const random = createRandom(seed)
  const open = opening ?? openingOf(random)
  const seats = ([0, 1] as const).map(
    (player): BotSeat => ({ player, stored: random.bytes(32), strength: 'random', random }),
  )
  let position: Position = { game: orThrow(openGame(open)).game, now: 5_000, seats }
  yield position
  let input: Input = { type: 'join', key: random.bytes(32), stack: open.limits.seatFee, now: position.now }
  if (random.below(2) === 0) input = { ...input, stack: open.limits.maxStack }
  for (;;) {
    record.push(input)
    position = { ...position, game: orThrow(applyInput(position.game, input)).game }
    yield position
    if (position.game.phase === phase.over) return
    position = { ...position, now: timeAfter(position, random) }
    input = inputAt(position, random)
  }
}

export const randomOpening = (seed: string): GameRecord['open'] => openingOf(createRandom(seed))
