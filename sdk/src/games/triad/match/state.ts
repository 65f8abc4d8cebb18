import type { Hex } from 'viem'
import { z } from 'zod'
import type { SigningDomain } from '../../../core/eip712.js'
import { addressSchema, bytes32Schema, signatureSchema } from '../../../core/evm-schemas.js'
import type { LogEntry as AnyLogEntry } from '../../../core/game-log.js'
import { logEntrySchema } from '../../../core/match-messages.js'
import { type Cards, cardsSchema, cardsToJson } from '../cards.js'
import { parseRuleset, type Ruleset } from '../ruleset.js'
import { rulesetSchema } from '../ruleset-schema.js'
import { type Deck, type MatchHeader, type Turn, turnCount } from '../state.js'
import { deckSchema, domainSchema, headerSchema, headerToJson, turnSchema } from '../transcript.js'

/**
 * `setup` waits for the second player, `choosing` for the one with Wind. After nine turns the game is over, and both
 * players sign it.
 */
export const phases = ['setup', 'choosing', 'playing', 'gameOver'] as const
export type Phase = (typeof phases)[number]

/** The terms that the creator of a match chooses. */
export type MatchTerms = {
  readonly ruleset: Ruleset
  readonly seasonId: number
  /** The league that the match is signed for. */
  readonly domain: SigningDomain
  /** Seconds from the start of the match to its deadline. */
  readonly lifetime: number
}

/** A seat as the player claims it; the claim is verified on chain. */
export type Seat = {
  readonly player: MatchHeader['playerA']
  readonly deck: Deck
  readonly cards: Cards
  /** Whether the account is a contract, whose signature only the chain can check (ERC-1271). */
  readonly isContract: boolean
}

export const termsSchema = z.object({
  ruleset: z.union([z.string(), rulesetSchema]).transform((value, context): Ruleset => {
    try {
      return parseRuleset(value)
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message })
      return z.NEVER
    }
  }),
  seasonId: z
    .int()
    .min(0)
    .max(2 ** 32 - 1)
    .default(0),
  domain: domainSchema,
  lifetime: z.int().positive(),
})

export const seatSchema = z.object({
  player: addressSchema,
  deck: deckSchema,
  cards: cardsSchema,
  isContract: z.boolean().default(false),
})

export const termsToJson = ({ ruleset, seasonId, domain, lifetime }: MatchTerms) => ({
  ruleset: ruleset.config,
  seasonId,
  domain,
  lifetime,
})

export const seatToJson = ({ player, deck, cards, isContract }: Seat) => ({
  player,
  deck: deck.map((tokenId) => `${tokenId}`),
  cards: cardsToJson(cards),
  isContract,
})

export type TermsJson = ReturnType<typeof termsToJson>
export type SeatJson = ReturnType<typeof seatToJson>
export type HeaderJson = ReturnType<typeof headerToJson>

/** Terms and seats as they are stored and hashed: parsing returns their canonical JSON. */
export const termsJsonSchema = termsSchema.transform(termsToJson)
export const seatJsonSchema = seatSchema.transform(seatToJson)

/** A seat as a viewer sees it: deck and cards are null while they are hidden. */
export type ShownSeatJson = Pick<SeatJson, 'player' | 'isContract'> & {
  readonly deck: SeatJson['deck'] | null
  readonly cards: SeatJson['cards'] | null
}

/** The server's inputs of a match, fixed once both seats are taken: the time in unix seconds, and a random salt. */
export const chanceSchema = z.object({ now: z.string().regex(/^\d+$/), salt: bytes32Schema })
export type Chance = z.output<typeof chanceSchema>

/** A match in plain JSON, from the first seat to the second signature. */
export type Game = {
  readonly phase: Phase
  readonly terms: TermsJson
  readonly seats: readonly [ShownSeatJson | null, ShownSeatJson | null]
  readonly chance: Chance | null
  /** Null until the first player is known. */
  readonly header: HeaderJson | null
  readonly turns: readonly Turn[]
  readonly signatures: readonly [Hex | null, Hex | null]
}

const playerSchema = z.literal([0, 1])

const chooseFirstSchema = z.strictObject({
  type: z.literal('chooseFirst'),
  playerIndex: playerSchema,
  firstPlayer: playerSchema,
})
const playTurnSchema = z.strictObject({
  type: z.literal('playTurn'),
  playerIndex: playerSchema,
  turn: turnSchema,
})
const signSchema = z.strictObject({
  type: z.literal('sign'),
  playerIndex: playerSchema,
  signature: signatureSchema,
})

export const actionSchema = z.discriminatedUnion('type', [chooseFirstSchema, playTurnSchema, signSchema])
export const actionTypes = actionSchema.options.map(({ shape }) => shape.type.value)

export type ChooseFirst = z.output<typeof chooseFirstSchema>
export type PlayTurn = z.output<typeof playTurnSchema>
export type Sign = z.output<typeof signSchema>
export type Action = ChooseFirst | PlayTurn | Sign

/** The details of an action in the log: the tiles of each player after it. */
export type ActionDetails = { readonly tiles: readonly [number, number] }

const tiles = z.int().nonnegative()
export const transactionLogEntrySchema = logEntrySchema(
  actionSchema,
  z.strictObject({ tiles: z.tuple([tiles, tiles]) }),
)
export type LogEntry = AnyLogEntry<Action, ActionDetails>

export type GameState = Game & { readonly transactionLog: readonly LogEntry[] }

const shownSeatSchema = z
  .object({
    player: addressSchema,
    isContract: z.boolean(),
    deck: deckSchema.nullable(),
    cards: cardsSchema.nullable(),
  })
  .transform(
    ({ player, isContract, deck, cards }): ShownSeatJson =>
      deck && cards
        ? seatToJson({ player, deck, cards, isContract })
        : { player, isContract, deck: null, cards: null },
  )

const gameFields = {
  phase: z.enum(phases),
  terms: termsJsonSchema,
  seats: z.tuple([shownSeatSchema.nullable(), shownSeatSchema.nullable()]),
  chance: chanceSchema.nullable(),
  header: headerSchema.transform(headerToJson).nullable(),
  turns: z.array(turnSchema).max(turnCount),
  signatures: z.tuple([signatureSchema.nullable(), signatureSchema.nullable()]),
}

export const gameStateSchema = z.strictObject({
  ...gameFields,
  transactionLog: z.array(transactionLogEntrySchema),
})

/** All inputs of the first position. */
export type GameConfig = {
  readonly terms: TermsJson
  readonly seats: readonly [SeatJson, SeatJson]
  readonly chance: Chance
}
