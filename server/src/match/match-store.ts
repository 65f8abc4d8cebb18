import { parse } from '@fivefold/sdk/core'
import {
  botStrengths,
  type GameOptions,
  gameOptionsSchema,
  type PlayerIndex,
  type TransactionLogEntry,
  transactionLogEntrySchema,
  type Visibility,
  visibilities,
} from '@fivefold/sdk/phalanx'
import { z } from 'zod'
import type { Database } from '../database/pool.js'
import { GroupedAppends, type Progress } from './grouped-appends.js'
import type { MatchFacts, MatchSeat } from './match.js'

const listedAtMost = 100
/** A match that nobody joined for so long is not shown any more. */
const listedFor = '24 hours'
/** A server that has not been seen for so long is gone. */
const lease = '5 seconds'

const matchColumns = `m.id, m.rng_seed, m.options, m.visibility, m.turn_deadline, m.created_at, m.rematch_of,
  (SELECT r.id FROM phalanx_match r WHERE r.rematch_of = m.id) AS rematch_id`
const seatColumns = 's.seat, s.player_id, s.name, s.secret, s.bot, s.connection, s.forfeit_at'

const matchRow = z.object({
  id: z.uuid(),
  rng_seed: z.string().transform(Number),
  options: gameOptionsSchema,
  visibility: z.enum(visibilities),
  turn_deadline: z.date().nullable(),
  created_at: z.date(),
  rematch_of: z.uuid().nullable(),
  rematch_id: z.uuid().nullable(),
})
const seatRow = z.object({
  seat: z.literal([0, 1]),
  player_id: z.uuid(),
  name: z.string(),
  secret: z.instanceof(Buffer).nullable(),
  bot: z.enum(botStrengths).nullable(),
  connection: z.uuid().nullable(),
  forfeit_at: z.date().nullable(),
})
const entryRow = z.object({ entry: transactionLogEntrySchema })
const idRow = z.object({ id: z.uuid() })

export type NewSeat = Omit<MatchSeat, 'forfeitAt'> & { index: PlayerIndex; server: string | null }
export type NewMatch = {
  id: string
  rngSeed: number
  options: GameOptions
  visibility: Visibility
  rematchOf: string | null
  seats: readonly NewSeat[]
  progress: Progress
}

export type OpenMatch = {
  matchId: string
  playerName: string
  damageMode: GameOptions['damageMode']
  createdAt: Date
}

/** The tables of Phalanx. Every write is one statement or one transaction. */
export class MatchStore {
  readonly #database: Database
  readonly #appends: GroupedAppends

  constructor(database: Database) {
    this.#database = database
    this.#appends = new GroupedAppends(database)
  }

