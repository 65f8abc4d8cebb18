import { type ReactNode, useMemo } from 'react'
import type { Names } from '../../common/match/server-game.js'
import { ReplayControls } from '../../common/replay-controls.js'
import { useReplayKeys } from '../../common/use-replay-keys.js'
import { useReplayPosition } from '../../common/use-replay-position.js'
import { BattleLog } from '../board/battle-log.js'
import { Formation } from '../board/formation.js'
import { HandStrip } from '../board/hand-strip.js'
import { actionText, reasonText } from '../board/log-text.js'
import { SeatBar } from '../board/seat-bar.js'
import { traceOf } from '../board/trace.js'
import { buildTimeline, type GameRecord, type Timeline } from './timeline.js'

type ReplayViewProps = { record: GameRecord; aside: (timeline: Timeline) => ReactNode }

/** A finished match, action by action. Who began sits below. */
export function ReplayView({ record, aside }: ReplayViewProps) {
  const timeline = useMemo(() => buildTimeline(record), [record])
  const { replay } = useReplayPosition(timeline.entries.length, { pause: 900 })
  useReplayKeys(replay)
  const { position, go } = replay
  const game = timeline.games[position]
  if (!game) throw new RangeError(`the match has no position ${position}`)
  const [near, far] = game.players
  const names: Names = [near.player.name, far.player.name]
  const done = timeline.entries.slice(0, position)
  const entry = done.at(-1)
  return (
    <div className="play-stage">
      <section className="phalanx-felt baize" aria-label="Board">
        <SeatBar game={game} player={1} name={names[1]} />
        <HandStrip player={far} name={names[1]} />
        <div className="phalanx-board">
          <Formation player={far} side="far" name={names[1]} trace={(column) => traceOf(done, 1, column)} />
          <Formation player={near} side="near" name={names[0]} trace={(column) => traceOf(done, 0, column)} />
        </div>
        <section className="play-end" aria-label="Replay">
          <ReplayControls {...replay} unit="action" />
          <p className="min-h-12 text-[0.9375rem]" aria-live="polite" data-testid="replay-text">
            {entry
              ? `${names[entry.action.playerIndex]}: ${actionText(entry.action, entry.details)}.`
              : 'Before the first action.'}
            {game.outcome && ` ${names[game.outcome.winnerIndex]} wins. ${reasonText(game.outcome, names)}`}
          </p>
        </section>
        <HandStrip player={near} name={names[0]} />
        <SeatBar game={game} player={0} name={names[0]} />
      </section>
      <div className="play-side">
        <section className="play-panel" aria-label="Battle log">
          <BattleLog entries={timeline.entries} names={names} upTo={position} onGo={go} />
          <p className="border-t border-line px-4 py-2 text-sm text-soft">Arrow keys step, space plays.</p>
        </section>
        <section className="play-panel grid gap-3 px-4 py-4 text-sm" aria-label="Record">
          {aside(timeline)}
          <p className="text-soft">
            State hash here <span className="font-mono text-xs break-all">{timeline.hashes[position]}</span>
          </p>
        </section>
      </div>
    </div>
  )
}
