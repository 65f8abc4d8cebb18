import type { MatchMessage } from '@fivefold/sdk/core'
import { WebSocket } from 'ws'
import { MatchRefused } from '../refused.js'
import type { Viewing } from '../rooms/room.js'

/** The maximum of buffered bytes for a client that reads too slowly. */
const bufferLimit = 4 * 1024 * 1024
/** Matches that one socket may play and watch at once. */
const attachmentLimit = 32

/** Throws for a client that is in the maximum number of matches. */
export function checkMatchLimit(client: Client): void {
  if (client.isFull) throw new MatchRefused('RATE_LIMITED', 'too many matches on one connection')
}

/** A message in UTF-8, serialised once for all clients that get it. */
export const frameOf = (message: object): Buffer => Buffer.from(JSON.stringify(message))

/** One socket, and its viewings of matches. */
export class Client {
  /** By match id. */
  readonly viewings = new Map<string, Viewing>()
  readonly #socket: WebSocket

  constructor(socket: WebSocket) {
    this.#socket = socket
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  get isFull(): boolean {
    return this.viewings.size >= attachmentLimit
  }

  send(message: MatchMessage): void {
    this.sendFrame(frameOf(message))
  }

  /** Sends a serialised message as a text frame. */
  sendFrame(frame: Buffer): void {
    if (!this.isOpen) return
    // A slow client reconnects and gets the newest state instead of all states in between.
    if (this.#socket.bufferedAmount > bufferLimit) this.#socket.terminate()
    else this.#socket.send(frame, { binary: false })
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason)
  }
}
