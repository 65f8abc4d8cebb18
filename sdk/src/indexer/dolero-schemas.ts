import { z } from 'zod'
import { height, time } from './schemas.js'

const count = z.int().nonnegative()
const side = z.literal([0, 1])
const account = z.string().min(1)
/** SOL, or the address of a token's mint. */
const token = z.string().min(1)
const amount = z
  .string()
  .regex(/^\d+$/)
  .transform((text) => BigInt(text))
const difference = z
  .string()
  .regex(/^-?\d+$/)
  .transform((text) => BigInt(text))

/** Names of fields in a query. */
const selection = (fields: Record<string, unknown>): string => Object.keys(fields).join(' ')

const tableFields = {
  id: account,
  number: count,
  token,
  authority: account,
  house: account,
  seatFee: amount,
  maxBet: amount,
  maxStack: amount,
  rakePercent: count,
  rakeCap: amount,
  gamesOpened: count,
  gamesSettled: count,
  rake: amount,
}

const gameFields = {
  id: account,
  tableAddress: account,
  token,
  playerA: account,
  playerB: account.nullable(),
  /** The side played by the other player's own bot; null for a game between two players. */
  botSide: side.nullable(),
  depositA: amount,
  depositB: amount,
  status: z.enum(['waiting', 'running', 'over', 'settled', 'left']),
  round: count,
  heartsA: count,
  heartsB: count,
  suddenDeath: z.boolean(),
  betCount: count,
  winner: account.nullable(),
  winnerSide: side.nullable(),
  endedBy: z
    .enum(['hearts', 'suddenDeath', 'forfeit', 'timeOut', 'wrongCards', 'cancelled', 'left'])
    .nullable(),
  rake: amount.nullable(),
  balanced: z.boolean().nullable(),
  openedAt: time,
  block: height,
  transaction: z.string(),
  timestamp: time,
}

const roundFields = {
  number: count,
  suddenDeath: z.boolean(),
  choiceA: count.nullable(),
  choiceB: count.nullable(),
  jokerA: count,
  jokerB: count,
  swapsA: count,
  swapsB: count,
  cardsA: z.array(count),
  cardsB: z.array(count),
  foldedSide: side.nullable(),
  scoreA: count.nullable(),
  scoreB: count.nullable(),
  winnerSide: side.nullable(),
  heartsA: count.nullable(),
  heartsB: count.nullable(),
  scoredAt: time.nullable(),
}

const betFields = {
  index: count,
  round: count,
  side,
  player: account,
  kind: z.enum(['raise', 'call', 'fold', 'reveal']),
  amount: amount.nullable(),
  bet: amount.nullable(),
  returned: amount.nullable(),
  block: height,
  transaction: z.string(),
  timestamp: time,
}

const payoutFields = {
  side,
  player: account,
  token,
  deposited: amount,
  amount,
  net: difference,
  won: z.boolean(),
  block: height,
  transaction: z.string(),
  timestamp: time,
}

const standingFields = {
  token,
  player: account,
  played: count,
  won: count,
  lost: count,
  cancelled: count,
  winRatio: z.number().min(0).max(1),
  deposited: amount,
  paidOut: amount,
  net: difference,
  streak: z.int(),
  lastPlayed: time,
}

export const doleroSelections = {
  table: selection(tableFields),
  game: selection(gameFields),
  round: selection(roundFields),
  bet: selection(betFields),
  payout: selection(payoutFields),
  standing: selection(standingFields),
}

export const doleroTableSchema = z.object(tableFields)
export const doleroGameSummarySchema = z.object(gameFields)
export const doleroPayoutSchema = z.object(payoutFields)
export const doleroStandingSchema = z.object(standingFields)
export const doleroGameSchema = z.object({
  ...gameFields,
  rounds: z.array(z.object(roundFields)),
  bets: z.array(z.object(betFields)),
  payouts: z.array(doleroPayoutSchema),
})

/** A table with its total rake. */
export type DoleroTable = z.infer<typeof doleroTableSchema>
/** A game in a list. */
export type DoleroGameSummary = z.infer<typeof doleroGameSummarySchema>
/** A game with its rounds, bets and payouts. */
export type DoleroGame = z.infer<typeof doleroGameSchema>
/** A player's payout of a game. */
export type DoleroPayout = z.infer<typeof doleroPayoutSchema>
/** A player's standing with one token; `streak` counts wins in a row, negative losses. */
export type DoleroStanding = z.infer<typeof doleroStandingSchema>
