import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import type { Simulation } from '../../core/game.js'
import { toPlainJson } from '../../core/plain-json.js'
import { strengthFlags, strengthOptions } from '../../core/strength-flags.js'
import { playBots } from './bot-game.js'
import { encodeGame } from './codec.js'
import { orThrow } from './error.js'
import type { GameEvent } from './events.js'
import type { LegalAction } from './legal-actions.js'
import { escrowOf } from './money.js'
import { brokenMoney, type Input } from './replay.js'
import type { OpenInput } from './seats.js'
import { settle } from './settle.js'
import { type Action, type EndName, ends, type Game, type Limits } from './state.js'

/** A move is an action of a player; recorded inputs also include time, joins and VRF answers. */
export type DoleroTypes = {
  readonly Config: OpenInput
  readonly State: Game
  readonly Action: Input
  readonly Event: GameEvent
  readonly View: Game
  readonly Move: Action
  readonly LegalMove: LegalAction
}

/** Tables from the game's description, in lamports; BONK has 5 decimals. */
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
  ...strengthOptions('greedy'),
  table: z.enum(Object.keys(tables) as [TableName, ...TableName[]]).default('micro'),
})

/** Games of DOLERO between bots. */
export const simulation: Simulation<DoleroTypes, z.output<typeof optionsSchema>> = {
  flags: { table: { value: 'name', description: 'micro, medium, large or bonk' }, ...strengthFlags },
  options: optionsSchema,
  play(random, { table, strengthA, strengthB }) {
    const { record, game } = playBots(random, { limits: tables[table], strengths: [strengthA, strengthB] })
    return { config: record.open, actions: record.inputs, state: game }
  },
  /** The checksum covers the last state of each game. */
  summarize(played) {
    const wins: [number, number] = [0, 0]
    const endings: Partial<Record<EndName, number>> = {}
    const money = { deposits: 0n, rake: 0n, payouts: [0n, 0n] as [bigint, bigint] }
    let [rounds, inputs, unbalanced] = [0, 0, 0]
    let checksum = new Uint8Array(32)
    for (const { config, actions, state: game } of played) {
      const { rake, payouts } = orThrow(settle(game))
      const end = ends[game.end] as EndName
      rounds += game.round
      inputs += actions.length
      endings[end] = (endings[end] ?? 0) + 1
      if (game.winner === 0 || game.winner === 1) wins[game.winner]++
      if (brokenMoney(game, 2n * config.stack)) unbalanced++
      money.deposits += escrowOf(game)
      money.rake += rake
      money.payouts[0] += payouts[0]
      money.payouts[1] += payouts[1]
      checksum = sha256(concatBytes(checksum, encodeGame(game)))
    }
    const summary = { wins, endings, rounds, inputs, money, unbalanced, checksum: bytesToHex(checksum) }
    return toPlainJson(summary) as typeof summary
  },
}
