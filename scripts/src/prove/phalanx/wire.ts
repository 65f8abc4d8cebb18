import { once } from 'node:events'
import { WebSocket } from 'ws'

/** Milliseconds of silence after which no message is expected. */
const patience = 30_000

/** A socket to the match server that handles plain text and keeps all received messages. */
export class Wire {
  readonly socket: WebSocket
  /** The received texts, in order. */
  readonly texts: string[] = []
  /** The close code, once closed. */
  readonly closed: Promise<number>
  #read = 0
  #wake: () => void = () => {}

  private constructor(url: string) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { perMessageDeflate: false })
    this.closed = new Promise((resolve) => this.socket.on('close', resolve))
    this.socket.on('error', () => {})
    this.socket.on('close', () => this.#wake())
    this.socket.on('message', (data) => {
      this.texts.push(String(data))
      this.#wake()
    })
  }

  static async open(url: string): Promise<Wire> {
    const wire = new Wire(url)
    await once(wire.socket, 'open')
    return wire
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message))
  }

  /** The next unread text. */
  async next(): Promise<string> {
    while (this.#read === this.texts.length) {
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error('the server closed the socket')
      await this.#more()
    }
    return this.texts[this.#read++] as string
  }

  #more(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the server says nothing any more')), patience)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** The next message of one of these types; skips notices in between, but not refusals. */
  async nextOf<T = Record<string, unknown>>(...types: readonly string[]): Promise<T> {
    for (;;) {
      const text = await this.next()
      // The type is the first field of every server message.
      if (types.some((type) => text.startsWith(`{"type":"${type}"`))) return JSON.parse(text) as T
      if (/^{"type":"(action|match)Error"/.test(text)) throw new Error(`wanted ${types}, got ${text}`)
    }
  }

  ask<T = Record<string, unknown>>(message: object, type: string): Promise<T> {
    this.send(message)
    return this.nextOf<T>(type)
  }

  /** Drops the texts that were read. */
  forget(): void {
    this.texts.splice(0, this.#read)
    this.#read = 0
  }

  close(): void {
    this.socket.terminate()
  }
}
