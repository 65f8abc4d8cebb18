import { type GameRecord, isOver, toHex } from '@fivefold/sdk/ccg'
import { addressOfAccount } from '@fivefold/sdk/polkadot'
import { type ReactNode, useMemo } from 'react'
import { ReplayControls } from '../../common/replay-controls.js'
import { useReplayKeys } from '../../common/use-replay-keys.js'
import { useReplayPosition } from '../../common/use-replay-position.js'
import { BoardRow } from '../board/board-row.js'
import { EventLog } from '../board/event-log.js'
import { HandStrip } from '../board/hand-strip.js'
import type { Names } from '../board/names.js'
import { PlayerBar, Portrait } from '../board/player-bar.js'
import { buildTimeline, logGroups, type Timeline } from '../board/timeline.js'

const names: Names = ['A', 'B']

type ReplayViewProps = { record: GameRecord; aside: (timeline: Timeline) => ReactNode }

/** A game, batch by batch. Who began sits below. */
export function ReplayView({ record, aside }: ReplayViewProps) {
  const timeline = useMemo(() => buildTimeline(record), [record])
  const groups = useMemo(() => logGroups(timeline, names), [timeline])
  const { replay } = useReplayPosition(groups.length, { pause: 1_100 })
  useReplayKeys(replay)
  const { position, go } = replay
  const step = timeline.steps[position]
  if (!step) throw new RangeError(`the game has no position ${position}`)
  const { game } = step
  const { cards } = record.start
  const bar = (player: 0 | 1) => {
    const address = addressOfAccount(game.players[player].addr)
    return (
      <PlayerBar
        player={game.players[player]}
        name={names[player]}
        address={address}
        isActive={game.activeIdx === player && !isOver(game)}
        portrait={
          <span role="img" aria-label={`${names[player]}: ${game.players[player].hp} hp`}>
            <Portrait address={address} hp={game.players[player].hp} />
          </span>
        }
        chip={game.status === 2 + player ? 'Winner' : undefined}
      />
    )
  }
  const row = (player: 0 | 1) => (
    <BoardRow player={game.players[player]} name={names[player]} cards={cards} rules={game.rules} />
  )
  const group = groups[position - 1]
  return (
    <div className="play-stage">
      <section className="ccg-felt baize" aria-label="Board">
        <HandStrip hand={game.players[1].hand} name={names[1]} cards={cards} />
        {bar(1)}
        {row(1)}
        <p className="ccg-middle">Turn {game.turn}</p>
        {row(0)}
        {bar(0)}
        <HandStrip hand={game.players[0].hand} name={names[0]} cards={cards} />
        <section className="play-end" aria-label="Replay">
          <ReplayControls {...replay} unit="batch" />
          <p className="min-h-12 text-[0.9375rem]" aria-live="polite" data-testid="replay-text">
            {group ? [`${group.head}.`, ...group.lines].join(' ') : 'Before the first batch.'}
          </p>
        </section>
      </section>
      <div className="play-side">
        <section className="play-panel" aria-label="Batches">
          <EventLog groups={groups} upTo={position} onGo={go} />
          <p className="border-t border-line px-4 py-2 text-sm text-soft">Arrow keys step, space plays.</p>
        </section>
        <section className="play-panel grid gap-3 px-4 py-4 text-sm" aria-label="Record">
          {aside(timeline)}
          <p className="text-soft">
            State hash here <span className="font-mono text-xs break-all">{toHex(step.hash)}</span>
          </p>
        </section>
      </div>
    </div>
  )
}
