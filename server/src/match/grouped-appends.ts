import { keptJson } from '@fivefold/sdk/core'
import type { Database } from '../database/pool.js'
import type { AnyEntry, PlayerIndex } from './game.js'

export type Progress = {
  status: 'open' | 'running' | 'over'
  /** Null: both players may act, or nobody. */
  active: PlayerIndex | null
  turnDeadline: Date | null
}

type Append = {
  readonly id: string
  readonly entry: AnyEntry
  readonly progress: Progress
  readonly resolve: (isStored: boolean) => void
  readonly reject: (error: unknown) => void
}

const largestGroup = 1_000

// Rows are locked in the order of their ids, so that two servers cannot wait for each other. The lock lets one in
// after the other, and the second finds another count.
const appendGroup = `
  WITH wanted AS (
    SELECT * FROM unnest($1::uuid[], $2::int[], $3::text[], $4::smallint[], $5::timestamptz[], $6::json[])
      AS w (id, sequence_number, status, active, turn_deadline, entry)
  ), locked AS (
    SELECT m.id FROM match m JOIN wanted w ON w.id = m.id
    WHERE m.action_count = w.sequence_number AND m.status = 'running'
    ORDER BY m.id FOR UPDATE OF m
  ), moved AS (
    UPDATE match m
    SET action_count = m.action_count + 1, status = w.status, active = w.active, turn_deadline = w.turn_deadline
    FROM wanted w JOIN locked l ON l.id = w.id
    WHERE m.id = w.id AND m.action_count = w.sequence_number AND m.status = 'running'
    RETURNING m.id, w.sequence_number, w.entry
  )
  INSERT INTO match_log (match_id, sequence_number, entry)
  SELECT id, sequence_number, entry FROM moved RETURNING match_id`

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

  /** True means that the entry is on disk; false that another server was quicker. */
  append(id: string, entry: AnyEntry, progress: Progress): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ id, entry, progress, resolve, reject })
      if (!this.#isStoring) void this.#storeAll()
    })
  }

  async #storeAll(): Promise<void> {
    this.#isStoring = true
    // Whatever comes in the same moment goes along.
    await Promise.resolve()
    while (this.#waiting.length > 0) await this.#store(this.#waiting.splice(0, largestGroup))
    this.#isStoring = false
  }

  async #store(group: readonly Append[]): Promise<void> {
    try {
      const { rows } = await this.#database.query<{ match_id: string }>({
        name: 'match-append-group',
        text: appendGroup,
        values: [
          group.map(({ id }) => id),
          group.map(({ entry }) => entry.sequenceNumber),
          group.map(({ progress }) => progress.status),
          group.map(({ progress }) => progress.active),
          group.map(({ progress }) => progress.turnDeadline),
          group.map(({ entry }) => keptJson(entry)),
        ],
      })
      const stored = new Set(rows.map(({ match_id }) => match_id))
      for (const { id, resolve } of group) resolve(stored.has(id))
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }
}
