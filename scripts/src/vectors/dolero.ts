import { createHash } from 'node:crypto'
import { createRandom } from '@fivefold/sdk/core'
import {
  applyInput,
  arrangementCommitments,
  type BotStrength,
  drawCards,
  encodeEvents,
  encodeGame,
  type GameRecord,
  handOf,
  type Input,
  type Limits,
  openGame,
  orThrow,
  phase,
  playBots,
  type Result,
  replayGame,
  roundCommitment,
  roundSecret,
  saltsOf,
  scoreOf,
  toJson,
} from '@fivefold/sdk/dolero'

const micro: Limits = {
  seatFee: 10_000_000n,
  maxBet: 150_000_000n,
  maxStack: 610_000_000n,
  rakePercent: 3,
  rakeCap: 6_000_000n,
}
const largest = 2n ** 64n - 1n
const extreme: Limits = {
  seatFee: 0n,
  maxBet: largest,
  maxStack: 2n ** 63n - 1n,
  rakePercent: 100,
  rakeCap: largest,
}

type Case = {
  name: string
  limits?: Limits
  strengths: readonly [BotStrength, BotStrength]
  /** Replaces the rest of the game by these inputs, given the time of the last one. */
  after?: { inputs: number; play: (now: number) => Input[] }
}

const late = (now: number, seconds: number): Input => ({ type: 'timeOut', now: now + seconds })

const cases: readonly Case[] = [
  { name: 'random', strengths: ['random', 'random'] },
  { name: 'greedy', strengths: ['greedy', 'greedy'] },
  { name: 'search', strengths: ['search', 'greedy'] },
  { name: 'extreme', strengths: ['random', 'search'], limits: extreme },
  {
    name: 'forfeit',
    strengths: ['random', 'random'],
    after: {
      inputs: 8,
      play: (now) => [{ type: 'act', player: 1, action: { type: 'forfeit' }, now }],
    },
  },
  {
    name: 'nobody-commits',
    strengths: ['random', 'random'],
    after: { inputs: 1, play: (now) => [late(now, 31)] },
  },
  {
    name: 'one-commits',
    strengths: ['random', 'random'],
    after: { inputs: 2, play: (now) => [late(now, 31)] },
  },
  {
    name: 'no-answer',
    strengths: ['random', 'random'],
    after: { inputs: 4, play: (now) => [late(now, 151)] },
  },
  {
    name: 'nobody-plays',
    strengths: ['random', 'random'],
    after: { inputs: 9, play: (now) => [late(now, 31), late(now, 62)] },
  },
]

function lastTime(inputs: readonly Input[]): number {
  const last = inputs.at(-1)
  return last && 'now' in last ? last.now : 0
}

function recordOf({ name, strengths, limits = micro, after }: Case): GameRecord {
  const { record } = playBots(createRandom(name), { limits, strengths })
  if (!after) return record
  const inputs = record.inputs.slice(0, after.inputs)
  return { ...record, inputs: [...inputs, ...after.play(lastTime(inputs))] }
}

/** SHA-256 of state and events in Borsh. */
function hashOf({ game, events }: Extract<Result, { ok: true }>): string {
  return createHash('sha256').update(encodeGame(game)).update(encodeEvents(events)).digest('hex')
}

function golden(one: Case) {
  const record = recordOf(one)
  let step = orThrow(openGame(record.open))
  const hashes = [hashOf(step)]
  for (const input of record.inputs) {
    step = orThrow(applyInput(step.game, input))
    hashes.push(hashOf(step))
  }
  if (step.game.phase !== phase.over) throw new Error(`${one.name} does not end`)
  const { settlement } = replayGame(record)
  const { winner, end, round } = step.game
  return toJson({ name: one.name, ...record, hashes, outcome: { winner, end, round }, settlement })
}

/** Secrets, hands, salts and commitments of single players, each from its parts. */
function cardCase(number: number) {
  const random = createRandom(`cards ${number}`)
  const stored = random.bytes(32)
  const { record } = playBots(random, { limits: micro, strengths: ['random', 'random'] })
  const { game } = orThrow(applyInput(orThrow(openGame(record.open)).game, record.inputs[0] as Input))
  const masks = Array.from({ length: number % 7 }, () => 1 + random.below(7))
  const draws = [7, ...masks].map((mask) => ({ mask, vrf: random.bytes(32) }))
  const secret = roundSecret(stored, game, 1)
  const { drawn } = drawCards(draws, secret)
  const drawing = { ...game, players: [game.players[0], { ...game.players[1], draws }] as const }
  const hand = handOf({ draws }, secret)
  const cards = [hand[0] as number, hand[1] as number, hand[2] as number] as const
  return toJson({
    stored,
    id: game.id,
    key: game.players[1].key,
    round: game.round,
    secret,
    commitment: roundCommitment(game, 1, secret),
    draws,
    drawn,
    hand,
    score: scoreOf(hand),
    salts: saltsOf(secret, cards, { draws }),
    arrangement: arrangementCommitments(drawing, 1, secret, cards),
  })
}

/**
 * Whole games with the hash of every state; `fivefold dolero replay` reads each. Cards and commitments by themselves.
 */
export async function doleroVectors(): Promise<Record<string, unknown>> {
  return { golden: cases.map(golden), cards: Array.from({ length: 14 }, (_, number) => cardCase(number)) }
}
