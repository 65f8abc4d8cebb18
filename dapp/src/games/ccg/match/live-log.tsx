import { useMemo } from 'react'
import type { Names } from '../../common/seat-names.js'
import { EventLog } from '../board/event-log.js'
import { buildTimeline, logGroups } from '../board/timeline.js'
import { useIndexedGame } from '../hooks/use-indexed.js'

/** The log so far: the indexer's batches, replayed by the rules. */
export function LiveLog({ gameId, names }: { gameId: number; names: Names }) {
  const { data: game, isError } = useIndexedGame(gameId)
  const groups = useMemo(() => (game ? logGroups(buildTimeline(game), names) : []), [game, names])
  return (
    <section className="play-panel" aria-label="What happened">
      <h2 className="border-b border-line px-4 py-2 text-base">Event log</h2>
      {isError ? (
        <p className="px-4 py-3 text-sm text-soft">
          The indexer does not answer; the game continues without it.
        </p>
      ) : (
        <EventLog groups={groups} upTo={groups.length} />
      )}
    </section>
  )
}
