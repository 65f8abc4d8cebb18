import {
  type Chance,
  chanceSchema,
  type GameConfig,
  type SeatJson,
  seatJsonSchema,
  type TermsJson,
} from '@fivefold/sdk/triad/match'
import { z } from 'zod'
import type { MatchFacts } from '../../match/match.js'

/** The stored terms of a seat: its claim, and, in the seat that was taken last, the chance that fixed the match. */
export const triadSeatSchema = z.object({ claim: seatJsonSchema, chance: chanceSchema.optional() })
export type TriadSeat = { readonly claim: SeatJson; readonly chance?: Chance | undefined }

export type TriadFacts = MatchFacts<TermsJson, TriadSeat>

/** All inputs of the first position; undefined until both seats are taken. */
export function configOfMatch({ options, seats: [first, second] }: Pick<TriadFacts, 'options' | 'seats'>) {
  const chance = first?.terms.chance ?? second?.terms.chance
  if (!first || !second || !chance) return undefined
  return { terms: options, seats: [first.terms.claim, second.terms.claim], chance } satisfies GameConfig
}
