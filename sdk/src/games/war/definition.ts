import { defineGame, plainCodec } from '../../core/game.js'
import { botAction } from './bot.js'
import { startGame } from './game.js'
import { brokenInvariant } from './invariants.js'
import { stateHash } from './log.js'
import { applyAction, mayFlip } from './rules.js'
import { actionSchema, gameRecordSchema } from './schema.js'
import { simulation, type WarTypes } from './simulation.js'
import { viewOf } from './view.js'

/** War with tarot cards. */
export const war = defineGame<WarTypes>({
  id: 'war',
  title: 'War',
  start(config) {
    const started = startGame(config)
    return started.ok ? { ok: true, state: started.game, events: [] } : started
  },
  apply(state, action) {
    const applied = applyAction(state, action)
    return applied.ok ? { ok: true, state: applied.game, events: [applied.details] } : applied
  },
  actor: (_state, action) => (action.type === 'lots' ? null : action.playerIndex),
  legal: (state, player) => (mayFlip(state, player) ? [{ type: 'flip', playerIndex: player }] : []),
  view: (state) => viewOf(state),
  outcome({ outcome }) {
    if (!outcome) return undefined
    if ('draw' in outcome) return { winner: null, reason: 'draw' }
    return { winner: outcome.winnerIndex, reason: outcome.victoryType }
  },
  hash: stateHash,
  brokenInvariant,
  codec: plainCodec(gameRecordSchema.shape.config, actionSchema),
  bot: {
    strengths: ['bot'],
    create: ({ player }) => ({
      choose(view) {
        const action = botAction(view, player)
        return action ? [action] : []
      },
    }),
  },
  simulation,
  terms: {
    record: 'game',
    config: 'config',
    action: 'action',
    recordShape: '{ config: { seed, players }, actions }',
  },
})
