import { parse } from '@fivefold/sdk/core'
import type { Player } from '@fivefold/sdk/triad'
import { parseRoom, type Room, roomPhase, roomToJson } from '@fivefold/sdk/triad/room'
import type pg from 'pg'
import { z } from 'zod'
import type { Database } from '../database/pool.js'
import { Refusal } from '../refusal.js'
import { createRoomId, createToken, hashToken } from '../secrets.js'

/** The channel on which every server hears of changed rooms. */
export const roomChannel = 'triad_room'

const listedAtMost = 100
/** A table that nobody joined for so long is not shown any more. */
const listedFor = '24 hours'

const rowSchema = z.object({
  id: z.string(),
  version: z.int(),
  state: z.unknown(),
  listed: z.boolean(),
  token_a: z.instanceof(Buffer),
  token_b: z.instanceof(Buffer).nullable(),
  created_at: z.date(),
})

const columns = 'id, version, state, listed, token_a, token_b, created_at'

/** A room with what is kept beside it. */
export type StoredRoom = {
  readonly id: string
  readonly version: number
  readonly room: Room
  readonly isListed: boolean
  readonly createdAt: Date
  /** The seat that a secret belongs to. */
  readonly seatOf: (token: string | undefined) => Player | null
}

export class RoomStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async create(room: Room, isListed: boolean): Promise<{ roomId: string; token: string }> {
    const roomId = createRoomId()
    const token = createToken()
    await this.#database.query(
      'INSERT INTO triad_room (id, version, state, phase, listed, token_a) VALUES ($1, 1, $2, $3, $4, $5)',
      [roomId, JSON.stringify(roomToJson(room)), roomPhase(room), isListed, hashToken(token)],
    )
    return { roomId, token }
  }

  async read(id: string): Promise<StoredRoom> {
    const { rows } = await this.#database.query(`SELECT ${columns} FROM triad_room WHERE id = $1`, [id])
    return readRow(id, rows)
  }

  async listOpen(): Promise<StoredRoom[]> {
    const { rows } = await this.#database.query(
      `SELECT ${columns} FROM triad_room WHERE listed AND phase = 'open' AND created_at > now() - $1::interval
       ORDER BY created_at DESC LIMIT $2`,
      [listedFor, listedAtMost],
    )
    return rows.map(toStored)
  }

  /** Changes a room while no other server does. When `change` throws, nothing has changed. */
  async update(id: string, change: (stored: StoredRoom) => Room | Promise<Room>): Promise<StoredRoom> {
    return this.#locked(id, async (client, stored) => {
      const room = await change(stored)
      await save(client, id, room)
      return { ...stored, room, version: stored.version + 1 }
    })
  }

  /** Seats the second player, who gets a secret of their own. */
  async seat(id: string, change: (stored: StoredRoom) => Room): Promise<{ roomId: string; token: string }> {
    const token = createToken()
    return this.#locked(id, async (client, stored) => {
      await save(client, id, change(stored))
      await client.query('UPDATE triad_room SET token_b = $2 WHERE id = $1', [id, hashToken(token)])
      return { roomId: id, token }
    })
  }

  async #locked<T>(id: string, work: (client: pg.PoolClient, stored: StoredRoom) => Promise<T>): Promise<T> {
    const client = await this.#database.connect()
    try {
      await client.query('BEGIN')
      const { rows } = await client.query(`SELECT ${columns} FROM triad_room WHERE id = $1 FOR UPDATE`, [id])
      const result = await work(client, readRow(id, rows))
      // Delivered when the transaction is, and not if it fails.
      await client.query('SELECT pg_notify($1, $2)', [roomChannel, id])
      await client.query('COMMIT')
      return result
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {})
      throw error
    } finally {
      client.release()
    }
  }
}

async function save(client: pg.PoolClient, id: string, room: Room): Promise<void> {
  await client.query(
    'UPDATE triad_room SET version = version + 1, state = $2, phase = $3, updated_at = now() WHERE id = $1',
    [id, JSON.stringify(roomToJson(room)), roomPhase(room)],
  )
}

function readRow(id: string, [row]: unknown[]): StoredRoom {
  if (!row) throw new Refusal(404, 'ROOM_NOT_FOUND', `There is no room ${id}`, id)
  return toStored(row)
}

function toStored(row: unknown): StoredRoom {
  const { id, version, state, listed, token_a, token_b, created_at } = parse(rowSchema, row, 'triad_room')
  return {
    id,
    version,
    room: parseRoom(state),
    isListed: listed,
    createdAt: created_at,
    seatOf: (token) => {
      const hash = token === undefined ? undefined : hashToken(token)
      if (hash?.equals(token_a)) return 0
      return token_b && hash?.equals(token_b) ? 1 : null
    },
  }
}