  /** Stores a match; false when the match that it follows has a rematch already. */
  async create({ id, rngSeed, options, visibility, rematchOf, seats, progress }: NewMatch): Promise<boolean> {
    const { status, active, turnDeadline } = progress
    return this.#transaction(async (query) => {
      const { rowCount } = await query(
        `INSERT INTO phalanx_match (id, rng_seed, options, visibility, rematch_of, status, active, turn_deadline)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (rematch_of) DO NOTHING`,
        [id, rngSeed, options, visibility, rematchOf, status, active, turnDeadline],
      )
      if (rowCount !== 1) return false
      for (const seat of seats) await query(insertSeat, seatValues(id, seat))
      return true
    })
  }

  async isOver(id: string): Promise<boolean> {
    const { rowCount } = await this.#database.query(
      "SELECT 1 FROM phalanx_match WHERE id = $1 AND status = 'over'",
      [id],
    )
    return rowCount === 1
  }

  /** Removes matches that never began, are older than so many milliseconds, and at which nobody sits. */
  async removeAbandoned(olderThan: number): Promise<void> {
    await this.#database.query(
      `DELETE FROM phalanx_match m
       WHERE m.status = 'open' AND m.created_at < now() - $1 * interval '1 millisecond'
         AND NOT EXISTS (SELECT 1 FROM phalanx_seat s WHERE s.match_id = m.id AND s.connection IS NOT NULL)`,
      [olderThan],
    )
  }

  async readFacts(id: string): Promise<MatchFacts | undefined> {
    const { rows } = await this.#database.query(
      `SELECT ${matchColumns}, ${seatColumns} FROM phalanx_match m LEFT JOIN phalanx_seat s ON s.match_id = m.id
       WHERE m.id = $1 ORDER BY s.seat`,
      [id],
    )
    return rows.length > 0 ? toFacts(rows) : undefined
  }

  async readLog(id: string, from: number): Promise<TransactionLogEntry[]> {
    const { rows } = await this.#database.query(
      'SELECT entry FROM phalanx_log WHERE match_id = $1 AND sequence_number >= $2 ORDER BY sequence_number',
      [id, from],
    )
    return rows.map((row) => parse(entryRow, row, 'phalanx_log').entry as TransactionLogEntry)
  }

  /** Stores an action, unless another server was quicker. True means that the entry is on disk. */
  append(id: string, entry: TransactionLogEntry, progress: Progress): Promise<boolean> {
    return this.#appends.append(id, entry, progress)
  }

  /** Seats a player beside so many others; false when somebody was quicker, or the match is no more. */
  async sit(id: string, seat: NewSeat, others: number, progress: Progress): Promise<boolean> {
    return this.#transaction(async (query) => {
      // One after the other: whether the match begins depends on who sits there already.
      await query('SELECT 1 FROM phalanx_match WHERE id = $1 FOR UPDATE', [id])
      const present = await query('SELECT 1 FROM phalanx_seat WHERE match_id = $1', [id])
      if (present.rowCount !== others) return false
      const { rowCount } = await query(`${insertSeat} ON CONFLICT DO NOTHING`, seatValues(id, seat))
      if (rowCount !== 1) return false
      await query('UPDATE phalanx_match SET status = $2, turn_deadline = $3 WHERE id = $1', [
        id,
        progress.status,
        progress.turnDeadline,
      ])
      return true
    })
  }

  /** A socket takes a seat that belongs to it. */
  async attach(id: string, seat: PlayerIndex, connection: string, server: string): Promise<void> {
    await this.#database.query(
      `UPDATE phalanx_seat SET connection = $3, server = $4, forfeit_at = NULL WHERE match_id = $1 AND seat = $2`,
      [id, seat, connection, server],
    )
  }

  /** The socket is gone; false when another one sits there already. */
  async detach(id: string, seat: PlayerIndex, connection: string, forfeitAt: Date | null): Promise<boolean> {
    const { rowCount } = await this.#database.query(
      `UPDATE phalanx_seat SET connection = NULL, server = NULL, forfeit_at = $4
       WHERE match_id = $1 AND seat = $2 AND connection = $3`,
      [id, seat, connection, forfeitAt],
    )
    return rowCount === 1
  }

  /** Public matches that wait for a player, whose creator is there, newest first. */
  async listOpen(): Promise<OpenMatch[]> {
    const { rows } = await this.#database.query(
      `SELECT ${matchColumns}, ${seatColumns} FROM phalanx_match m JOIN phalanx_seat s ON s.match_id = m.id
       WHERE m.status = 'open' AND m.visibility = 'public' AND s.connection IS NOT NULL
         AND m.created_at > now() - $1::interval
       ORDER BY m.created_at DESC LIMIT $2`,
      [listedFor, listedAtMost],
    )
    return rows.map((row) => {
      const { id, options, created_at } = parse(matchRow, row, 'phalanx_match')
      const { name } = parse(seatRow, row, 'phalanx_seat')
      return { matchId: id, playerName: name, damageMode: options.damageMode, createdAt: created_at }
    })
  }

  /** Matches in which the server has to act for somebody. */
  async listDue(now: Date): Promise<string[]> {
    const { rows } = await this.#database.query(
      `SELECT id FROM phalanx_match WHERE status = 'running' AND turn_deadline <= $1
       UNION
       SELECT m.id FROM phalanx_match m JOIN phalanx_seat s ON s.match_id = m.id AND s.seat = m.active
       WHERE m.status = 'running' AND s.forfeit_at <= $1`,
      [now],
    )
    return rows.map((row) => parse(idRow, row, 'phalanx_match').id)
  }

  /** How many actions each of these matches has by now. */
  async countActions(ids: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await this.#database.query<{ id: string; action_count: number }>(
      'SELECT id, action_count FROM phalanx_match WHERE id = ANY($1)',
      [ids],
    )
    return new Map(rows.map(({ id, action_count }) => [id, action_count]))
  }

  /** Says that this server is up. */
  async beat(server: string): Promise<void> {
    await this.#database.query(
      `INSERT INTO phalanx_server (id, seen_at) VALUES ($1, now())
       ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`,
      [server],
    )
  }

  /** Empties the seats of servers that are gone, and names the matches. */
  async releaseLostSeats(forfeitAt: Date | null): Promise<string[]> {
    const { rows } = await this.#database.query(
      `WITH gone AS (DELETE FROM phalanx_server WHERE seen_at < now() - $1::interval)
       UPDATE phalanx_seat SET connection = NULL, server = NULL, forfeit_at = $2
       WHERE server IS NOT NULL
         AND server NOT IN (SELECT id FROM phalanx_server WHERE seen_at >= now() - $1::interval)
       RETURNING match_id AS id`,
      [lease, forfeitAt],
    )
    return rows.map((row) => parse(idRow, row, 'phalanx_seat').id)
  }

  async retire(server: string): Promise<void> {
    await this.#database.query('DELETE FROM phalanx_server WHERE id = $1', [server])
  }

  async #transaction<T>(
    work: (query: (text: string, values: unknown[]) => Promise<{ rowCount: number | null }>) => Promise<T>,
  ): Promise<T> {
    const client = await this.#database.connect()
    try {
      await client.query('BEGIN')
      const result = await work((text, values) => client.query(text, values))
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

const insertSeat = `INSERT INTO phalanx_seat (match_id, seat, player_id, name, secret, bot, connection, server)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`

function seatValues(id: string, seat: NewSeat): unknown[] {
  const { index, playerId, name, secret, bot, connection, server } = seat
  return [id, index, playerId, name, secret, bot, connection, server]
}

function toFacts(rows: readonly unknown[]): MatchFacts {
  const match = parse(matchRow, rows[0], 'phalanx_match')
  const seats: [MatchSeat | null, MatchSeat | null] = [null, null]
  for (const row of rows) {
    const found = seatRow.safeParse(row).data
    if (!found) continue
    const { seat, player_id, forfeit_at, ...rest } = found
    seats[seat] = { ...rest, playerId: player_id, forfeitAt: forfeit_at }
  }
  return {
    id: match.id,
    rngSeed: match.rng_seed,
    options: match.options as GameOptions,
    visibility: match.visibility,
    turnDeadline: match.turn_deadline,
    createdAt: match.created_at,
    rematchOf: match.rematch_of,
    rematchId: match.rematch_id,
    seats,
  }
}
