import type { Player } from '@fivefold/sdk/triad'
import { roomViewToJson } from '@fivefold/sdk/triad/room'
import { WebSocket } from 'ws'
import type { StoredRoom } from './room-store.js'

type Watcher = { readonly socket: WebSocket; readonly seat: Player | null }

/** Who looks at which room through this server. */
export class Watchers {
  readonly #rooms = new Map<string, Set<Watcher>>()

  add(roomId: string, watcher: Watcher): void {
    const present = this.#rooms.get(roomId) ?? new Set()
    this.#rooms.set(roomId, present.add(watcher))
  }

  remove(roomId: string, watcher: Watcher): void {
    const present = this.#rooms.get(roomId)
    present?.delete(watcher)
    if (present?.size === 0) this.#rooms.delete(roomId)
  }

  isWatched(roomId: string): boolean {
    return this.#rooms.has(roomId)
  }

  each(visit: (roomId: string) => void): void {
    for (const roomId of this.#rooms.keys()) visit(roomId)
  }

  online(roomId: string): readonly [boolean, boolean] {
    const seats = [...(this.#rooms.get(roomId) ?? [])].map(({ seat }) => seat)
    return [seats.includes(0), seats.includes(1)]
  }

  /** Sends everyone at a room what they may see of it. */
  show(stored: StoredRoom): void {
    for (const { socket, seat } of this.#rooms.get(stored.id) ?? []) {
      if (socket.readyState !== WebSocket.OPEN) continue
      socket.send(JSON.stringify({ type: 'room', seat, room: this.toJson(stored, seat) }))
    }
  }

  toJson(stored: StoredRoom, seat: Player | null) {
    const { id, version, room, isListed, createdAt } = stored
    return roomViewToJson(room, { id, version, isListed, createdAt, online: this.online(id) }, seat)
  }
}
