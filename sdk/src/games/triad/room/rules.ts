import type { Hex } from 'viem'
import { FivefoldError } from '../../../core/index.js'
import { type Cards, deckCards } from '../cards.js'
import { TriadError } from '../error.js'
import { firstPlayerChooser } from '../formations.js'
import { checkHeader } from '../header.js'
import type { Match } from '../replay.js'
import { applyTurn, startMatch } from '../rules.js'
import { isSignedBy } from '../signatures.js'
import {
  type MatchHeader,
  type MatchState,
  type Player,
  playerToMove,
  protocolVersion,
  type Turn,
  turnCount,
} from '../state.js'
import { matchDigest } from '../typed-data.js'
import type { Room, RoomChance, RoomPhase, RoomTerms, Seat, SeatedRoom } from './room.js'

/** A seal lasts seven days; a match must be settled while both seals live. */
export const maxLifetime = 6 * 24 * 60 * 60

export type RoomRefusal =
  | 'ROOM_FULL'
  | 'NOT_YOUR_TURN'
  | 'WRONG_PHASE'
  | 'OUT_OF_STEP'
  | 'INVALID_LIFETIME'
  | 'ALREADY_SIGNED'

function refuse(code: RoomRefusal, message: string, value?: unknown, hint?: string): FivefoldError {
  return new FivefoldError(message, { code, value, ...(hint && { hint }) })
}

export function roomPhase({ seats, header, turns, signatures }: Room): RoomPhase {
  if (!seats[1]) return 'open'
  if (!header) return 'choosing'
  if (turns.length < turnCount) return 'playing'
  return signatures.every(Boolean) ? 'signed' : 'signing'
}

/** The first seat. The deck is checked at once, not when an opponent has come. */
export function openRoom(terms: RoomTerms, seat: Seat): Room {
  const { lifetime } = terms
  if (!Number.isInteger(lifetime) || lifetime <= 0 || lifetime > maxLifetime) {
    throw refuse(
      'INVALID_LIFETIME',
      `A match cannot be open for ${lifetime} seconds`,
      lifetime,
      `at most ${maxLifetime}`,
    )
  }
  checkSeat(terms, seat, 0)
  return { terms, seats: [seat, null], chance: null, header: null, turns: [], signatures: [null, null] }
}

/** The second seat. Unless a player has the choice of Wind, the salt's last bit says who begins. */
export function joinRoom(room: Room, seat: Seat, chance: RoomChance): Room {
  const [first, taken] = room.seats
  if (taken) throw refuse('ROOM_FULL', 'Both seats are taken')
  if (first.player.toLowerCase() === seat.player.toLowerCase())
    throw new TriadError('SamePlayer', { player: seat.player })
  checkSeat(room.terms, seat, 1)
  const seated: Room = { ...room, seats: [first, seat], chance }
  if (firstChooser(seated) !== null) return seated
  return withFirstPlayer(seated, Number(BigInt(chance.salt) & 1n) as Player)
}

/** Who may say who begins: the only player with Wind in the deck. Null where nobody may. */
export function firstChooser({ terms, seats: [a, b] }: Room): Player | null {
  if (!b) return null
  const config = terms.ruleset.config
  const decks = [deckCards(config, a.deck, a.cards), deckCards(config, b.deck, b.cards)] as const
  if (decks[0] instanceof TriadError || decks[1] instanceof TriadError) return null
  return firstPlayerChooser([decks[0], decks[1]])
}

export function chooseFirst(room: Room, by: Player, firstPlayer: Player): Room {
  if (roomPhase(room) !== 'choosing') throw refuse('WRONG_PHASE', 'Nobody is to choose who begins')
  if (firstChooser(room) !== by) throw refuse('NOT_YOUR_TURN', 'The other player chooses who begins')
  return withFirstPlayer(room, firstPlayer)
}

/** `index` is the turn that the player means, so that a turn sent twice is not taken for the next one. */
export function playTurn(room: Room, by: Player, index: number, turn: Turn): Room {
  if (!isSeated(room) || roomPhase(room) !== 'playing')
    throw refuse('WRONG_PHASE', 'No turn is to be made now')
  if (index !== room.turns.length)
    throw refuse(
      'OUT_OF_STEP',
      `Turn ${index} is not the next one`,
      index,
      `the next is ${room.turns.length}`,
    )
  const state = roomState(room)
  if (playerToMove(state) !== by) throw refuse('NOT_YOUR_TURN', 'The other player is to move')
  const result = applyTurn(state, turn)
  if (!result.ok) throw result.error
  return { ...room, turns: [...room.turns, turn] }
}

/** Takes a player's signature of the finished match. A key's is checked here, a contract's by the chain. */
export async function addSignature(room: Room, by: Player, signature: Hex): Promise<Room> {
  if (!isSeated(room) || roomPhase(room) !== 'signing')
    throw refuse('WRONG_PHASE', 'The match is not to be signed now')
  if (room.signatures[by]) throw refuse('ALREADY_SIGNED', 'The signature is here already')
  const seat = room.seats[by]
  const digest = matchDigest(room.terms.domain, { header: room.header, turns: room.turns })
  if (!seat.isContract && !(await isSignedBy(seat.player, digest, signature)))
    throw new TriadError('InvalidSignature', { player: by })
  const [a, b] = room.signatures
  return { ...room, signatures: by === 0 ? [signature, b] : [a, signature] }
}

export function isSeated(room: Room): room is SeatedRoom {
  return room.seats[1] !== null && room.header !== null
}

/** The cards of both players. */
export function roomCards({ seats: [a, b] }: Room): Cards {
  return new Map([...a.cards, ...(b?.cards ?? [])])
}

/** The match so far, as the rules see it. */
export function roomMatch(room: SeatedRoom): Match {
  return { header: room.header, turns: room.turns, ruleset: room.terms.ruleset, cards: roomCards(room) }
}

/** The board as the turns so far have left it. */
export function roomState(room: SeatedRoom): MatchState {
  const start = startMatch(roomMatch(room))
  if (!start.ok) throw start.error
  let { state } = start
  for (const turn of room.turns) {
    const result = applyTurn(state, turn)
    if (!result.ok) throw result.error
    state = result.state
  }
  return state
}

function checkSeat({ ruleset }: RoomTerms, { deck, cards }: Seat, player: Player): void {
  const tokenId = deck.find((id, index) => deck.includes(id, index + 1))
  if (tokenId !== undefined) throw new TriadError('DuplicateCard', { player, tokenId })
  const checked = deckCards(ruleset.config, deck, cards)
  if (checked instanceof TriadError) throw checked
}

function withFirstPlayer(room: Room, firstPlayer: Player): Room {
  const { terms, seats, chance } = room
  const [a, b] = seats
  if (!b || !chance) throw refuse('WRONG_PHASE', 'A seat is free')
  const header: MatchHeader = {
    version: protocolVersion,
    rulesetId: terms.ruleset.id,
    seasonId: terms.seasonId,
    playerA: a.player,
    playerB: b.player,
    deckA: a.deck,
    deckB: b.deck,
    firstPlayer,
    deadline: chance.now + BigInt(terms.lifetime),
    salt: chance.salt,
  }
  const refused = checkHeader(header, terms.ruleset)
  if (refused) throw refused
  return { ...room, header }
}
