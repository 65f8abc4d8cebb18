import { type ReactNode, useMemo } from 'react'
import type { Names } from '../../common/match/server-game.js'
import { ReplayControls } from '../../common/replay-controls.js'
import { useReplayKeys } from '../../common/use-replay-keys.js'
import { useReplayPosition } from '../../common/use-replay-position.js'
import { actionText, reasonText, resultText, stepTexts } from '../table/log-text.js'
import { roundOf } from '../table/round.js'
import { RoundLine } from '../table/round-line.js'
import { Side } from '../table/side.js'
import { WarLog } from '../table/war-log.js'
import { buildTimeline, type GameRecord, type Timeline } from './timeline.js'

type ReplayViewProps = { record: GameRecord; aside: (timeline: Timeline) => ReactNode }

/** A finished match, action by action. The first player sits below. */
export function ReplayView({ record, aside }: ReplayViewProps) {
  const timeline = useMemo(() => buildTimeline(record), [record])
  const { replay } = useReplayPosition(timeline.entries.length, { pause: 700 })
  useReplayKeys(replay)
  const { position, go } = replay
  const game = timeline.games[position]
  if (!game) throw new RangeError(`the match has no position ${position}`)
  const [near, far] = game.players
  const names: Names = [near.player.name, far.player.name]
  const done = timeline.entries.slice(0, position)
  const round = roundOf(done)
  const entry = done.at(-1)
  const told = entry ? [actionText(entry, names), ...stepTexts(entry, names)] : ['Before the first flip']
  if (game.outcome) told.push(resultText(game.outcome, null, names), reasonText(game.outcome, names))
  return (
    <div className="play-stage">
      <section className="war-felt baize" aria-label="Table">
        <Side game={game} player={1} name={names[1]} round={round} />
        <RoundLine round={round} names={names} number={game.round} />
        <Side game={game} player={0} name={names[0]} round={round} />
        <section className="play-end" aria-label="Replay">
          <ReplayControls {...replay} unit="action" />
          <p className="min-h-12 text-[0.9375rem]" aria-live="polite" data-testid="replay-text">
            {told.join('. ')}
          </p>
        </section>
      </section>
      <div className="play-side">
        <section className="play-panel" aria-label="Log of the match">
          <WarLog entries={timeline.entries} names={names} upTo={position} onGo={go} />
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
