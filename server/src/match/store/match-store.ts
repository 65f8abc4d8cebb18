import { FivefoldError, type PlayerIndex, parse, type Visibility, visibilities } from '@fivefold/sdk/core'
import { type FinishedMatches, finishedMatchesSchema, finishedMatchSchema } from '@fivefold/sdk/match'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../database/pool.js'
import { type Match, type MatchFacts, type MatchSeat, restoreMatch } from '../match.js'
import { MatchQuarantined } from '../refused.js'
import type { AnyEntry, ServerGame } from '../server-game.js'
import type { ServerGames } from '../server-games.js'
import { GroupedAppends, type MatchChange, type NewEntry, type Progress } from './grouped-appends.js'

const listedAtMost = 100
/** The age after which an open match is no longer listed. */
const listedFor = '24 hours'
/** The time after its last heartbeat after which a server counts as dead. */
const lease = '5 seconds'

const matchColumns = `m.id, m.quarantined_at, m.game, m.rng_seed, m.options, m.visibility, m.turn_deadline, m.created_at, m.rematch_of,
  (SELECT r.id FROM match r WHERE r.rematch_of = m.id) AS rematch_id`
const seatColumns = 's.seat, s.player_id, s.name, s.secret, s.bot, s.connection, s.forfeit_at, s.terms'

const matchRow = z.object({
  id: z.uuid(),
  game: z.string(),
  rng_seed: z.string().transform(Number),
  options: z.unknown(),
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
  bot: z.string().nullable(),
  connection: z.uuid().nullable(),
  forfeit_at: z.date().nullable(),
  terms: z.unknown(),
})
/** The row of a match without seats. */
const emptySeatRow = z.object({ seat: z.int().nullable() })
const logRow = z.object({ log: z.array(z.unknown()).nullable() })
const entryRow = z.object({ entry: z.unknown() })
/** Postgres writes times in JSON with an offset. */
const finishedRow = z.object({
  game: z.string(),
  count: z.string().transform(Number),
  latest: z
    .array(z.looseObject({ endedAt: z.string().transform((time) => new Date(time).toISOString()) }))
    // A match without two seats is left out, not the whole list.
    .transform((matches) => matches.filter((match) => finishedMatchSchema.safeParse(match).success)),
})
const idRow = z.object({ id: z.uuid() })
const placeRow = z.object({ id: z.uuid(), game: z.string() })
const quarantineRow = z.object({ id: z.uuid(), quarantined_at: z.date().nullable() })
const countRow = z.object({ count: z.int() })

export type NewSeat = Omit<MatchSeat, 'forfeitAt'> & { index: PlayerIndex; server: string | null }
export type NewMatch = {
  id: string
  game: ServerGame
  rngSeed: number
  options: unknown
  visibility: Visibility
  rematchOf: string | null
  seats: readonly NewSeat[]
  progress: Progress
}

export type StoredMatch = { facts: MatchFacts; log: AnyEntry[] }

export type OpenMatch = {
  matchId: string
  playerName: string
  options: unknown
  /** The terms of the taken seat. */
  seatTerms: unknown
  createdAt: Date
}

/**
 * The tables of all matches. Every write is one statement or one transaction. A match that cannot be restored from its
 * rows is quarantined when the failure is found: logged once, and refused from then on with MatchQuarantined.
 */
export class MatchStore {
  readonly #database: Database
  readonly #games: ServerGames
  readonly #log: FastifyBaseLogger
  readonly #appends: GroupedAppends

  constructor(database: Database, games: ServerGames, log: FastifyBaseLogger) {
    this.#database = database
    this.#games = games
    this.#log = log
    this.#appends = new GroupedAppends(database)
  }

