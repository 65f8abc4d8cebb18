import type { Hex } from 'viem'
import { FivefoldError } from '../../../core/error.js'
import { type Cards, deckCards } from '../cards.js'
import { orThrow, TriadError } from '../error.js'
import { firstPlayerChooser } from '../formations.js'
import { checkHeader } from '../header.js'
import { type Match, type MatchResult, matchResult, score } from '../replay.js'
import { applyTurn, startMatch } from '../rules.js'
import { isSignedBy } from '../signatures.js'
import { type MatchState, type Player, playerToMove, protocolVersion, turnCount } from '../state.js'
import { headerToJson } from '../transcript.js'
import { matchDigest } from '../typed-data.js'
import { readGame, type ShownMatch, type ShownSeat } from './read.js'
import type {
  Action,
  ActionDetails,
  ChooseFirst,
  Game,
  GameConfig,
  MatchTerms,
  PlayTurn,
  Seat,
  Sign,
  TermsJson,
} from './state.js'

/** In seconds. A seal is valid for seven days, and a match must be settled while both seals are valid. */
export const maxLifetime = 6 * 24 * 60 * 60

export type MatchRefusalCode = 'NOT_YOUR_TURN' | 'WRONG_PHASE' | 'INVALID_LIFETIME' | 'ALREADY_SIGNED'

/** A refusal outside of the rules of a turn: order of turns, choice of the first player, signatures. */
export class MatchRefusal extends FivefoldError {
  declare readonly code: MatchRefusalCode

  constructor(code: MatchRefusalCode, message: string, value?: unknown) {
    super(message, { code, value })
  }
}

export type ActionResult =
  | { readonly ok: true; readonly game: Game; readonly details: ActionDetails }
  | { readonly ok: false; readonly error: TriadError | MatchRefusal }

const refuse = (code: MatchRefusalCode, message: string): ActionResult => ({
  ok: false,
  error: new MatchRefusal(code, message),
})

/** Why a match cannot be created with these terms; null where it can. */
export function checkTerms({ lifetime }: Pick<MatchTerms, 'lifetime'>): MatchRefusal | null {
  if (Number.isInteger(lifetime) && lifetime > 0 && lifetime <= maxLifetime) return null
  const message = `A match cannot be open for ${lifetime} seconds, at most ${maxLifetime}`
  return new MatchRefusal('INVALID_LIFETIME', message, lifetime)
}

/** Why a player cannot take a seat with this deck and opponent; null where it is possible. */
export function checkSeat(
  { ruleset }: Pick<MatchTerms, 'ruleset'>,
  { player, deck, cards }: Seat,
  index: Player,
  opponent?: string,
): TriadError | null {
  if (player.toLowerCase() === opponent?.toLowerCase()) return new TriadError('SamePlayer', { player })
  const tokenId = deck.find((id, place) => deck.includes(id, place + 1))
  if (tokenId !== undefined) return new TriadError('DuplicateCard', { player: index, tokenId })
  const checked = deckCards(ruleset.config, deck, cards)
  return checked instanceof TriadError ? checked : null
}

/** A match that waits for its second player. */
export function waitingGame(terms: TermsJson, seats: Game['seats']): Game {
  return { phase: 'setup', terms, seats, chance: null, header: null, turns: [], signatures: [null, null] }
}

/**
 * A match with both players. Unless one player has the choice of Wind, the last bit of the salt decides who begins.
 *
 * @throws {TriadError} where the two seats make no match; `checkSeat` reports that before.
 */
export function startGame({ terms, seats, chance }: GameConfig): Game {
  const game: Game = { ...waitingGame(terms, seats), phase: 'choosing', chance }
  if (firstChooser(readGame(game)) !== null) return game
  return withFirstPlayer(game, Number(BigInt(chance.salt) & 1n) as Player)
}

/** The player who chooses the first player: the only one with Wind in the deck. Null where there is no choice. */
export function firstChooser({ terms, seats: [a, b] }: Pick<ShownMatch, 'terms' | 'seats'>): Player | null {
  const [first, second] = [cardsOf(terms, a), cardsOf(terms, b)]
  return first && second ? firstPlayerChooser([first, second]) : null
}

function cardsOf({ ruleset }: MatchTerms, seat: ShownSeat | null) {
  const cards = seat?.deck && seat.cards ? deckCards(ruleset.config, seat.deck, seat.cards) : null
  return cards instanceof TriadError ? null : cards
}

