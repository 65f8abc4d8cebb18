import { z } from 'zod'
import { botStrengths } from '../../core/bot.js'
import { canonicalJson } from '../../core/canonical-json.js'
import { defineGame } from '../../core/game.js'
import { toPlainJson } from '../../core/plain-json.js'
import { sha256Hex } from '../../core/sha256-hex.js'
import { botTurn } from './bot.js'
import { cardsToJson } from './cards.js'
import { legalTurns } from './legal-turns.js'
import { matchFileSchema, matchFileToJson, replayToJson } from './match-file.js'
import { matchResult, type Replay } from './replay.js'
import { applyTurn, startMatch } from './rules.js'
import { parseRuleset } from './ruleset.js'
import { simulation, type TriadTypes, toMatch } from './simulation.js'
import { type MatchState, playerToMove, turnCount } from './state.js'
import { headerToJson, turnSchema, turnToJson } from './transcript.js'

const strengthSchema = z.enum(botStrengths)
const configSchema = matchFileSchema
  .pick({ header: true, ruleset: true, cards: true })
  .transform(({ ruleset, ...config }) => ({ ...config, ruleset: parseRuleset(ruleset) }))
const recordSchema = matchFileSchema.transform(({ header, ruleset, cards, turns }) => ({
  config: { header, ruleset: parseRuleset(ruleset), cards },
  actions: turns,
}))

const isOver = ({ turn }: MatchState): boolean => turn >= turnCount

/** Nyano Triad League. */
export const triad = defineGame<TriadTypes>({
  id: 'triad',
  title: 'Nyano Triad League',
  start(config) {
    const started = startMatch(config)
    return started.ok ? { ...started, events: [] } : started
  },
  apply: applyTurn,
  actor: playerToMove,
  legal: (state, player) => (playerToMove(state) === player ? legalTurns(state) : []),
  view: (state) => state,
  outcome: (state) =>
    isOver(state) ? { winner: matchResult(state.board).winner, reason: 'tiles' } : undefined,
  hash: (state) => sha256Hex(canonicalJson(toPlainJson(state))),
  codec: {
    config: {
      schema: configSchema,
      toJson: ({ header, ruleset, cards }) => ({
        header: headerToJson(header),
        ruleset: ruleset.config,
        cards: cardsToJson(cards),
      }),
    },
    action: { schema: turnSchema, toJson: turnToJson },
    record: { schema: recordSchema, toJson: (record) => matchFileToJson(toMatch(record)) },
    stateToJson: toPlainJson,
  },
  bot: {
    strengths: botStrengths,
    create({ player, strength, random }) {
      const parsed = strengthSchema.parse(strength)
      return {
        choose: (state) =>
          isOver(state) || playerToMove(state) !== player ? [] : [botTurn(state, parsed, random)],
      }
    },
  },
  simulation,
  reportReplay(record, { steps, refused }) {
    if (refused) return undefined
    const states = steps.slice(1).map(({ state }) => state)
    const { board } = states.at(-1) as MatchState
    const played: Replay = {
      ...matchResult(board),
      states,
      events: steps.slice(1).map(({ events }) => events),
    }
    return replayToJson(toMatch(record), played)
  },
  terms: {
    record: 'match',
    config: 'header',
    action: 'turn',
    recordShape: '{ header, turns, ruleset, cards }',
  },
})
