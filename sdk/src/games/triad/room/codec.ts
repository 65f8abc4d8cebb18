import { z } from 'zod'
import { parse } from '../../../core/index.js'
import { cardsSchema, cardsToJson } from '../cards.js'
import { parseRuleset } from '../ruleset.js'
import { rulesetSchema } from '../ruleset-schema.js'
import type { Deck } from '../state.js'
import {
  addressSchema,
  bytes32Schema,
  deckSchema,
  domainSchema,
  headerSchema,
  headerToJson,
  signatureSchema,
  turnSchema,
  turnToJson,
} from '../transcript.js'
import type { Room, RoomTerms, Seat } from './room.js'

export const seatSchema = z.object({
  player: addressSchema,
  deck: deckSchema,
  cards: cardsSchema,
  isContract: z.boolean().default(false),
})

export const termsSchema = z.object({
  ruleset: z.union([z.string(), rulesetSchema]).transform((value) => parseRuleset(value)),
  seasonId: z
    .int()
    .min(0)
    .max(2 ** 32 - 1)
    .default(0),
  domain: domainSchema,
  lifetime: z.int().positive(),
})

const roomSchema = z.object({
  terms: termsSchema,
  seats: z.tuple([seatSchema, seatSchema.nullable()]),
  chance: z.object({ now: z.string().regex(/^\d+$/).transform(BigInt), salt: bytes32Schema }).nullable(),
  header: headerSchema.nullable(),
  turns: z.array(turnSchema).max(9),
  signatures: z.tuple([signatureSchema.nullable(), signatureSchema.nullable()]),
})

export function parseRoom(value: unknown): Room {
  return parse(roomSchema, value, 'room')
}

const deckToJson = (deck: Deck): string[] => deck.map((tokenId) => `${tokenId}`)

export function seatToJson({ player, deck, cards, isContract }: Seat) {
  return { player, deck: deckToJson(deck), cards: cardsToJson(cards), isContract }
}

export function termsToJson({ ruleset, seasonId, domain, lifetime }: RoomTerms) {
  return { ruleset: ruleset.config, seasonId, domain, lifetime }
}

/** Plain JSON that `parseRoom` reads back. */
export function roomToJson({ terms, seats: [a, b], chance, header, turns, signatures }: Room) {
  return {
    terms: termsToJson(terms),
    seats: [seatToJson(a), b && seatToJson(b)],
    chance: chance && { now: `${chance.now}`, salt: chance.salt },
    header: header && headerToJson(header),
    turns: turns.map(turnToJson),
    signatures,
  }
}
