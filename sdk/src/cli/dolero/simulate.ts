import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { createRandom, parse } from '../../core/index.js'
import {
  botStrengths,
  brokenMoney,
  type EndName,
  encodeGame,
  ends,
  escrowOf,
  type Limits,
  orThrow,
  playBots,
  settle,
  toJson,
} from '../../games/dolero/index.js'

/** Tables of the game's own description, in lamports; BONK has 5 decimals. */
const tables = {
  micro: tableOf({ unit: 1_000_000n, seatFee: 10n, maxBet: 150n, rakeCap: 6n }),
  medium: tableOf({ unit: 1_000_000n, seatFee: 50n, maxBet: 1_250n, rakeCap: 50n }),
  large: tableOf({ unit: 1_000_000n, seatFee: 500n, maxBet: 15_000n, rakeCap: 100n }),
  bonk: tableOf({ unit: 100_000n, seatFee: 1_000n, maxBet: 15_000n, rakeCap: 300n }),
}
type TableName = keyof typeof tables

/** With a stack for four rounds at the maximum. */
function tableOf(table: { unit: bigint; seatFee: bigint; maxBet: bigint; rakeCap: bigint }): Limits {
  const [seatFee, maxBet] = [table.seatFee * table.unit, table.maxBet * table.unit]
  return {
    seatFee,
    maxBet,
    maxStack: seatFee + 4n * maxBet,
    rakePercent: 3,
    rakeCap: table.rakeCap * table.unit,
  }
}

const optionsSchema = z.object({
  games: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, { error: 'is not a number of games' })
    .transform(Number),
  seed: z.string(),
  table: z.enum(Object.keys(tables) as [TableName, ...TableName[]]).default('micro'),
  strengthA: z.enum(botStrengths).default('greedy'),
  strengthB: z.enum(botStrengths).default('greedy'),
})

export type SimulateOptions = z.input<typeof optionsSchema>

function* play(input: SimulateOptions) {
  const { games, seed, table, strengthA, strengthB } = parse(optionsSchema, input, 'simulate')
  const random = createRandom(seed)
  const options = { limits: tables[table], strengths: [strengthA, strengthB] as const }
  for (let game = 0; game < games; game++) yield playBots(random, options)
}

/** The simulated games, one after the other, in the format that `replay` reads. */
export function* simulatedGames(input: SimulateOptions) {
  for (const { record } of play(input)) yield toJson(record)
}

/** Plays games between bots and sums them up. The checksum covers the last state of each. */
export function simulate(input: SimulateOptions) {
  const wins: [number, number] = [0, 0]
  const endings: Partial<Record<EndName, number>> = {}
  const money = { deposits: 0n, rake: 0n, payouts: [0n, 0n] as [bigint, bigint] }
  let [games, rounds, inputs, unbalanced] = [0, 0, 0, 0]
  let checksum = new Uint8Array(32)
  for (const { record, game } of play(input)) {
    const { rake, payouts } = orThrow(settle(game))
    const end = ends[game.end] as EndName
    games++
    rounds += game.round
    inputs += record.inputs.length
    endings[end] = (endings[end] ?? 0) + 1
    if (game.winner === 0 || game.winner === 1) wins[game.winner]++
    if (brokenMoney(game, 2n * record.open.stack)) unbalanced++
    money.deposits += escrowOf(game)
    money.rake += rake
    money.payouts[0] += payouts[0]
    money.payouts[1] += payouts[1]
    checksum = sha256(concatBytes(checksum, encodeGame(game)))
  }
  const summary = { games, seed: input.seed, wins, endings, rounds, inputs, money, unbalanced }
  return toJson({ ...summary, checksum: bytesToHex(checksum) })
}