/** Carries out an action. The given game is not changed. Check signatures with `checkSignature` first. */
export function applyAction(game: Game, action: Action): ActionResult {
  switch (action.type) {
    case 'chooseFirst':
      return chooseFirst(game, action)
    case 'playTurn':
      return playTurn(game, action)
    case 'sign':
      return sign(game, action)
  }
}

function chooseFirst(game: Game, { playerIndex, firstPlayer }: ChooseFirst): ActionResult {
  if (game.phase !== 'choosing') return refuse('WRONG_PHASE', 'Nobody is to choose who begins')
  if (firstChooser(readGame(game)) !== playerIndex)
    return refuse('NOT_YOUR_TURN', 'The other player chooses who begins')
  return { ok: true, game: withFirstPlayer(game, firstPlayer), details: { tiles: [0, 0] } }
}

function playTurn(game: Game, { playerIndex, turn }: PlayTurn): ActionResult {
  if (game.phase !== 'playing') return refuse('WRONG_PHASE', 'No turn is to be made now')
  const state = boardOf(game)
  if (playerToMove(state) !== playerIndex) return refuse('NOT_YOUR_TURN', 'The other player is to move')
  const result = applyTurn(state, turn)
  if (!result.ok) return result
  const phase = result.state.turn === turnCount ? 'gameOver' : 'playing'
  const { tiles } = score(result.state.board)
  return { ok: true, game: { ...game, phase, turns: [...game.turns, turn] }, details: { tiles } }
}

function sign(game: Game, { playerIndex, signature }: Sign): ActionResult {
  if (game.phase !== 'gameOver') return refuse('WRONG_PHASE', 'The match is not to be signed now')
  const [a, b] = game.signatures
  if (game.signatures[playerIndex]) return refuse('ALREADY_SIGNED', 'The signature is here already')
  const signatures = playerIndex === 0 ? ([signature, b] as const) : ([a, signature] as const)
  return { ok: true, game: { ...game, signatures }, details: { tiles: resultOf(game).tiles } }
}

/** Checks the signature of a `sign` action by a key. The signature of a contract wallet is checked on chain. */
export async function checkSignature(
  game: Game,
  { playerIndex, signature }: Sign,
): Promise<TriadError | null> {
  const { seats, terms, header, turns } = readGame(game)
  const seat = seats[playerIndex]
  if (!header || turns.length < turnCount || !seat || seat.isContract) return null
  const digest = matchDigest(terms.domain, { header, turns })
  if (await isSignedBy(seat.player, digest, signature)) return null
  return new TriadError('InvalidSignature', { player: playerIndex })
}

/** A match as the rules of Triad replay it; null before it has begun. */
export function matchOf({ header, turns, terms, seats: [a, b] }: ShownMatch): Match | null {
  if (!header || !a?.cards || !b?.cards) return null
  const cards: Cards = new Map([...a.cards, ...b.cards])
  return { header, turns, ruleset: terms.ruleset, cards }
}

/** The position after all turns so far. */
export function boardOf(game: Game): MatchState {
  const match = matchOf(readGame(game))
  if (!match) throw new MatchRefusal('WRONG_PHASE', 'The match has not begun')
  return match.turns.reduce(
    (state, turn) => orThrow(applyTurn(state, turn)).state,
    orThrow(startMatch(match)).state,
  )
}

/** The winner and the tiles of both players. */
export const resultOf = (game: Game): MatchResult => matchResult(boardOf(game).board)

/** Both signatures, once both players have signed. */
export function signaturesOf({ signatures: [sigA, sigB] }: Pick<Game, 'signatures'>): {
  sigA: Hex
  sigB: Hex
} | null {
  return sigA && sigB ? { sigA, sigB } : null
}

function withFirstPlayer(game: Game, firstPlayer: Player): Game {
  const { terms, seats } = readGame(game)
  const [a, b] = seats
  if (!a?.deck || !b?.deck || !game.chance) throw new MatchRefusal('WRONG_PHASE', 'A seat is free')
  const header = {
    version: protocolVersion,
    rulesetId: terms.ruleset.id,
    seasonId: terms.seasonId,
    playerA: a.player,
    playerB: b.player,
    deckA: a.deck,
    deckB: b.deck,
    firstPlayer,
    deadline: BigInt(game.chance.now) + BigInt(terms.lifetime),
    salt: game.chance.salt,
  }
  const refused = checkHeader(header, terms.ruleset)
  if (refused) throw refused
  return { ...game, phase: 'playing', header: headerToJson(header) }
}
