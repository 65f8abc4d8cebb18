import type { PlayerIndex } from '@fivefold/sdk/core'
import { DatabaseError } from 'pg'
import type { Database } from '../../database/pool.js'
import type { AnyEntry } from '../server-game.js'

export type Progress = {
  status: 'open' | 'running' | 'over'
  /** Null: both players may act, or nobody. */
  active: PlayerIndex | null
  turnDeadline: Date | null
  /** Once it is over: the seat that won, or 2 for a draw. */
  winner?: PlayerIndex | 2
}

/** An entry of the log, and who acts after it. */
export type NewEntry = {
  readonly entry: Pick<AnyEntry, 'sequenceNumber'>
  readonly active: PlayerIndex | null
}

/** What an action changes of a match beside its log; most change nothing. */
export type MatchChange = Pick<Progress, 'status' | 'turnDeadline' | 'winner'>

type Append = {
  readonly id: string
  readonly entry: NewEntry
  readonly change: MatchChange | undefined
  readonly resolve: (isStored: boolean) => void
  readonly reject: (error: unknown) => void
}

const largestGroup = 1_000

// Entries go in by the order of their matches, so that two servers cannot wait for each other.
const appendAll = `
  INSERT INTO match_log (match_id, sequence_number, active, entry)
  SELECT id, sequence_number, active, entry
  FROM json_to_recordset($1) AS wanted (id uuid, sequence_number int, active smallint, entry json)
  ORDER BY id`

/** What Postgres says when a place in a log is taken. */
const uniqueViolation = '23505'

// Whoever comes second finds the place in the log taken.
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
 * Stores the actions of many matches with one wait for the disk: what comes while a group is on its way makes the
 * next one.
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
    // Whatever comes in the same moment goes along.
    await new Promise(setImmediate)
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, largestGroup)
      const outcome = await this.#store(group)
      // The next group is on its way before anybody acts on this one, so that the database does not wait for them.
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

  /** Costs the database a quarter less, but stores nothing where another server was quicker in one match: then false. */
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

/** Which matches were stored; undefined when all were. */
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
