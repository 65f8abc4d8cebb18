import { z } from 'zod'
import { hashSchema, logEntrySchema } from '../../core/match-messages.js'
import { playerIndexSchema as playerIndex } from '../../core/player.js'
import { combatBonuses, damageModes, phases, ranks, rulesVersions, suits, victoryTypes } from './state.js'

const column = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
const position = z.strictObject({ row: z.union([z.literal(0), z.literal(1)]), col: column })
const count = z.int().nonnegative()

export const cardSchema = z.strictObject({ suit: z.enum(suits), rank: z.enum(ranks) })

export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('deploy'), playerIndex, card: cardSchema, column }),
  z.strictObject({
    type: z.literal('attack'),
    playerIndex,
    attackerPosition: position,
    targetPosition: position,
  }),
  z.strictObject({ type: z.literal('pass'), playerIndex }),
  z.strictObject({ type: z.literal('reinforce'), playerIndex, card: cardSchema }),
  z.strictObject({ type: z.literal('forfeit'), playerIndex }),
])

const shuffleSchema = z.strictObject({ scheme: z.literal('sha256-counter'), seed: hashSchema })

export const gameOptionsSchema = z.strictObject({
  damageMode: z.enum(damageModes),
  shuffle: shuffleSchema.optional(),
})

export const rulesVersionSchema = z.literal(rulesVersions)

const battlefieldCardSchema = z.strictObject({
  card: cardSchema,
  position,
  currentHp: z.int().min(0).max(11),
  faceDown: z.boolean(),
})

const playerSchema = z.strictObject({ id: z.string(), name: z.string() })

const playerStateSchema = z.strictObject({
  player: playerSchema,
  hand: z.array(cardSchema),
  battlefield: z.array(battlefieldCardSchema.nullable()).length(8),
  drawpile: z.array(cardSchema),
  discardPile: z.array(cardSchema),
  lifepoints: z.int().min(0).max(20),
  handCount: count.optional(),
  drawpileCount: count.optional(),
})

const combatStepSchema = z.strictObject({
  target: z.enum(['frontCard', 'backCard', 'playerLp']),
  card: cardSchema.optional(),
  incomingDamage: count,
  hpBefore: count.optional(),
  effectiveHp: count.optional(),
  absorbed: count.optional(),
  overflow: count.optional(),
  damage: count,
  hpAfter: count.optional(),
  destroyed: z.boolean().optional(),
  lpBefore: count.optional(),
  lpAfter: count.optional(),
  bonuses: z.array(z.enum(combatBonuses)).optional(),
})

const combatLogSchema = z.strictObject({
  turnNumber: count,
  attackerPlayerIndex: playerIndex,
  attackerCard: cardSchema,
  targetColumn: column,
  baseDamage: count,
  steps: z.array(combatStepSchema),
  totalLpDamage: count,
})

const transactionDetailSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('deploy'), gridIndex: count, phaseAfter: z.enum(phases) }),
  z.strictObject({
    type: z.literal('attack'),
    combat: combatLogSchema,
    reinforcementTriggered: z.boolean(),
    victoryTriggered: z.boolean(),
  }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({
    type: z.literal('reinforce'),
    column,
    gridIndex: count,
    cardsDrawn: count,
    reinforcementComplete: z.boolean(),
  }),
  z.strictObject({ type: z.literal('forfeit'), winnerIndex: playerIndex }),
])

export const transactionLogEntrySchema = logEntrySchema(actionSchema, transactionDetailSchema)

export const gameStateSchema = z.strictObject({
  players: z.tuple([playerStateSchema, playerStateSchema]),
  activePlayerIndex: playerIndex,
  phase: z.enum(phases),
  turnNumber: count,
  rngSeed: z.int(),
  gameOptions: gameOptionsSchema,
  transactionLog: z.array(transactionLogEntrySchema),
  outcome: z
    .strictObject({ winnerIndex: playerIndex, victoryType: z.enum(victoryTypes), turnNumber: count })
    .optional(),
  reinforcement: z.strictObject({ column, attackerIndex: playerIndex }).optional(),
})

/** The hashed part of a state: everything but its log. */
export const gameSchema = gameStateSchema.omit({ transactionLog: true })

/** A recorded game, the input of `replayGame`. */
export const gameRecordSchema = z.object({
  config: z.object({
    rngSeed: z.int(),
    players: z.tuple([playerSchema, playerSchema]),
    gameOptions: gameOptionsSchema.partial().optional(),
    rulesVersion: rulesVersionSchema.optional(),
  }),
  actions: z.array(actionSchema),
})
