import { randomUUID } from 'node:crypto'
import { createRandom, type LogEnd } from '@fivefold/sdk/core'
import { phalanxResult, phalanxSeat } from '@fivefold/sdk/ledger'
import {
  type Action,
  applyAction,
  type BotStrength,
  botAction,
  botStrengths,
  continueLog,
  createInitialState,
  entryText,
  type Game,
  type GameConfig,
  type GameOptions,
  gameOptionsSchema,
  isOpenChange,
  legalActions,
  type MatchOptions,
  nobody,
  type PlayerIndex,
  patchText,
  replayGame,
  seedCommitment,
  startGame,
  stateHash,
  type TransactionLogEntry,
  transactionLogEntrySchema,
  verifyLog,
  viewOf,
} from '@fivefold/sdk/phalanx'
import type { Address } from 'viem'
import { z } from 'zod'
import { isPast, later } from '../match/clocks.js'
import type { MatchGame } from '../match/game.js'
import type { MatchFacts, MatchSeat } from '../match/match.js'
import { chooseSeed } from './seed.js'

type Facts = MatchFacts<GameOptions, null>

const botNames: Record<BotStrength, string> = { random: 'Recruit', greedy: 'Sergeant', search: 'General' }
const strengthSchema = z.enum(botStrengths)

function configOfMatch({ rngSeed, options, seats }: Facts): GameConfig {
  const [first, second] = seats
  const player = (seat: MatchSeat | null) => (seat ? { id: seat.playerId, name: seat.name } : nobody)
  return { rngSeed, players: [player(first), player(second)], gameOptions: options }
}

/** Passes, or else plays the first card to the first place. */
function leastAction(state: Game, playerIndex: PlayerIndex): Action | undefined {
  return state.phase === 'combat' ? { type: 'pass', playerIndex } : legalActions(state)[0]
}

const damageModeOf = ({ gameOptions }: MatchOptions) => gameOptions?.damageMode ?? 'cumulative'

const termsOf = ({ id, options, rngSeed }: Facts, server: Address) => ({
  matchId: id,
  damageMode: options.damageMode,
  seedCommitment: seedCommitment(rngSeed, options),
  server,
})

/** Phalanx Duel, as rooms play it. */
export const phalanxGame: MatchGame<Game, Action, Facts> = {
  name: 'phalanx',
  optionsSchema: gameOptionsSchema,
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

  hasStarted: (seats) => seats[0] !== null && seats[1] !== null,
  begin(facts) {
    const config = configOfMatch(facts)
    return this.hasStarted(facts.seats) ? startGame(config) : createInitialState(config)
  },
  record: (game, log, action, timestamp) =>
    continueLog(game, log as LogEnd<TransactionLogEntry>, action, timestamp),
  apply(game, entry) {
    const state = applyAction(game, (entry as TransactionLogEntry).action).game
    return { state, hash: stateHash(state) }
  },
  view: viewOf,
  isOpenChange,
  patchText,
  entryText: (entry) => entryText(entry as TransactionLogEntry),
  replay(facts, log) {
    const entries = log as readonly TransactionLogEntry[]
    const replay = replayGame(
      configOfMatch(facts),
      entries.map(({ action }) => action),
    )
    return {
      valid: replay.valid && verifyLog({ ...replay.state, transactionLog: entries }).valid,
      actionCount: log.length,
      finalStateHash: replay.finalStateHash,
    }
  },

  commitment: ({ rngSeed, options }) => seedCommitment(rngSeed, options),
  terms: (opening, settings) => chooseSeed(opening as MatchOptions, settings),
  rematchTerms({ options }, opening, settings) {
    const wanted = opening as MatchOptions
    const gameOptions = { ...wanted.gameOptions, damageMode: options.damageMode }
    return chooseSeed({ ...wanted, gameOptions }, settings)
  },
  seatTerms: () => null,
  bot(strength) {
    const bot = strengthSchema.parse(strength)
    return { name: botNames[bot], bot, terms: null }
  },
  lobby: (options) => ({ damageMode: (options as GameOptions).damageMode }),
  suits: (options, opening) => (options as GameOptions).damageMode === damageModeOf(opening as MatchOptions),

  progress(state, seats, now, { botDelay, turnTime }) {
    const active = state.activePlayerIndex
    if (state.phase === 'setup') return { status: 'open', active, turnDeadline: null }
    if (state.phase === 'gameOver') return { status: 'over', active, turnDeadline: null }
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
      return botAction(viewOf(state, playerIndex), strengthSchema.parse(seat.bot), createRandom(randomUUID()))
    }
    // Nobody can forfeit while cards are laid out; then the least move brings the match on.
    if (isPast(seat?.forfeitAt, now)) {
      return state.phase === 'deployment' ? legalActions(state)[0] : { type: 'forfeit', playerIndex }
    }
    return isPast(facts.turnDeadline, now) ? leastAction(state, playerIndex) : undefined
  },
  awaitsBot: ({ facts, state }) =>
    state.phase !== 'gameOver' && Boolean(facts.seats[state.activePlayerIndex]?.bot),
}
