import { randomBytes } from 'node:crypto'
import { canonicalJson, type FivefoldError } from '@fivefold/sdk/core'
import { type Player, playerOfTurn, triad } from '@fivefold/sdk/triad'
import {
  type Action,
  actionTypes,
  applyAction,
  checkSeat,
  checkSignature,
  checkTerms,
  clientMessages,
  firstChooser,
  type Game,
  type GameConfig,
  type MatchOptions,
  matchOptionsSchema,
  readGame,
  resultOf,
  type SeatJson,
  seatSchema,
  startGame,
  stateHash,
  type TermsJson,
  termsJsonSchema,
  termsSchema,
  transactionLogEntrySchema,
  viewOf,
  waitingGame,
} from '@fivefold/sdk/triad/match'
import { z } from 'zod'
import { MatchRefused } from '../../match/refused.js'
import { type AnySeatRequest, defineServerGame, type ServerRules } from '../../match/server-game.js'
import { configOfMatch, type TriadFacts, type TriadSeat, triadSeatSchema } from './terms.js'

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

/** A match around the board: seats, the choice of who begins, nine turns and two signatures. */
const rules: ServerRules<GameConfig, Game, Action> = {
  id: triad.id,
  title: triad.title,
  start: (config) => ({ ok: true, state: startGame(config), events: [] }),
  apply(game, action) {
    const applied = applyAction(game, action)
    return applied.ok ? { ok: true, state: applied.game, events: [applied.details] } : applied
  },
  view: (game, viewer) => viewOf(game, viewer),
  hash: stateHash,
}

/** Triad as the match platform plays it. The result is settled on chain, by the two signatures that the match ends with. */
export const triadGame = defineServerGame<GameConfig, Game, Action, TriadFacts, Opening, SeatRequest>({
  rules,
  messages: clientMessages,
  actionTypes,
  slotSchema: matchOptionsSchema,
  lobbySchema: z.object({ player: z.string(), rulesetId: z.string(), seasonId: z.int() }),
  jsonSchemas: () => ({}),
  optionsSchema: termsJsonSchema,
  termsSchema: triadSeatSchema,
  entrySchema: transactionLogEntrySchema,
  showsSetup: true,
  neverForfeits: true,

  config: configOfMatch,
  waiting: ({ options, seats: [first, second] }) =>
    waitingGame(options, [first?.terms.claim ?? null, second?.terms.claim ?? null]),
  details: ([detail]) => detail,
  check({ state }, action) {
    if (action.type !== 'sign') return undefined
    return checkSignature(state, action).then((forged) => forged?.message)
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
