import { z } from 'zod'
import { height, time } from './schemas.js'

const count = z.int().nonnegative()
const side = z.literal([0, 1])
/** The side played by the other player's own bot; null for a game between two players. */
const botSide = side.nullable()
const bytes32 = z.templateLiteral(['0x', z.string().regex(/^[0-9a-f]{64}$/)])
/** An account as Substrate's generic address. */
const account = z.string().min(1)
/** More than GraphQL's Int holds, so it comes as text. */
const bigNumber = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
const amount = z
  .string()
  .regex(/^\d+$/)
  .transform((text) => BigInt(text))

const gameFields = {
  id: z.int().positive(),
  playerA: account,
  playerB: account,
  botSide,
  rules: count,
  scheme: count,
  turnBlocks: count,
  startBlock: height,
  startedAt: time,
  status: z.enum(['dealing', 'running', 'won', 'drawn', 'cancelled']),
  turn: count,
  activePlayer: account,
  winner: account.nullable(),
  winnerSide: side.nullable(),
  endedBy: z.enum(['damage', 'concession', 'resignation', 'timeout']).nullable(),
  endBlock: height.nullable(),
  endedAt: time.nullable(),
  batchCount: count,
  stateHash: bytes32.nullable(),
  verified: z.boolean(),
  block: height,
  transaction: bytes32,
}

/** Names of the fields above in a query. */
export const gameSelection = Object.keys(gameFields)
  .map((name) => (name === 'id' ? 'id: number' : name))
  .join(' ')

export const ccgGameSummarySchema = z.object(gameFields)

/** With the inputs of a replay; `parseGameRecord` checks the rest. */
export const ccgGameSchema = z.object({
  ...gameFields,
  publicKeyA: z.string(),
  publicKeyB: z.string(),
  parentHash: z.string(),
  linkA: z.string(),
  linkB: z.string(),
  deckA: z.array(count),
  deckB: z.array(count),
  cards: z.unknown(),
})

export const ccgBatchSchema = z.object({
  index: count,
  timeout: z.boolean(),
  resigned: z.boolean(),
  player: account,
  side,
  actions: z.string(),
  link: z.string().nullable(),
  parentHash: z.string().nullable(),
  stateHash: z.string().nullable(),
  block: height,
  transaction: bytes32,
  timestamp: time,
})

export const ccgEventSchema = z.object({
  index: count,
  batch: count.nullable(),
  type: z.string(),
  player: account.nullable(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  block: height,
})

export const ccgStandingSchema = z.object({
  player: account,
  played: count,
  won: count,
  lost: count,
  drawn: count,
  winRatio: z.number().min(0).max(1),
  streak: z.int(),
  lastPlayed: time,
})

const stats = {
  rarity: count,
  cardType: count,
  cost: count,
  attack: count,
  health: count,
  effects: bigNumber,
  costChange: z.int(),
  attackChange: z.int(),
  healthChange: z.int(),
}

export const ccgCardSchema = z.object({
  token: z.int().positive(),
  cardId: count,
  owner: account,
  moves: count,
  card: z.object(stats),
})

export const ccgBoosterSchema = z.object({
  order: z.int().positive(),
  buyer: account,
  amount,
  commitment: bytes32,
  decidingBlock: height,
  table: count,
  status: z.enum(['ordered', 'pinned', 'opened']),
  orderedAt: time,
  blockHash: bytes32.nullable(),
  cardIds: z.array(count).nullable(),
  tokens: z.array(count).nullable(),
  openedAt: time.nullable(),
  verified: z.boolean().nullable(),
})

export const ccgProposalSchema = z
  .object({
    proposal: z.int().positive(),
    proposer: account,
    cardId: count,
    cost: z.int(),
    attack: z.int(),
    health: z.int(),
    supply: count,
    endsAt: bigNumber,
    votesFor: count,
    votesAgainst: count,
    executed: z.boolean(),
    proposedAt: time,
  })
  .transform(({ cost, attack, health, ...rest }) => ({ ...rest, adjustment: { cost, attack, health } }))

/** A game in a list; `verified` is true if the SDK's rules give the chain's states and events. */
export type CcgGameSummary = z.output<typeof ccgGameSummarySchema>
/** A batch of a game, with its location; a time-out claim and a resignation have no actions. */
export type CcgBatch = z.output<typeof ccgBatchSchema>
/** An event of a game; `batch` is null for the deal at the start. */
export type CcgEvent = z.output<typeof ccgEventSchema>
/**
 * A player's standing over all finished games, without cancelled ones; `streak` counts wins in a row, negative losses.
 */
export type CcgStanding = z.output<typeof ccgStandingSchema>
/** A card with its owner, and its kind with the sum of adjustments. */
export type CcgCard = z.output<typeof ccgCardSchema>
/** A booster from order to opening. */
export type CcgBooster = z.output<typeof ccgBoosterSchema>
/** A proposal with its votes so far. Quorum and periods are the contract's settings. */
export type CcgProposal = z.output<typeof ccgProposalSchema>
