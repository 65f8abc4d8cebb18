import type { Socket } from 'node:net'
import type { MatchMessage } from '@fivefold/sdk/core'
import { WebSocket } from 'ws'
import { textFrame } from '../socket/text-frame.js'
import { MatchRefused } from './refused.js'
import type { Viewing } from './room.js'

/** Bytes that may wait for a client who reads too slowly. */
const bufferLimit = 4 * 1024 * 1024
/** Matches that one socket may play and watch at once. */
const attachmentLimit = 32

/** Refuses what would be one match too many for a client. */
export function checkRoomFor(client: Client): void {
  if (client.isFull) throw new MatchRefused('RATE_LIMITED', 'too many matches on one connection')
}

/** One socket, and what it takes part in. */
export class Client {
  /** By match id. */
  readonly viewings = new Map<string, Viewing>()
  readonly #socket: WebSocket
  /** What the WebSocket goes through. */
  readonly #stream: Socket

  constructor(socket: WebSocket, stream: Socket) {
    this.#socket = socket
    this.#stream = stream
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  get isFull(): boolean {
    return this.viewings.size >= attachmentLimit
  }

  send(message: MatchMessage): void {
    this.sendFrame(textFrame(JSON.stringify(message)))
  }

  /** Sends what was framed once, for everyone who gets the same. */
  sendFrame(frame: Buffer): void {
    if (!this.isOpen) return
    // Such a client comes back and gets the newest state instead of all those in between.
    if (this.#stream.writableLength > bufferLimit) this.#socket.terminate()
    else this.#stream.write(frame)
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason)
  }
}
