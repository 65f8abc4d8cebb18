import { randomUUID } from 'node:crypto'
import { createRandom, type LogEnd } from '@fivefold/sdk/core'
import {
  type Action,
  type BotStrength,
  botAction,
  botStrengths,
  type CreateMatchMessage,
  clientMessages,
  continueLog,
  createInitialState,
  defaultRulesVersion,
  followEntry,
  type Game,
  type GameConfig,
  type GameOptions,
  gameOptionsSchema,
  jsonSchemas,
  legalActions,
  type MatchOptions,
  matchOptionsSchema,
  noPlayer,
  orThrow,
  type PlayerIndex,
  phalanx,
  type RulesVersion,
  rulesVersionSchema,
  seedCommitment,
  type TransactionLogEntry,
  transactionLogEntrySchema,
  viewOf,
} from '@fivefold/sdk/phalanx'
import { phalanxResult, phalanxSeat } from '@fivefold/sdk/phalanx/ledger'
import type { Address } from 'viem'
import { z } from 'zod'
import { isPast, later, type MatchFacts, type MatchSeat } from '../../match/match.js'
import { MatchRefused } from '../../match/refused.js'
import { defineServerGame } from '../../match/server-game.js'
import { chooseSeed } from './seed.js'

/** The options of the state, and the version of the rules, which the state does not carry. */
type StoredOptions = GameOptions & { readonly rulesVersion: RulesVersion }
type Facts = MatchFacts<StoredOptions, null>
type Opening = MatchOptions & Pick<CreateMatchMessage, 'quickMatch'>

const storedOptionsSchema = gameOptionsSchema.extend({
  // For matches that were stored before versions existed.
  rulesVersion: rulesVersionSchema.default(defaultRulesVersion),
})

const botNames: Record<BotStrength, string> = { random: 'Recruit', greedy: 'Sergeant', search: 'General' }
const strengthSchema = z.enum(botStrengths)

function configOfMatch({ rngSeed, options, seats }: Facts): GameConfig {
  const { rulesVersion, ...gameOptions } = options
  const [first, second] = seats
  const player = (seat: MatchSeat | null) => (seat ? { id: seat.playerId, name: seat.name } : noPlayer)
  return { rngSeed, players: [player(first), player(second)], gameOptions, rulesVersion }
}

/** Passes, or else plays the first card to the first place. */
function leastAction(state: Game, playerIndex: PlayerIndex): Action | undefined {
  return state.phase === 'combat' ? { type: 'pass', playerIndex } : legalActions(state)[0]
}

const damageModeOf = ({ gameOptions }: MatchOptions) => gameOptions?.damageMode ?? 'cumulative'

const termsOf = ({ id, options, rngSeed }: Facts, server: Address) => ({
  matchId: id,
  damageMode: options.damageMode,
  rulesVersion: options.rulesVersion,
  seedCommitment: seedCommitment(rngSeed, options),
  server,
})

const withVersion = (
  { rngSeed, options }: ReturnType<typeof chooseSeed>,
  rulesVersion: RulesVersion,
): { rngSeed: number; options: StoredOptions } => ({ rngSeed, options: { ...options, rulesVersion } })

/** Phalanx Duel on the match platform. */
export const phalanxGame = defineServerGame<GameConfig, Game, Action, Facts, Opening>({
  rules: phalanx,
  messages: clientMessages,
  slotSchema: matchOptionsSchema,
  lobbySchema: gameOptionsSchema.pick({ damageMode: true }),
  jsonSchemas,
  optionsSchema: storedOptionsSchema,
  termsSchema: z.null(),
  entrySchema: transactionLogEntrySchema,
  actionTypes: ['deploy', 'attack', 'pass', 'reinforce', 'forfeit'],
  ledger: {
    seat: (facts, server, player, seat) => phalanxSeat(termsOf(facts, server), player, seat),
    result(facts, server, players, state, log) {
      const transactionLog = log as readonly TransactionLogEntry[]
      return phalanxResult(termsOf(facts, server), players, { ...state, transactionLog })
    },
  },

  config: (facts) => (facts.seats.every((seat) => seat !== null) ? configOfMatch(facts) : undefined),
  waiting: (facts) => createInitialState(configOfMatch(facts)),
  record: ({ options }, game, log, action, timestamp) =>
    orThrow(continueLog(game, log as LogEnd<TransactionLogEntry>, action, timestamp, options.rulesVersion)),
  apply({ options }, before, entry) {
    const followed = followEntry(before, entry as TransactionLogEntry, options.rulesVersion)
    const { game: state, hash } = orThrow(followed)
    return { state, hash }
  },

  commitment: ({ rngSeed, options }) => seedCommitment(rngSeed, options),
  entryFields: ({ options }) => ({ rulesVersion: options.rulesVersion }),
  terms(opening, settings) {
    const { rulesVersion = defaultRulesVersion, visibility, quickMatch } = opening
    const isForLobby = visibility === 'public' || quickMatch
    if (isForLobby && rulesVersion !== defaultRulesVersion)
      throw new MatchRefused('VALIDATION_ERROR', `rulesVersion: is ${defaultRulesVersion} in the lobby`)
    return withVersion(chooseSeed(opening, settings), rulesVersion)
  },
  rematchTerms({ options }, opening, settings) {
    const gameOptions = { ...opening.gameOptions, damageMode: options.damageMode }
    return withVersion(chooseSeed({ ...opening, gameOptions }, settings), options.rulesVersion)
  },
  seatTerms: () => null,
  bot(strength) {
    const bot = strengthSchema.parse(strength)
    return { name: botNames[bot], bot, terms: null }
  },
  lobby: (options) => ({ damageMode: (options as GameOptions).damageMode }),
  suits: (options, opening) => (options as GameOptions).damageMode === damageModeOf(opening),

  progress(state, seats, now, { botDelay, turnTime }) {
    const active = state.activePlayerIndex
    if (state.phase === 'setup') return { status: 'open', active, turnDeadline: null }
    const winner = state.outcome?.winnerIndex
    if (winner !== undefined) return { status: 'over', active, turnDeadline: null, winner }
    const isBot = Boolean(seats[active]?.bot)
    const turnDeadline = isBot ? new Date(now.getTime() + botDelay) : later(now, turnTime)
    return { status: 'running', active, turnDeadline }
  },
  dueAction({ facts, state }, now) {
    if (state.phase === 'setup' || state.phase === 'gameOver') return undefined
    const playerIndex = state.activePlayerIndex
    const seat = facts.seats[playerIndex]
    if (seat?.bot) {
      if (!isPast(facts.turnDeadline, now)) return undefined
      const strength = strengthSchema.parse(seat.bot)
      const { rulesVersion } = facts.options
      return botAction(viewOf(state, playerIndex), strength, createRandom(randomUUID()), rulesVersion)
    }
    // The rules allow no forfeit during deployment: an absent player's card is deployed instead.
    if (isPast(seat?.forfeitAt, now)) {
      return state.phase === 'deployment' ? legalActions(state)[0] : { type: 'forfeit', playerIndex }
    }
    return isPast(facts.turnDeadline, now) ? leastAction(state, playerIndex) : undefined
  },
  awaitsBot: ({ facts, state }) =>
    state.phase !== 'gameOver' && Boolean(facts.seats[state.activePlayerIndex]?.bot),
})
