import * as phalanx from '@fivefold/sdk/phalanx'
import * as war from '@fivefold/sdk/war'
import type { AnyState, GameName } from './server-game.js'

export type ClientMessage = phalanx.ClientMessage | war.ClientMessage

type Told = Exclude<phalanx.ServerMessage | war.ServerMessage, { type: 'gameState' }>
export type GameStateMessage = Omit<phalanx.GameStateMessage, 'state'> & { state: AnyState }
export type ServerMessage = Told | GameStateMessage

export type CreateMatchMessage = phalanx.CreateMatchMessage | war.CreateMatchMessage
export type JoinMatchMessage = war.JoinMatchMessage

/** How a match is wanted to be. */
export type Opening = phalanx.MatchOptions | war.MatchOptions
/** What somebody sits down with. */
export type SeatRequest = { playerName: string; seedCommitment?: string | undefined }

export const gameOf = (opening: Opening): GameName => ('game' in opening ? 'war' : 'phalanx')

type Raw = { type?: unknown; game?: unknown; action?: { type?: unknown } | null }

/** The definition to read a message with: what War alone says is War's, anything else is read as Phalanx Duel's. */
export function schemaOf(message: unknown) {
  const { type, game, action } = (typeof message === 'object' && message ? message : {}) as Raw
  const isWar =
    type === 'revealSeed' ||
    type === 'joinMatch' ||
    (type === 'createMatch' && game === 'war') ||
    (type === 'action' && action?.type === 'flip')
  return isWar ? war.clientMessageSchema : phalanx.clientMessageSchema
}

export const matchOptionsOf = (body: unknown) =>
  (body as Raw | null)?.game === 'war' ? war.matchOptionsSchema : phalanx.matchOptionsSchema
