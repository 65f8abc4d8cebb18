import {
  type CreateMatchMessage,
  type JoinMatchMessage,
  matchIdSchema,
  type WatchMatchMessage,
} from '@fivefold/sdk/core'
import { z } from 'zod'
import { MatchRefused } from '../refused.js'
import type { AnyAction, SeatMessage, ServerGame } from '../server-game.js'
import type { ServerGames } from '../server-games.js'

const envelopeSchema = z.object({ type: z.string(), game: z.string().optional() })
const matchEnvelopeSchema = z.object({ matchId: matchIdSchema })

/** The fields that are parsed before the game is known; `matchId` is empty in `createMatch`. */
export type Envelope = { type: string; matchId: string; game?: string | undefined }

export type ReadSeatMessage = { type: 'seatMessage'; seatMessage: SeatMessage; message: unknown }
/** A message about a match, parsed with the schema of the match's game. */
export type ReadMessage =
  | JoinMatchMessage
  | WatchMatchMessage
  | { type: 'action'; action: AnyAction }
  | ReadSeatMessage

export function readEnvelope(games: ServerGames, message: unknown): Envelope {
  const envelope = read(envelopeSchema, message)
  if (envelope.type === 'createMatch') return { ...envelope, matchId: '' }
  if (![...games].some((game) => isMessageOf(game, envelope.type)))
    throw new MatchRefused('VALIDATION_ERROR', 'type: is not a message of any game')
  return { ...envelope, ...read(matchEnvelopeSchema, message) }
}

export const readCreateMatch = (game: ServerGame, message: unknown): CreateMatchMessage =>
  read(game.messages.createMatch, message)

/** Reads a message with the schemas of its match's game; `game` is undefined where there is no such match. */
export function readMatchMessage(
  games: ServerGames,
  game: ServerGame | undefined,
  type: string,
  message: unknown,
): ReadMessage {
  const reader = game ?? findReader(games, type, message)
  switch (type) {
    case 'joinMatch':
      return read(reader.messages.joinMatch, message)
    case 'watchMatch':
      return read(reader.messages.watchMatch, message)
    case 'action':
      return readAction(games, reader, message)
  }
  const seatMessage = seatMessageOf(reader, type)
  if (!seatMessage) throw new MatchRefused('VALIDATION_ERROR', `type: there is no ${type} in ${reader.title}`)
  return { type: 'seatMessage', seatMessage, message: read(seatMessage.schema, message) }
}

/** A game whose schema accepts the message, or any game that has the type: then the message is malformed. */
function findReader(games: ServerGames, type: string, message: unknown): ServerGame {
  const candidates = [...games].filter((game) => isMessageOf(game, type))
  const reader = candidates.find((game) => schemaOf(game, type)?.safeParse(message).success)
  return reader ?? candidates[0] ?? games.unnamed
}

/** Also returns an action that only another game has: the match refuses it with INVALID_ACTION. */
function readAction(games: ServerGames, game: ServerGame, message: unknown): ReadMessage {
  const own = game.messages.action.safeParse(message)
  if (own.success) return own.data
  for (const other of games) {
    const found = other.messages.action.safeParse(message).data
    if (found && !game.actionTypes.includes(found.action.type)) return found
  }
  throw refusalOf(own.error)
}

const isMessageOf = (game: ServerGame, type: string): boolean => schemaOf(game, type) !== undefined

function schemaOf(game: ServerGame, type: string): z.ZodType | undefined {
  switch (type) {
    case 'joinMatch':
    case 'watchMatch':
    case 'action':
      return game.messages[type]
  }
  return seatMessageOf(game, type)?.schema
}

const seatMessageOf = ({ seatMessages = {} }: ServerGame, type: string): SeatMessage | undefined =>
  Object.hasOwn(seatMessages, type) ? seatMessages[type] : undefined

function read<T>(schema: z.ZodType<T>, message: unknown): T {
  const result = schema.safeParse(message)
  if (result.success) return result.data
  throw refusalOf(result.error)
}

function refusalOf({ issues: [issue] }: z.ZodError): MatchRefused {
  const path = issue?.path.join('.') || 'message'
  return new MatchRefused('VALIDATION_ERROR', `${path}: ${issue?.message ?? 'is not valid'}`)
}