  /** Stores a match; false when the match `rematchOf` has a rematch already. */
  async create(match: NewMatch): Promise<boolean> {
    const { id, game, rngSeed, options, visibility, rematchOf, seats, progress } = match
    const { status, turnDeadline } = progress
    return this.#transaction(async (query) => {
      const { rowCount } = await query(
        `INSERT INTO match (id, game, rng_seed, options, visibility, rematch_of, status, turn_deadline)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (rematch_of) DO NOTHING`,
        [id, game.id, rngSeed, options, visibility, rematchOf, status, turnDeadline],
      )
      if (rowCount !== 1) return false
      for (const seat of seats) await query(insertSeat, seatValues(id, seat))
      return true
    })
  }

  async isOver(id: string): Promise<boolean> {
    const { rowCount } = await this.#database.query("SELECT 1 FROM match WHERE id = $1 AND status = 'over'", [
      id,
    ])
    return rowCount === 1
  }

  /** Removes matches that never began, have no connected player and are older than `olderThan` milliseconds. */
  async removeAbandoned(olderThan: number): Promise<void> {
    await this.#database.query(
      `DELETE FROM match m
       WHERE m.status = 'open' AND m.created_at < now() - $1 * interval '1 millisecond'
         AND NOT EXISTS (SELECT 1 FROM match_seat s WHERE s.match_id = m.id AND s.connection IS NOT NULL)`,
      [olderThan],
    )
  }

  /** The stored data without the log; also of a match that is quarantined for its log alone, which may have a rematch. */
  async readFacts(id: string): Promise<MatchFacts | undefined> {
    const { rows } = await this.#database.query(
      `SELECT ${matchColumns}, ${seatColumns} FROM match m LEFT JOIN match_seat s ON s.match_id = m.id
       WHERE m.id = $1 ORDER BY s.seat`,
      [id],
    )
    return rows.length === 0 ? undefined : this.#orQuarantine(id, () => toFacts(rows, this.#games))
  }

  /** The game of a match; undefined where there is no such match, or this server does not play it. */
  async findGame(id: string): Promise<ServerGame | undefined> {
    const { rows } = await this.#database.query('SELECT id, game FROM match WHERE id = $1', [id])
    return rows[0] && this.#games.get(parse(placeRow, rows[0], 'match').game)
  }

  /** The first match in which a seat has this token hash. */
  async findSeat(tokenHash: Buffer): Promise<{ matchId: string; game: string } | undefined> {
    const { rows } = await this.#database.query(
      `SELECT m.id, m.game FROM match_seat s JOIN match m ON m.id = s.match_id
       WHERE s.secret = $1 ORDER BY m.created_at LIMIT 1`,
      [tokenHash],
    )
    const found = rows[0] && parse(placeRow, rows[0], 'match_seat')
    return found && { matchId: found.id, game: found.game }
  }

  /** A match and its log from one sequence number on, read in one snapshot. */
  async read(id: string, from: number): Promise<StoredMatch | undefined> {
    const rows = await this.#readRows(id, from)
    if (rows.length === 0) return undefined
    checkQuarantine(rows[0])
    return this.#orQuarantine(id, () => toStored(rows, this.#games))
  }

  /** A match with its whole log, for verification, quarantined or not. */
  async audit(id: string): Promise<StoredMatch | undefined> {
    const rows = await this.#readRows(id, 0)
    return rows.length === 0 ? undefined : this.#orQuarantine(id, () => toStored(rows, this.#games))
  }

  /** A match after all stored actions, with its whole log. */
  async restore(id: string): Promise<{ match: Match; log: readonly AnyEntry[] } | undefined> {
    const found = await this.read(id, 0)
    if (!found) return undefined
    const { facts, log } = found
    return { match: await this.#orQuarantine(id, () => restoreMatch(facts, log)), log }
  }

  async #readRows(id: string, from: number): Promise<unknown[]> {
    const { rows } = await this.#database.query(
      `WITH later AS (
         SELECT json_agg(entry ORDER BY sequence_number) AS log FROM match_log
         WHERE match_id = $1 AND sequence_number >= $2
       )
       SELECT ${matchColumns}, ${seatColumns}, later.log
       FROM match m CROSS JOIN later LEFT JOIN match_seat s ON s.match_id = m.id
       WHERE m.id = $1 ORDER BY s.seat`,
      [id, from],
    )
    return rows
  }

  /** Runs work that depends on stored rows alone: a failure is permanent, so it quarantines the match. */
  async #orQuarantine<T>(id: string, work: () => T): Promise<T> {
    try {
      return work()
    } catch (error) {
      throw await this.#quarantine(id, error)
    }
  }

  async #quarantine(id: string, error: unknown): Promise<MatchQuarantined> {
    const reason = storableText(error instanceof Error ? error.message : String(error))
    const { rowCount } = await this.#database.query(
      `UPDATE match SET quarantined_at = now(), quarantine_reason = $2 WHERE id = $1 AND quarantined_at IS NULL`,
      [id, reason],
    )
    const isNew = rowCount === 1
    if (isNew)
      this.#log.error({ err: error, matchId: id, reason }, 'match quarantined: it cannot be restored')
    return new MatchQuarantined(id, isNew)
  }

  async countQuarantined(): Promise<number> {
    const { rows } = await this.#database.query(
      'SELECT count(*)::int AS count FROM match WHERE quarantined_at IS NOT NULL',
    )
    return parse(countRow, rows[0], 'match').count
  }

  /** The first `count` entries of a log, as they were stored. */
  async readLog(id: string, count: number): Promise<unknown[]> {
    const { rows } = await this.#database.query(
      `SELECT entry FROM match_log WHERE match_id = $1 AND sequence_number < $2 ORDER BY sequence_number`,
      [id, count],
    )
    return rows.map((row) => parse(entryRow, row, 'match_log').entry)
  }

  /** Stores an action; false where another server stored one in its place. */
  append(id: string, entry: NewEntry, change: MatchChange | undefined): Promise<boolean> {
    return this.#appends.append(id, entry, change)
  }

  /** Seats a player beside `others` taken seats; false when the seats changed, or the match no longer exists. */
  async sit(id: string, seat: NewSeat, others: number, progress: Progress): Promise<boolean> {
    return this.#transaction(async (query) => {
      // The row lock serialises the players: whether the match begins depends on the taken seats.
      await query('SELECT 1 FROM match WHERE id = $1 FOR UPDATE', [id])
      const present = await query('SELECT 1 FROM match_seat WHERE match_id = $1', [id])
      if (present.rowCount !== others) return false
      const { rowCount } = await query(`${insertSeat} ON CONFLICT DO NOTHING`, seatValues(id, seat))
      if (rowCount !== 1) return false
      await query(updateMatch, [id, progress.status, progress.turnDeadline])
      return true
    })
  }

  /**
   * Replaces the terms of a seat; false where the terms of either seat are not the expected ones, or the match has begun.
   * Both are compared, because the start of the match depends on both.
   */
  async changeTerms(
    id: string,
    seat: PlayerIndex,
    terms: unknown,
    expected: readonly [unknown, unknown],
    progress: Progress,
  ): Promise<boolean> {
    return this.#transaction(async (query) => {
      await query('SELECT 1 FROM match WHERE id = $1 FOR UPDATE', [id])
      const known = await query(
        `SELECT 1 FROM match_seat a JOIN match_seat b ON b.match_id = a.match_id AND b.seat = 1
           JOIN match m ON m.id = a.match_id
         WHERE a.match_id = $1 AND a.seat = 0 AND a.terms = $2 AND b.terms = $3 AND m.status = 'open'`,
        [id, ...expected],
      )
      if (known.rowCount !== 1) return false
      await query('UPDATE match_seat SET terms = $3 WHERE match_id = $1 AND seat = $2', [id, seat, terms])
      await query(updateMatch, [id, progress.status, progress.turnDeadline])
      return true
    })
  }

  /** Connects a seat to a socket. */
  async attach(id: string, seat: PlayerIndex, connection: string, server: string): Promise<void> {
    await this.#database.query(
      `UPDATE match_seat SET connection = $3, server = $4, forfeit_at = NULL WHERE match_id = $1 AND seat = $2`,
      [id, seat, connection, server],
    )
  }

  /** Disconnects a seat from a closed socket; false when another socket has it already. */
  async detach(id: string, seat: PlayerIndex, connection: string, forfeitAt: Date | null): Promise<boolean> {
    const { rowCount } = await this.#database.query(
      `UPDATE match_seat SET connection = NULL, server = NULL, forfeit_at = $4
       WHERE match_id = $1 AND seat = $2 AND connection = $3`,
      [id, seat, connection, forfeitAt],
    )
    return rowCount === 1
  }

  /** Public matches that wait for a player and whose creator is connected, newest first. */
  async listOpen(game: ServerGame): Promise<OpenMatch[]> {
    const { rows } = await this.#database.query(
      `SELECT ${matchColumns}, ${seatColumns} FROM match m JOIN match_seat s ON s.match_id = m.id
       WHERE m.status = 'open' AND m.visibility = 'public' AND s.connection IS NOT NULL
         AND m.created_at > now() - $1::interval AND m.game = $3 AND m.quarantined_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM match_seat o WHERE o.match_id = m.id AND o.seat <> s.seat)
       ORDER BY m.created_at DESC LIMIT $2`,
      [listedFor, listedAtMost, game.id],
    )
    const open: OpenMatch[] = []
    for (const row of rows) {
      try {
        open.push(toOpen(game, row))
      } catch (error) {
        await this.#quarantine(parse(idRow, row, 'match').id, error)
      }
    }
    return open
  }

  /** The number of finished matches per game, and the latest of them. */
  async listFinished(limit: number): Promise<FinishedMatches> {
    const { rows } = await this.#database.query(
      `SELECT g.game,
         (SELECT count(*) FROM match m
          WHERE m.game = g.game AND m.status = 'over' AND m.quarantined_at IS NULL) AS count,
         (SELECT coalesce(json_agg(l), '[]') FROM (
            SELECT m.id AS "matchId", m.winner, m.ended_at AS "endedAt",
              (SELECT json_agg(json_build_object('name', s.name, 'isBot', s.bot IS NOT NULL) ORDER BY s.seat)
               FROM match_seat s WHERE s.match_id = m.id) AS players
            FROM match m WHERE m.game = g.game AND m.status = 'over' AND m.quarantined_at IS NULL
            ORDER BY m.ended_at DESC, m.id LIMIT $2) l) AS latest
       FROM unnest($1::text[]) AS g (game)`,
      [this.#games.ids, limit],
    )
    const found = rows.map((row) => parse(finishedRow, row, 'match'))
    const byGame = Object.fromEntries(found.map(({ game, ...finished }) => [game, finished]))
    return parse(finishedMatchesSchema, byGame, 'match')
  }

  /** Matches in which a clock has expired, so that the server acts for a player. */
  async listDue(now: Date): Promise<string[]> {
    const { rows } = await this.#database.query(
      `SELECT id FROM match WHERE status = 'running' AND quarantined_at IS NULL AND turn_deadline <= $1
       UNION
       SELECT m.id FROM match m JOIN match_seat s ON s.match_id = m.id
       WHERE m.status = 'running' AND m.quarantined_at IS NULL AND s.forfeit_at <= $1 AND s.seat = coalesce(
         (SELECT active FROM match_log l WHERE l.match_id = m.id ORDER BY sequence_number DESC LIMIT 1), s.seat)`,
      [now],
    )
    return rows.map((row) => parse(idRow, row, 'match').id)
  }

  /** The current number of actions of each match. */
  async countActions(ids: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await this.#database.query<{ id: string; newest: number | null }>(
      `SELECT id, (SELECT max(sequence_number) FROM match_log WHERE match_id = id) AS newest
       FROM unnest($1::uuid[]) AS id`,
      [ids],
    )
    return new Map(rows.map(({ id, newest }) => [id, (newest ?? -1) + 1]))
  }

  /** Records a heartbeat of this server; returns whether other servers are alive. */
  async heartbeat(server: string): Promise<boolean> {
    const { rowCount } = await this.#database.query(
      `WITH heartbeat AS (
         INSERT INTO match_server (id, seen_at) VALUES ($1, now())
         ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at
       )
       SELECT 1 FROM match_server WHERE id <> $1 AND seen_at >= now() - $2::interval LIMIT 1`,
      [server, lease],
    )
    return rowCount === 1
  }

  /** Disconnects the seats of dead servers and returns their matches. */
  async releaseLostSeats(forfeitAt: Date | null): Promise<string[]> {
    const { rows } = await this.#database.query(
      `WITH gone AS (DELETE FROM match_server WHERE seen_at < now() - $1::interval)
       UPDATE match_seat s SET connection = NULL, server = NULL,
         forfeit_at = CASE WHEN m.game = ANY($3) THEN NULL ELSE $2::timestamptz END
       FROM match m
       WHERE m.id = s.match_id AND server IS NOT NULL
         AND server NOT IN (SELECT id FROM match_server WHERE seen_at >= now() - $1::interval)
       RETURNING match_id AS id`,
      [lease, forfeitAt, [...this.#games].filter((game) => game.neverForfeits).map(({ id }) => id)],
    )
    return rows.map((row) => parse(idRow, row, 'match_seat').id)
  }

  async retire(server: string): Promise<void> {
    await this.#database.query('DELETE FROM match_server WHERE id = $1', [server])
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

const updateMatch = 'UPDATE match SET status = $2, turn_deadline = $3 WHERE id = $1'
const insertSeat = `INSERT INTO match_seat (match_id, seat, player_id, name, secret, bot, connection, server, terms)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`

function seatValues(id: string, seat: NewSeat): unknown[] {
  const { index, playerId, name, tokenHash, bot, connection, server, terms } = seat
  return [id, index, playerId, name, tokenHash, bot, connection, server, terms]
}

function checkQuarantine(row: unknown): void {
  const { id, quarantined_at } = parse(quarantineRow, row, 'match')
  if (quarantined_at) throw new MatchQuarantined(id, false)
}

/** Postgres stores neither U+0000 nor lone surrogates. */
const storableText = (text: string): string => text.replaceAll(/[\p{Cs}\p{Cc}]/gu, '\u{fffd}')

const parseOptions = (game: ServerGame, options: unknown) => parse(game.optionsSchema, options, 'match')

function toOpen(game: ServerGame, row: unknown): OpenMatch {
  const { id, options, created_at } = parse(matchRow, row, 'match')
  const { name, terms } = parse(seatRow, row, 'match_seat')
  const seatTerms = parse(game.termsSchema, terms, 'match_seat')
  return {
    matchId: id,
    playerName: name,
    options: parseOptions(game, options),
    seatTerms,
    createdAt: created_at,
  }
}

function toStored(rows: readonly unknown[], games: ServerGames): StoredMatch {
  const facts = toFacts(rows, games)
  const log = parse(logRow, rows[0], 'match_log').log ?? []
  return { facts, log: log.map((entry) => parse(facts.game.entrySchema, entry, 'match_log') as AnyEntry) }
}

function toFacts(rows: readonly unknown[], games: ServerGames): MatchFacts {
  const match = parse(matchRow, rows[0], 'match')
  const game = games.get(match.game)
  if (!game)
    throw new FivefoldError(`match: ${match.game} is not a game of this server`, {
      code: 'INVALID_INPUT',
      value: match.game,
    })
  const seats: [MatchSeat | null, MatchSeat | null] = [null, null]
  for (const row of rows) {
    if (parse(emptySeatRow, row, 'match_seat').seat === null) continue
    const found = parse(seatRow, row, 'match_seat')
    seats[found.seat] = {
      playerId: found.player_id,
      name: found.name,
      tokenHash: found.secret,
      bot: found.bot,
      connection: found.connection,
      forfeitAt: found.forfeit_at,
      terms: parse(game.termsSchema, found.terms, 'match_seat'),
    }
  }
  return {
    id: match.id,
    game,
    rngSeed: match.rng_seed,
    options: parseOptions(game, match.options),
    visibility: match.visibility,
    turnDeadline: match.turn_deadline,
    createdAt: match.created_at,
    rematchOf: match.rematch_of,
    rematchId: match.rematch_id,
    seats,
  }
}
