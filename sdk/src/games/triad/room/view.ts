import type { Hex } from 'viem'
import { z } from 'zod'
import { parse } from '../../../core/index.js'
import { type Cards, cardsSchema } from '../cards.js'
import type { TurnEvent } from '../events.js'
import { applyTurn, startMatch } from '../rules.js'
import type { Deck, MatchHeader, MatchState, Player, Turn } from '../state.js'
import { addressSchema, deckSchema, headerSchema, signatureSchema, turnSchema } from '../transcript.js'
import { roomToJson, termsSchema } from './codec.js'
import { type Room, type RoomPhase, type RoomTerms, roomPhases, type Seat } from './room.js'
import { firstChooser, roomPhase } from './rules.js'

/** What is known of a room beside the match. */
export type RoomFacts = {
  readonly id: string
  /** Rises with every change. */
  readonly version: number
  readonly createdAt: Date
  /** Whether the lobby shows it. */
  readonly isListed: boolean
  readonly online: readonly [boolean, boolean]
}

/** Deck and cards are null while the viewer may not see them. */
export type SeatView = Pick<Seat, 'player' | 'isContract'> & {
  readonly deck: Deck | null
  readonly cards: Cards | null
  readonly online: boolean
}

/** What one viewer may see of a room. */
export type RoomView = Omit<RoomFacts, 'online'> & {
  readonly phase: RoomPhase
  readonly terms: RoomTerms
  readonly seats: readonly [SeatView, SeatView | null]
  /** Who may say who begins, while that is open. */
  readonly chooser: Player | null
  readonly header: MatchHeader | null
  readonly turns: readonly Turn[]
  readonly signatures: readonly [Hex | null, Hex | null]
}

/** The first deck stays hidden until the second is fixed, or it could be chosen to beat it. */
export function viewRoom(room: Room, facts: RoomFacts, viewer: Player | null): RoomView {
  const phase = roomPhase(room)
  const { online, ...rest } = facts
  const view = (seat: Seat, player: Player): SeatView => {
    const isShown = phase !== 'open' || viewer === player
    return {
      player: seat.player,
      isContract: seat.isContract,
      deck: isShown ? seat.deck : null,
      cards: isShown ? seat.cards : null,
      online: online[player],
    }
  }
  const [a, b] = room.seats
  const { terms, header, turns, signatures } = room
  return {
    ...rest,
    phase,
    terms,
    seats: [view(a, 0), b && view(b, 1)],
    chooser: phase === 'choosing' ? firstChooser(room) : null,
    header,
    turns,
    signatures,
  }
}

const seatViewSchema = z.object({
  player: addressSchema,
  isContract: z.boolean(),
  deck: deckSchema.nullable(),
  cards: cardsSchema.nullable(),
  online: z.boolean(),
})

const player = z.literal([0, 1])

export const roomViewSchema = z.object({
  id: z.string(),
  version: z.int().nonnegative(),
  createdAt: z.iso.datetime().transform((text) => new Date(text)),
  isListed: z.boolean(),
  phase: z.enum(roomPhases),
  terms: termsSchema,
  seats: z.tuple([seatViewSchema, seatViewSchema.nullable()]),
  chooser: player.nullable(),
  header: headerSchema.nullable(),
  turns: z.array(turnSchema),
  signatures: z.tuple([signatureSchema.nullable(), signatureSchema.nullable()]),
})

export function parseRoomView(value: unknown): RoomView {
  return parse(roomViewSchema, value, 'room')
}

/** Plain JSON that `parseRoomView` reads back, of what one viewer may see. */
export function roomViewToJson(room: Room, facts: RoomFacts, viewer: Player | null) {
  const { terms, seats, header, turns, signatures } = roomToJson(room)
  const view = viewRoom(room, facts, viewer)
  const { id, version, createdAt, isListed, phase, chooser } = view
  const hide = (index: 0 | 1) => {
    const seat = seats[index]
    if (!seat) return null
    const { online, deck } = view.seats[index] ?? { online: false, deck: null }
    return { ...seat, ...(deck ? {} : { deck: null, cards: null }), online }
  }
  return {
    ...{ id, version, createdAt: createdAt.toISOString(), isListed, phase, chooser },
    ...{ terms, seats: [hide(0), hide(1)], header, turns, signatures },
  }
}

/** The match of a view as the rules see it, with what happened in each turn; null before it began. */
export function roomViewState(
  view: RoomView,
): { readonly state: MatchState; readonly events: readonly (readonly TurnEvent[])[] } | null {
  const { header, seats, terms, turns } = view
  const [a, b] = seats
  if (!header || !a.cards || !b?.cards) return null
  const cards = new Map([...a.cards, ...b.cards])
  const start = startMatch({ header, ruleset: terms.ruleset, cards })
  if (!start.ok) throw start.error
  let { state } = start
  const events: (readonly TurnEvent[])[] = []
  for (const turn of turns) {
    const result = applyTurn(state, turn)
    if (!result.ok) throw result.error
    state = result.state
    events.push(result.events)
  }
  return { state, events }
}
