import type { Database } from '../database/pool.js'
import type { PlayerIndex } from './game.js'

export type Progress = {
  status: 'open' | 'running' | 'over'
  /** Null: both players may act, or nobody. */
  active: PlayerIndex | null
  turnDeadline: Date | null
}

/** An entry of the log, as JSON. */
export type WrittenEntry = { readonly sequenceNumber: number; readonly text: string }

type Append = {
  readonly id: string
  readonly entry: WrittenEntry
  readonly progress: Progress
  readonly resolve: (isStored: boolean) => void
  readonly reject: (error: unknown) => void
}

const largestGroup = 1_000

// Rows are locked in the order of their ids, so that two servers cannot wait for each other. The lock lets one in
// after the other, and the second finds another count.
const appendGroup = `
  WITH wanted AS (
    SELECT * FROM json_to_recordset($1) AS w
      (id uuid, sequence_number int, status text, active smallint, turn_deadline timestamptz, entry json)
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
  ), stored AS (
    INSERT INTO match_log (match_id, sequence_number, entry)
    SELECT id, sequence_number, entry FROM moved RETURNING match_id
  )
  SELECT id FROM wanted EXCEPT SELECT match_id FROM stored`

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
  append(id: string, entry: WrittenEntry, progress: Progress): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ id, entry, progress, resolve, reject })
      if (!this.#isStoring) void this.#storeWaiting()
    })
  }

  async #storeWaiting(): Promise<void> {
    this.#isStoring = true
    // Whatever comes in the same moment goes along.
    await new Promise(setImmediate)
    while (this.#waiting.length > 0) await this.#store(this.#waiting.splice(0, largestGroup))
    this.#isStoring = false
  }

  async #store(group: readonly Append[]): Promise<void> {
    try {
      const { rows } = await this.#database.query<{ id: string }>({
        name: 'match-append-group',
        text: appendGroup,
        values: [`[${group.map(rowText).join()}]`],
      })
      const lost = new Set(rows.map(({ id }) => id))
      for (const { id, resolve } of group) resolve(!lost.has(id))
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }
}

function rowText({ id, entry, progress: { status, active, turnDeadline } }: Append): string {
  const row = { id, sequence_number: entry.sequenceNumber, status, active, turn_deadline: turnDeadline }
  return `${JSON.stringify(row).slice(0, -1)},"entry":${entry.text}}`
}
