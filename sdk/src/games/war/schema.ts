import { z } from 'zod'
import { hashSchema, logEntrySchema } from '../../core/match-messages.js'
import { playerIndexSchema as playerIndex } from '../../core/player.js'
import { totalCards } from './cards.js'
import { phases, victoryTypes } from './state.js'

const count = z.int().nonnegative()
/** A document may contain any lot; the rules know four. */
export const lotSchema = z.string().max(64)

export const cardSchema = z.strictObject({
  id: z.int(),
  value: z
    .int()
    .min(0)
    .max(totalCards - 1),
})

const flipSchema = z.strictObject({ type: z.literal('flip'), playerIndex })
const forfeitSchema = z.strictObject({ type: z.literal('forfeit'), playerIndex })
const lotsSchema = z.strictObject({
  type: z.literal('lots'),
  lots: z
    .array(z.strictObject({ id: z.int(), lot: lotSchema }))
    .min(1)
    .max(2),
})

/** The actions of players; `lots` comes from the server alone. */
export const playerActionSchema = z.discriminatedUnion('type', [flipSchema, forfeitSchema])
export const actionSchema = z.discriminatedUnion('type', [flipSchema, forfeitSchema, lotsSchema])

const playerStateSchema = z.strictObject({
  player: z.strictObject({ id: z.string(), name: z.string() }),
  dealt: z.array(cardSchema),
  deck: z.array(cardSchema),
  won: z.array(cardSchema),
  played: z.array(z.strictObject({ card: cardSchema.nullable(), faceDown: z.boolean() })),
  shuffles: count,
  deckCount: count.optional(),
  wonCount: count.optional(),
})

const twoCards = z.tuple([cardSchema, cardSchema])
const openCard = cardSchema.nullable()
const stepSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('compare'),
    cards: twoCards,
    decidedBy: z.enum(['face', 'lot']),
    winnerIndex: playerIndex,
  }),
  z.strictObject({ type: z.literal('tie'), cards: twoCards }),
  z.strictObject({
    type: z.literal('war'),
    faceDown: z.tuple([count, count]),
    faceUp: z.tuple([openCard, openCard]),
  }),
  z.strictObject({ type: z.literal('take'), winnerIndex: playerIndex, cards: count }),
  z.strictObject({ type: z.literal('reshuffle'), playerIndex, cards: count }),
])

const transactionDetailSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('flip'), card: cardSchema, steps: z.array(stepSchema) }),
  z.strictObject({ type: z.literal('lots'), steps: z.array(stepSchema) }),
  z.strictObject({ type: z.literal('forfeit'), winnerIndex: playerIndex }),
])

export const transactionLogEntrySchema = logEntrySchema(actionSchema, transactionDetailSchema)

const agreementSchema = z.strictObject({
  commitments: z.tuple([hashSchema, hashSchema]),
  secrets: z.tuple([hashSchema, hashSchema]).optional(),
})

const outcomeSchema = z.union([
  z.strictObject({ winnerIndex: playerIndex, victoryType: z.enum(victoryTypes), round: count }),
  z.strictObject({ draw: z.literal(true), round: count }),
])

export const gameStateSchema = z.strictObject({
  players: z.tuple([playerStateSchema, playerStateSchema]),
  phase: z.enum(phases),
  round: count,
  lots: z.record(z.string(), lotSchema),
  seed: z.union([hashSchema, z.literal('')]),
  agreement: agreementSchema.optional(),
  outcome: outcomeSchema.optional(),
  transactionLog: z.array(transactionLogEntrySchema),
})

const playerConfigSchema = z.object({
  id: z.string(),
  name: z.string(),
  nfts: z.array(cardSchema).optional(),
})

/** The hashed part of a state: everything but its log. */
export const gameSchema = gameStateSchema.omit({ transactionLog: true })

/** A recorded game, the input of `replayGame`. */
export const gameRecordSchema = z.object({
  config: z.object({
    seed: hashSchema,
    agreement: agreementSchema.optional(),
    players: z.tuple([playerConfigSchema, playerConfigSchema]),
  }),
  actions: z.array(actionSchema),
})
