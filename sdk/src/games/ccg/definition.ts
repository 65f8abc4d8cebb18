import { bytesToHex } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { botStrengths } from '../../core/bot.js'
import { FivefoldError } from '../../core/error.js'
import { defineGame } from '../../core/game.js'
import { isPlayerIndex } from '../../core/player.js'
import { refuse } from '../../core/result.js'
import { botTurn } from './bot.js'
import { CcgError, type Refusal } from './error.js'
import type { GameEvent } from './events.js'
import { stateHash } from './hash.js'
import { legalActions } from './legal-actions.js'
import {
  batchSchema,
  batchToJson,
  gameRecordSchema,
  gameRecordToJson,
  gameToJson,
  startSchema,
  startToJson,
  toHex,
} from './record-json.js'
import { differs, type GameRecord, type Hashed, replayBatch } from './replay.js'
import { type CcgTypes, simulation } from './simulation.js'
import { startGame } from './start.js'
import { type Game, gameStatus, isOver, winnerOf } from './state.js'

type Played =
  | { readonly ok: true; readonly game: Game; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly error: Refusal }

/** Turns a refusal into an error, and a state that differs from its recorded hash into a refusal. */
function checked(result: Played, recorded: Hashed) {
  if (!result.ok) return refuse(new CcgError(result.error))
  const { game: state, events } = result
  const hash = stateHash(state)
  if (!differs(recorded, hash)) return { ok: true, state, events } as const
  const message = 'the state after it has another hash'
  return refuse(new FivefoldError(message, { code: 'OTHER_STATE', value: toHex(hash) }))
}

const toRecord = ({ start, batches }: GameRecord) => ({ config: start, actions: batches })
const endings: readonly string[] = Object.keys(gameStatus)
const strengthSchema = z.enum(botStrengths)

/** The collectible card game. */
export const ccg = defineGame<CcgTypes>({
  id: 'ccg',
  title: 'CCG',
  start: (config) => checked(startGame(config), config),
  apply: (state, batch, { cards }) => checked(replayBatch(state, cards, batch), batch),
  actor: (_state, batch) => ('player' in batch && isPlayerIndex(batch.player) ? batch.player : null),
  legal: (state, player, { cards }) => (state.activeIdx === player ? legalActions(state, cards) : []),
  view: (state) => state,
  outcome(state) {
    if (!isOver(state)) return undefined
    return { winner: winnerOf(state) ?? null, reason: endings[state.status] ?? 'unknown' }
  },
  hash: (state) => bytesToHex(stateHash(state)),
  codec: {
    config: { schema: startSchema, toJson: startToJson },
    action: { schema: batchSchema, toJson: batchToJson },
    record: {
      schema: gameRecordSchema.transform(toRecord),
      toJson: ({ config, actions }) => gameRecordToJson({ start: config, batches: actions }),
    },
    stateToJson: gameToJson,
  },
  bot: {
    strengths: botStrengths,
    create({ player, strength, random, config }) {
      const parsed = strengthSchema.parse(strength)
      return {
        choose: (game) => (game.activeIdx === player ? botTurn(game, config.cards, parsed, random) : []),
      }
    },
  },
  simulation,
  reportReplay(_record, { steps, refused }) {
    const state = steps.at(-1)?.state
    return {
      valid: refused === undefined,
      batchCount: Math.max(0, steps.length - 1),
      ...(state && { finalStateHash: toHex(stateHash(state)), state: gameToJson(state) }),
    }
  },
  terms: {
    record: 'game',
    config: 'start',
    action: 'batch',
    recordShape: '{ start, batches }, as simulate --records prints it,',
  },
})
