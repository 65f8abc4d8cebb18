import { randomUUID } from 'node:crypto'
import { migrate } from '../../../../server/src/database/migrate.js'
import { createPool } from '../../../../server/src/database/pool.js'
import { GroupedAppends, type NewEntry } from '../../../../server/src/match/store/grouped-appends.js'
import { startOwnPostgres } from '../../prove/own-postgres.js'
import { reuseWalFiles } from '../reuse-wal-files.js'
import type { Idea } from './idea.js'
import type { PlayedMatch } from './played-match.js'

const matchCount = 100
const appendsPerMatch = 10

/** Log entries of concurrent matches, each of which waits until its last entry is on disk. */
export async function groupCommitIdea({ log }: PlayedMatch): Promise<Idea> {
  const postgres = await startOwnPostgres()
  await reuseWalFiles(postgres.databaseUrl)
  const database = createPool({ url: postgres.databaseUrl, onError: console.error })
  await migrate(database)
  const appends = new GroupedAppends(database)

  const appendToMatches = async (append: (id: string, entry: NewEntry) => Promise<unknown>) => {
    const playMatch = async () => {
      const id = randomUUID()
      for (const entry of log.slice(0, appendsPerMatch)) {
        await append(id, { entry: entry as NewEntry['entry'], active: 0 })
      }
    }
    await Promise.all(Array.from({ length: matchCount }, playMatch))
    return matchCount * appendsPerMatch
  }
  return {
    name: `group commit, ${matchCount} matches at once`,
    record: 2,
    units: 'log entries stored',
    withIdea: () => appendToMatches((id, entry) => appends.append(id, entry)),
    without: () =>
      appendToMatches((id, { entry, active }) =>
        database.query({
          name: 'append-one',
          text: 'INSERT INTO match_log (match_id, sequence_number, active, entry) VALUES ($1, $2, $3, $4)',
          values: [id, entry.sequenceNumber, active, JSON.stringify(entry)],
        }),
      ),
    async close() {
      await database.end()
      await postgres.stop()
    },
  }
}
