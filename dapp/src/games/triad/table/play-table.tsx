import { type Match, matchResult, playerOfTurn, playerToMove, turnCount } from '@fivefold/sdk/triad'
import { useMemo } from 'react'
import { turnAnnouncement } from '../board/event-text.js'
import { MoveList } from '../board/move-list.js'
import { buildTimeline } from '../board/timeline.js'
import { usePlayback } from '../board/use-playback.js'
import type { OpenedTable } from '../hooks/use-open-table.js'
import { useReducedMotion } from '../hooks/use-reduced-motion.js'
import { useRoomStore } from '../state/room-store.js'
import { EndPanel, resultText } from './end-panel.js'
import { KeyboardHelp } from './keyboard-help.js'
import { SeatProof, SeatWarning } from './seat-warning.js'
import { TableFacts } from './table-facts.js'
import { TableFelt } from './table-felt.js'

/** A match in progress, or just over. */
export function PlayTable({ opened, match }: { opened: OpenedTable; match: Match }) {
  const { table, view, connection } = opened
  const timeline = useMemo(() => buildTimeline(match), [match])
  const played = timeline.events.length
  const playback = usePlayback(timeline, played, useReducedMotion())
  const live = timeline.states[played]
  if (!live) throw new RangeError(`the match has no turn ${played}`)
  const { seat } = table
  const near = seat ?? 0
  const isBot = useRoomStore(({ botRooms }) => view.id in botRooms)
  const names = seat === null ? { near: 'A', far: 'B' } : { near: 'You', far: isBot ? 'Bot' : 'Opponent' }
  const isOver = played === turnCount && !playback.isMoving
  const isMyTurn = view.phase === 'playing' && seat !== null && playerToMove(live) === seat
  const result = isOver ? matchResult(live.board) : undefined
  // The turn that is being shown is told with it, not before.
  const told = playback.shown + (playback.isMoving ? 1 : 0)
  const last = timeline.events[played - 1]
  const lastBy = playerOfTurn(live.setup.firstPlayer, played - 1) === near ? names.near : names.far
  return (
    <div className="play-stage">
      {seat !== null && <SeatWarning view={view} near={near} />}
      <TableFelt
        table={table}
        view={view}
        timeline={timeline}
        playback={playback}
        cards={match.cards}
        names={names}
        canPlay={isMyTurn && !playback.isMoving}
        end={result && <EndPanel table={table} view={view} result={result} names={names} />}
      />
      <div className="play-side">
        {connection !== 'open' && (
          <p role="alert" className="play-alert">
            Connection lost. Trying again; nothing is lost.
          </p>
        )}
        {seat !== null && <SeatProof view={view} near={near} />}
        <section className="play-panel" aria-label="Turns">
          <h2 className="border-b border-line px-4 py-2 text-base">Turns</h2>
          <MoveList timeline={timeline} current={told} upTo={told} near={near} names={names} />
        </section>
        <TableFacts view={view} />
        {seat !== null && <KeyboardHelp />}
      </div>
      <p className="sr-only" aria-live="polite" data-testid="announcer">
        {last && turnAnnouncement(lastBy, last)}
        {isMyTurn && ' Your turn.'}
        {result && ` ${resultText(result, seat, names)}.`}
      </p>
    </div>
  )
}
