import { WebSocket } from 'isows'
import { FivefoldError } from '../../core/error.js'
import type { Player } from '../../games/triad/index.js'
import { turnToJson } from '../../games/triad/index.js'
import type { RoomView } from '../../games/triad/room/index.js'
import { request } from '../request.js'
import { roomAnswerSchema, roomFrameSchema } from './protocol.js'
import { readRoom, roomPath } from './rooms.js'
import type { TableConnection, TriadTable } from './table.js'

/** Waits between attempts to connect again, in milliseconds; the last one goes on. */
const delays = [250, 500, 1_000, 2_000, 5_000]

/**
 * Follows a table on a match server, through lost connections too. Without a token one watches.
 *
 * @example
 * const table = await openTable(serverUrl, roomId, token)
 * table.subscribe(() => show(table.getView()))
 */
export async function openTable(serverUrl: string, roomId: string, token?: string): Promise<TriadTable> {
  const table = new ServerTable(serverUrl, roomId, token, await readRoom(serverUrl, roomId, token))
  try {
    await table.connect()
  } catch (error) {
    // Nobody would be left to close it.
    table.close()
    throw error
  }
  return table
}

class ServerTable implements TriadTable {
  readonly #serverUrl: string
  readonly #path: string
  readonly #token: string | undefined
  readonly #listeners = new Set<() => void>()
  #view: RoomView
  #seat: Player | null = null
  #connection: TableConnection = 'connecting'
  #socket: WebSocket | undefined
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(serverUrl: string, roomId: string, token: string | undefined, view: RoomView) {
    this.#serverUrl = serverUrl
    this.#path = roomPath(roomId)
    this.#token = token
    this.#view = view
  }

  get seat(): Player | null {
    return this.#seat
  }

  getView = (): RoomView => this.#view
  getConnection = (): TableConnection => this.#connection

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  chooseFirst(firstPlayer: Player): Promise<void> {
    return this.#post('first', { firstPlayer })
  }

  playTurn(turn: Parameters<TriadTable['playTurn']>[0]): Promise<void> {
    return this.#post('turns', { index: this.#view.turns.length, turn: turnToJson(turn) })
  }

  sign(signature: Parameters<TriadTable['sign']>[0]): Promise<void> {
    return this.#post('signature', { signature })
  }

  close(): void {
    this.#connection = 'closed'
    clearTimeout(this.#timer)
    this.#socket?.close()
    this.#listeners.clear()
  }

  /** Resolves with the first frame. Later losses of the connection are repaired in the background. */
  connect(): Promise<void> {
    return new Promise((resolve, reject) => {
      const url = new URL(`${this.#path}/watch`, this.#serverUrl.replace(/^http/, 'ws'))
      const socket = new WebSocket(url)
      this.#socket = socket
      socket.onopen = () =>
        socket.send(JSON.stringify({ type: 'attach', ...(this.#token && { token: this.#token }) }))
      socket.onmessage = ({ data }) => {
        this.#receive(String(data))
        resolve()
      }
      // Told again by `close`; but Node's socket throws what nobody listens to.
      socket.onerror = () => {}
      socket.onclose = () => {
        reject(
          new FivefoldError('The match server does not answer', {
            code: 'SERVER_UNREACHABLE',
            value: url.href,
          }),
        )
        this.#reconnectLater()
      }
    })
  }

  #receive(data: string): void {
    const frame = roomFrameSchema.safeParse(JSON.parse(data)).data
    if (!frame) return
    this.#attempt = 0
    this.#seat = frame.seat
    this.#setConnection('open')
    this.#show(frame.room)
  }

  #reconnectLater(): void {
    if (this.#connection === 'closed') return
    this.#setConnection('connecting')
    const delay = delays[Math.min(this.#attempt++, delays.length - 1)]
    this.#timer = setTimeout(() => void this.connect().catch(() => {}), delay)
  }

  async #post(action: string, body: object): Promise<void> {
    const path = `${this.#path}/${action}`
    const { room } = await request(this.#serverUrl, path, roomAnswerSchema, { body, token: this.#token })
    this.#show(room)
  }

  /** Answers and frames may overtake each other; an older state never replaces a newer one. */
  #show(view: RoomView): void {
    if (view.version < this.#view.version) return
    this.#view = view
    this.#tell()
  }

  #setConnection(connection: TableConnection): void {
    if (connection === this.#connection) return
    this.#connection = connection
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
