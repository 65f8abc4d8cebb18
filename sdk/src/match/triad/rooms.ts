import type { RoomTerms, RoomView, Seat } from '../../games/triad/room/index.js'
import { seatToJson, termsToJson } from '../../games/triad/room/index.js'
import { request } from '../request.js'
import { roomAnswerSchema, roomsSchema, seatTakenSchema } from './protocol.js'

export type CreateRoomParameters = { terms: RoomTerms; seat: Seat; isListed?: boolean }

/**
 * Opens a table and sits down at it. Whoever has the token plays this seat: keep it, and show it to nobody.
 *
 * @example
 * const { roomId, token } = await createRoom(deployment.server.url, { terms, seat })
 */
export function createRoom(
  serverUrl: string,
  { terms, seat, isListed = false }: CreateRoomParameters,
): Promise<{ roomId: string; token: string }> {
  const body = { terms: termsToJson(terms), seat: seatToJson(seat), isListed }
  return request(serverUrl, '/triad/rooms', seatTakenSchema, { body })
}

/** Sits down opposite of whoever opened the table. */
export function takeSeat(
  serverUrl: string,
  roomId: string,
  seat: Seat,
): Promise<{ roomId: string; token: string }> {
  return request(serverUrl, `${roomPath(roomId)}/seat`, seatTakenSchema, { body: { seat: seatToJson(seat) } })
}

/** Tables that wait for anyone, newest first. */
export async function listOpenRooms(serverUrl: string): Promise<RoomView[]> {
  return (await request(serverUrl, '/triad/rooms', roomsSchema)).rooms
}

/** A room as it is now; with a token, as that seat sees it. */
export async function readRoom(serverUrl: string, roomId: string, token?: string): Promise<RoomView> {
  return (await request(serverUrl, roomPath(roomId), roomAnswerSchema, { token })).room
}

export function roomPath(roomId: string): string {
  return `/triad/rooms/${encodeURIComponent(roomId)}`
}
