import { z } from 'zod'
import { seatSchema, termsSchema } from '../../games/triad/room/index.js'
import { roomViewSchema } from '../../games/triad/room/view.js'
import { signatureSchema, turnSchema } from '../../games/triad/transcript.js'

const player = z.literal([0, 1])

/** The secret of a seat: whoever has it plays there. */
const tokenSchema = z.string().min(20).max(100)

export const createRoomSchema = z.object({
  terms: termsSchema,
  seat: seatSchema,
  isListed: z.boolean().default(false),
})
export const takeSeatSchema = z.object({ seat: seatSchema })
export const chooseFirstSchema = z.object({ firstPlayer: player })
export const playTurnSchema = z.object({ index: z.int().min(0).max(8), turn: turnSchema })
export const signSchema = z.object({ signature: signatureSchema })

export const seatTakenSchema = z.object({ roomId: z.string(), token: tokenSchema })
export const roomsSchema = z.object({ rooms: z.array(roomViewSchema) })
export const roomAnswerSchema = z.object({ room: roomViewSchema })

/** The one frame that a client sends after connecting: who is watching. */
export const attachFrameSchema = z.object({ type: z.literal('attach'), token: tokenSchema.optional() })

/** What the server sends: the room as it is now, after every change. */
export const roomFrameSchema = z.object({
  type: z.literal('room'),
  /** The seat that the token belongs to. */
  seat: player.nullable(),
  room: roomViewSchema,
})
