import { z } from 'zod'
import { botStrengths } from '../../core/bot.js'
import { FivefoldError } from '../../core/error.js'
import { defineGame } from '../../core/game.js'
import { toPlainJson } from '../../core/plain-json.js'
import { isPlayerIndex } from '../../core/player.js'
import { refuse } from '../../core/result.js'
import { sha256Hex } from '../../core/sha256-hex.js'
import { botAction } from './bot.js'
import { encodeGame } from './codec.js'
import { DoleroError } from './error.js'
import { legalActions } from './legal-actions.js'
import { escrowOf } from './money.js'
import { applyInput, brokenMoney, type GameRecord } from './replay.js'
import { gameRecordSchema, inputSchema, openSchema } from './schema.js'
import { openGame } from './seats.js'
import { settle } from './settle.js'
import { type DoleroTypes, simulation } from './simulation.js'
import { ends, phase, phases } from './state.js'

const strengthSchema = z.enum(botStrengths)
/** Clocks are checked by `apply`. */
const anyTime = 0

const toRecord = ({ open, inputs }: GameRecord) => ({ config: open, actions: inputs })

/** DOLERO. */
export const dolero = defineGame<DoleroTypes>({
  id: 'dolero',
  title: 'DOLERO',
  start(config) {
    const opened = openGame(config)
    if (!opened.ok) return refuse(new DoleroError(opened.error))
    return { ok: true, state: opened.game, events: opened.events }
  },
  /** Also checks the money: only a join adds any. */
  apply(before, input) {
    const result = applyInput(before, input)
    if (!result.ok) return refuse(new DoleroError(result.error))
    const deposited = escrowOf(before) + (input.type === 'join' ? input.stack : 0n)
    const broken = brokenMoney(result.game, deposited)
    if (broken !== undefined) return refuse(new FivefoldError(broken, { code: 'BROKEN_MONEY', value: input }))
    return { ok: true, state: result.game, events: result.events }
  },
  actor: (_state, input) => (input.type === 'act' && isPlayerIndex(input.player) ? input.player : null),
  legal: (state, player) => legalActions(state, player, anyTime).filter(({ type }) => type !== 'forfeit'),
  view: (state) => state,
  outcome({ phase: now, winner, end }) {
    if (now !== phase.over) return undefined
    return { winner: isPlayerIndex(winner) ? winner : null, reason: ends[end] ?? 'unknown' }
  },
  hash: (state) => sha256Hex(encodeGame(state)),
  codec: {
    config: { schema: openSchema, toJson: toPlainJson },
    action: { schema: inputSchema, toJson: toPlainJson },
    record: {
      schema: gameRecordSchema.transform(toRecord),
      toJson: ({ config, actions }) => toPlainJson({ open: config, inputs: actions }),
    },
    stateToJson: toPlainJson,
  },
  bot: {
    strengths: botStrengths,
    create({ player, strength, random }) {
      const seat = { player, strength: strengthSchema.parse(strength), random, stored: random.bytes(32) }
      return {
        choose(game) {
          const action = botAction(game, seat, anyTime)
          return action ? [action] : []
        },
      }
    },
  },
  simulation,
  reportReplay(_record, { steps, refused }) {
    const game = steps.at(-1)?.state ?? null
    const settled = game && !refused ? settle(game) : undefined
    return toPlainJson({
      valid: refused === undefined,
      inputCount: Math.max(0, steps.length - 1),
      ...(settled?.ok && { settlement: { rake: settled.rake, payouts: settled.payouts } }),
      ...(game && { phase: phases[game.phase], end: ends[game.end] }),
      game,
      events: steps.flatMap(({ events }) => events),
    })
  },
  terms: {
    record: 'game',
    config: 'open',
    action: 'input',
    recordShape: '{ open: { id, limits, key, stack }, inputs }',
  },
})
