import { randomBytes } from 'node:crypto'
import { canonicalJson, FivefoldError, type LogEnd } from '@fivefold/sdk/core'
import { type Player, playerOfTurn } from '@fivefold/sdk/triad'
import {
  type Action,
  actionTypes,
  applyAction,
  checkSeat,
  checkSignature,
  checkTerms,
  clientMessages,
  continueLog,
  firstChooser,
  type Game,
  type LogEntry,
  logEntrySchema,
  type MatchOptions,
  matchOptionsSchema,
  readGame,
  replayGame,
  resultOf,
  type SeatJson,
  seatSchema,
  startGame,
  stateHash,
  type TermsJson,
  termsJsonSchema,
  termsSchema,
  verifyLog,
  viewOf,
  waitingGame,
} from '@fivefold/sdk/triad/match'
import { z } from 'zod'
import { MatchRefused } from '../../match/refused.js'
import { type AnySeatRequest, defineServerGame } from '../../match/server-game.js'
import { Refusal } from '../../refusal.js'
import { configOfMatch, type TriadFacts, type TriadSeat, type TriadSeats, triadSeatSchema } from './terms.js'

/** The game's fields of `createMatch` and of the body of `POST /matches`. */
type Opening = Pick<MatchOptions, 'visibility'> & { terms?: TermsJson | undefined }
type SeatRequest = AnySeatRequest & { seat?: SeatJson | undefined }

/** The player to act; null where both may sign, or none may act. */
function activePlayer(game: Game): Player | null {
  if (game.phase === 'choosing') return firstChooser(readGame(game))
  if (game.phase !== 'playing' || !game.header) return null
  return playerOfTurn(game.header.firstPlayer as Player, game.turns.length)
}

/** Throws an error of the rules as the refusal of a message. */
function refuse(error: FivefoldError | null): void {
  if (error) throw new MatchRefused('VALIDATION_ERROR', error.message)
}

/** Triad as the match platform plays it. The result is settled on chain, by the two signatures that the match ends with. */
export const triadGame = defineServerGame<Game, Action, TriadFacts, Opening, SeatRequest>({
  id: 'triad',
  title: 'Triad',
  messages: clientMessages,
  actionTypes,
  slotSchema: matchOptionsSchema,
  lobbySchema: z.object({ player: z.string(), rulesetId: z.string(), seasonId: z.int() }),
  jsonSchemas: () => ({}),
  optionsSchema: termsJsonSchema,
  termsSchema: triadSeatSchema,
  entrySchema: logEntrySchema,
  showsSetup: true,
  neverForfeits: true,

  hasStarted: (seats) => (seats as TriadSeats).every((seat) => seat !== null),
  begin(facts) {
    const config = configOfMatch(facts)
    if (config) return startGame(config)
    const [first, second] = facts.seats
    return waitingGame(facts.options, [first?.terms.claim ?? null, second?.terms.claim ?? null])
  },
  check({ state }, action) {
    if (action.type !== 'sign') return undefined
    return checkSignature(state, action).then((forged) => forged?.message)
  },
  record(_facts, game, log, action, timestamp) {
    const recorded = continueLog(game, log as LogEnd<LogEntry>, action, timestamp)
    if (recorded.ok) return recorded
    const { error } = recorded
    throw new FivefoldError(error.message, { code: 'INVALID_ACTION', cause: error })
  },
  apply(_facts, game, entry) {
    const result = applyAction(game, entry.action as Action)
    if (!result.ok) throw result.error
    return { state: result.game, hash: stateHash(result.game) }
  },
  view: viewOf,
  replay(facts, log) {
    const config = configOfMatch(facts)
    if (!config) throw new Refusal(409, 'GAME_NOT_STARTED', 'The match has not begun', facts.id)
    const entries = log as readonly LogEntry[]
    const replay = replayGame(
      config,
      entries.map(({ action }) => action),
    )
    return {
      valid: replay.valid && verifyLog({ ...replay.state, transactionLog: entries }).valid,
      actionCount: log.length,
      finalStateHash: replay.finalStateHash,
    }
  },

  commitment: () => undefined,
  terms({ terms }) {
    if (!terms) throw new MatchRefused('VALIDATION_ERROR', 'terms: are needed to open a match of Triad')
    refuse(checkTerms(terms))
    return { rngSeed: 0, options: terms }
  },
  rematchTerms: ({ options }) => ({ rngSeed: 0, options }),
  seatTerms({ seat }, other, options): TriadSeat {
    if (!seat) throw new MatchRefused('VALIDATION_ERROR', 'seat: is needed to sit down at Triad')
    const opponent = other && (other.terms as TriadSeat).claim.player
    const terms = termsSchema.parse(options)
    refuse(checkSeat(terms, seatSchema.parse(seat), other ? 1 : 0, opponent ?? undefined))
    if (!other) return { claim: seat }
    const now = `${Math.floor(Date.now() / 1000)}`
    return { claim: seat, chance: { now, salt: `0x${randomBytes(32).toString('hex')}` } }
  },
  lobby(options, seat) {
    const { ruleset, seasonId } = termsSchema.parse(options)
    return { player: (seat as TriadSeat).claim.player, rulesetId: ruleset.id, seasonId }
  },
  suits: (options, { terms }) => canonicalJson(options) === canonicalJson(terms),

  progress(game) {
    const active = activePlayer(game)
    if (game.phase === 'setup') return { status: 'open', active, turnDeadline: null }
    if (game.phase !== 'gameOver') return { status: 'running', active, turnDeadline: null }
    return { status: 'over', active, turnDeadline: null, winner: resultOf(game).winner }
  },
  // An absent player does not forfeit: without both signatures there is no result.
  dueAction: () => undefined,
  awaitsBot: () => false,
})
