import type { Hex } from 'viem'
import { parse } from '../../../core/parse.js'
import type { Cards } from '../cards.js'
import type { Deck, MatchHeader, Turn } from '../state.js'
import { headerSchema } from '../transcript.js'
import {
  type Game,
  type MatchTerms,
  type Phase,
  type Seat,
  type ShownSeatJson,
  seatSchema,
  termsSchema,
} from './state.js'

/** Deck and cards are null while the viewer may not see them. */
export type ShownSeat = Pick<Seat, 'player' | 'isContract'> & {
  readonly deck: Deck | null
  readonly cards: Cards | null
}

/** A match with the types of the rules: token ids are bigints, the ruleset has its id. */
export type ShownMatch = {
  readonly phase: Phase
  readonly terms: MatchTerms
  readonly seats: readonly [ShownSeat | null, ShownSeat | null]
  readonly header: MatchHeader | null
  readonly turns: readonly Turn[]
  readonly signatures: readonly [Hex | null, Hex | null]
}

/** Reads the JSON of a match. */
export function readGame({ phase, terms, seats: [a, b], header, turns, signatures }: Game): ShownMatch {
  return {
    phase,
    terms: parse(termsSchema, terms, 'terms'),
    seats: [readSeat(a), readSeat(b)],
    header: header && parse(headerSchema, header, 'header'),
    turns,
    signatures,
  }
}

function readSeat(seat: ShownSeatJson | null): ShownSeat | null {
  return seat?.deck && seat.cards ? parse(seatSchema, seat, 'seat') : (seat as ShownSeat | null)
}
