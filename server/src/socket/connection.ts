import type { ClientFrame, FrameErrorCode, ServerFrame } from '@fivefold/sdk/server'
import { clientFrameSchema } from '@fivefold/sdk/server'
import type { FastifyBaseLogger } from 'fastify'
import { WebSocket } from 'ws'

/** Answers frames of one type. */
export type FrameHandler = (frame: ClientFrame, connection: Connection) => void | Promise<void>
export type FrameHandlers = Readonly<Record<string, FrameHandler>>

/** Close codes of RFC 6455. */
const policyViolation = 1008
const badFramesAllowed = 10

/** One client at the other end of a socket. */
export class Connection {
  readonly #socket: WebSocket
  readonly #handlers: ReadonlyMap<string, FrameHandler>
  readonly #log: FastifyBaseLogger
  #badFrames = 0

  constructor(socket: WebSocket, handlers: FrameHandlers, log: FastifyBaseLogger) {
    this.#socket = socket
    this.#handlers = new Map(Object.entries(handlers))
    this.#log = log
  }

  send(frame: ServerFrame): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame))
  }

  /** Takes one message as it came. */
  async receive(data: Buffer, isBinary: boolean): Promise<void> {
    const frame = isBinary ? undefined : readFrame(data)
    if (!frame) return this.#refuse('INVALID_FRAME', 'wanted a JSON object with a type')
    const handler = this.#handlers.get(frame.type)
    if (!handler) return this.#refuse('UNKNOWN_FRAME', `there is no frame of type ${frame.type}`)
    try {
      await handler(frame, this)
      this.#badFrames = 0
    } catch (error) {
      this.#log.error({ err: error, frame: frame.type }, 'frame failed')
      this.send({ type: 'error', code: 'INTERNAL_ERROR', message: 'something went wrong' })
    }
  }

  #refuse(code: FrameErrorCode, message: string): void {
    this.send({ type: 'error', code, message })
    this.#badFrames += 1
    if (this.#badFrames >= badFramesAllowed) this.#socket.close(policyViolation, 'too many bad frames')
  }
}

function readFrame(data: Buffer): ClientFrame | undefined {
  try {
    return clientFrameSchema.safeParse(JSON.parse(data.toString('utf8'))).data
  } catch {
    return undefined
  }
}
