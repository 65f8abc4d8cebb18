import { z } from 'zod'
import { botStrengths } from '../../core/bot.js'
import { defineGame, plainCodec } from '../../core/game.js'
import { botAction } from './bot.js'
import { type GameConfig, startGame } from './game.js'
import { brokenInvariant } from './invariants.js'
import { legalActions } from './legal-actions.js'
import { stateHash } from './log.js'
import { applyAction } from './rules.js'
import { actionSchema, gameRecordSchema, rulesVersionSchema } from './schema.js'
import { type PhalanxTypes, rulesVersionFlag, simulation } from './simulation.js'
import { viewOf } from './view.js'

const strengthSchema = z.enum(botStrengths)
const overridesSchema = z.object({ rulesVersion: z.coerce.number().pipe(rulesVersionSchema).optional() })

/** Phalanx Duel. */
export const phalanx = defineGame<PhalanxTypes>({
  id: 'phalanx',
  title: 'Phalanx Duel',
  start: (config) => ({ ok: true, state: startGame(config), events: [] }),
  apply(state, action, { rulesVersion }) {
    const applied = applyAction(state, action, rulesVersion)
    return applied.ok ? { ok: true, state: applied.game, events: [applied.details] } : applied
  },
  actor: (_state, { playerIndex }) => playerIndex,
  legal: (state, player) => (player === state.activePlayerIndex ? legalActions(state) : []),
  view: (state, viewer) => viewOf(state, viewer),
  outcome({ outcome }) {
    return outcome && { winner: outcome.winnerIndex, reason: outcome.victoryType }
  },
  hash: stateHash,
  brokenInvariant,
  codec: plainCodec(gameRecordSchema.shape.config, actionSchema),
  bot: {
    strengths: botStrengths,
    create({ player, strength, random, config }) {
      const parsed = strengthSchema.parse(strength)
      return {
        choose(view) {
          const isMyTurn = view.activePlayerIndex === player && legalActions(view).length > 0
          return isMyTurn ? [botAction(view, parsed, random, config.rulesVersion)] : []
        },
      }
    },
  },
  simulation,
  overrides: {
    flags: { rulesVersion: rulesVersionFlag('what the file names, else 1') },
    options: overridesSchema,
    override: (config: GameConfig, { rulesVersion = config.rulesVersion }) => ({ ...config, rulesVersion }),
  },
  terms: {
    record: 'game',
    config: 'config',
    action: 'action',
    recordShape: '{ config: { rngSeed, players, gameOptions, rulesVersion }, actions }',
  },
})
