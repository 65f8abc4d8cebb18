import { z } from 'zod'

/** The version of the conversation over `/ws`. Raised when a client of before would misunderstand. */
export const socketProtocol = 1

/** Frames larger than this are refused. */
export const socketFrameLimit = 32 * 1024

const frameErrorCodes = ['INVALID_FRAME', 'UNKNOWN_FRAME', 'INTERNAL_ERROR'] as const

const helloSchema = z.object({ type: z.literal('hello'), protocol: z.int(), server: z.string() })
const pongSchema = z.object({ type: z.literal('pong') })
const errorSchema = z.object({ type: z.literal('error'), code: z.enum(frameErrorCodes), message: z.string() })

/** What the match server sends: `hello` once and first, then answers. */
export const serverFrameSchema = z.discriminatedUnion('type', [helloSchema, pongSchema, errorSchema])

/** What every frame from a client is at least. */
export const clientFrameSchema = z.looseObject({ type: z.string().min(1).max(64) })

export type ServerFrame = z.infer<typeof serverFrameSchema>
export type ClientFrame = z.infer<typeof clientFrameSchema>
export type FrameErrorCode = (typeof frameErrorCodes)[number]
