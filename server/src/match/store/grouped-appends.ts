import type { PlayerIndex } from '@fivefold/sdk/core'
import { DatabaseError } from 'pg'
import type { Database } from '../../database/pool.js'
import type { AnyEntry } from '../server-game.js'

export type Progress = {
  status: 'open' | 'running' | 'over'
  /** The player to act; null where both players or none may act. */
  active: PlayerIndex | null
  turnDeadline: Date | null
  /** Once it is over: the seat that won, or 2 for a draw. */
  winner?: PlayerIndex | 2
}

/** An entry of the log, and the player to act after it. */
export type NewEntry = {
  readonly entry: Pick<AnyEntry, 'sequenceNumber'>
  readonly active: PlayerIndex | null
}

/** The columns of a match that an action changes beside the log; most actions change none. */
export type MatchChange = Pick<Progress, 'status' | 'turnDeadline' | 'winner'>

type Append = {
  readonly id: string
  readonly entry: NewEntry
  readonly change: MatchChange | undefined
  readonly resolve: (isStored: boolean) => void
  readonly reject: (error: unknown) => void
}

const largestGroup = 1_000

// Entries are inserted in the order of their match ids, so that two servers cannot deadlock.
const appendAll = `
  INSERT INTO match_log (match_id, sequence_number, active, entry)
  SELECT id, sequence_number, active, entry
  FROM json_to_recordset($1) AS wanted (id uuid, sequence_number int, active smallint, entry json)
  ORDER BY id`

/** The Postgres error code for a place in a log that is taken. */
const uniqueViolation = '23505'

// The second of two conflicting entries finds its place in the log taken and is not stored.
const appendGroup = `
  WITH stored AS (
    ${appendAll}
    ON CONFLICT DO NOTHING RETURNING match_id
  ), changed AS (
    UPDATE match m SET status = c.status, turn_deadline = c.turn_deadline, winner = c.winner,
      ended_at = CASE c.status WHEN 'over' THEN coalesce(m.ended_at, now()) END
    FROM json_to_recordset($2) AS c (id uuid, status text, turn_deadline timestamptz, winner smallint)
    JOIN stored s ON s.match_id = c.id
    WHERE m.id = c.id
  )
  SELECT CASE WHEN count(*) < $3 THEN coalesce(array_agg(match_id), '{}') END AS winners FROM stored`

/**
 * Group commit: stores the actions of many matches with one disk flush. Actions that arrive while a group is being stored
 * form the next group.
 */
export class GroupedAppends {
  readonly #database: Database
  #waiting: Append[] = []
  #isStoring = false

  constructor(database: Database) {
    this.#database = database
  }

  /** Resolves when the entry is on disk; with false where another server stored an entry in its place. */
  append(id: string, entry: NewEntry, change?: MatchChange): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ id, entry, change, resolve, reject })
      if (!this.#isStoring) void this.#storeWaiting()
    })
  }

  async #storeWaiting(): Promise<void> {
    this.#isStoring = true
    // Actions of the same tick join the group.
    await new Promise(setImmediate)
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, largestGroup)
      const outcome = await this.#store(group)
      // The next group is sent before the callers of this one continue, so that the database does not idle.
      setImmediate(() => settle(group, outcome))
    }
    this.#isStoring = false
  }

  async #store(group: readonly Append[]): Promise<Outcome> {
    const entries = JSON.stringify(group.map(entryRow))
    const changes = group.filter(({ change }) => change).map(changeRow)
    try {
      if (changes.length === 0 && (await this.#storeAll(entries))) return { winners: undefined }
      return await this.#storeSome(entries, changes, group.length)
    } catch (error) {
      return { error }
    }
  }

  /** A quarter cheaper than `#storeSome`; stores nothing and returns false where any entry conflicts. */
  async #storeAll(entries: string): Promise<boolean> {
    try {
      await this.#database.query({ name: 'match-append-all', text: appendAll, values: [entries] })
      return true
    } catch (error) {
      if (error instanceof DatabaseError && error.code === uniqueViolation) return false
      throw error
    }
  }

  async #storeSome(entries: string, changes: readonly object[], count: number): Promise<Outcome> {
    const { rows } = await this.#database.query<{ winners: string[] | null }>({
      name: 'match-append-group',
      text: appendGroup,
      values: [entries, JSON.stringify(changes), count],
    })
    return { winners: rows[0]?.winners ?? undefined }
  }
}

/** `winners` are the matches whose entries were stored; undefined when all were. */
type Outcome = { winners: readonly string[] | undefined } | { error: unknown }

function settle(group: readonly Append[], outcome: Outcome): void {
  if ('error' in outcome) {
    for (const { reject } of group) reject(outcome.error)
    return
  }
  const winners = outcome.winners && new Set(outcome.winners)
  for (const { id, resolve } of group) resolve(winners?.has(id) ?? true)
}

const entryRow = ({ id, entry: { entry, active } }: Append): object => ({
  id,
  sequence_number: entry.sequenceNumber,
  active,
  entry,
})

const changeRow = ({ id, change }: Append): object => ({
  id,
  status: change?.status,
  turn_deadline: change?.turnDeadline,
  winner: change?.winner,
})
