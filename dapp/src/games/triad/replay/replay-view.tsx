import { type Match, matchResult, type Player, playerOfTurn, score } from '@fivefold/sdk/triad'
import { type ReactNode, useMemo } from 'react'
import { ReplayControls } from '../../common/replay-controls.js'
import { useReplayKeys } from '../../common/use-replay-keys.js'
import { TriadBoard } from '../board/board.js'
import { turnAnnouncement } from '../board/event-text.js'
import { MoveList } from '../board/move-list.js'
import { ScoreBar } from '../board/score-bar.js'
import { buildTimeline } from '../board/timeline.js'
import { HandStrip } from '../cards/hand-strip.js'
import { PlayerName } from '../player-name.js'
import { useReplay } from './use-replay.js'

const near: Player = 0
const names = { near: 'A', far: 'B' }

/** A finished match, turn by turn. A sits below. */
export function ReplayView({ match, aside }: { match: Match; aside?: ReactNode }) {
  const timeline = useMemo(() => buildTimeline(match), [match])
  const { playback, replay } = useReplay(timeline)
  const { frame, shown, isMoving } = playback
  const { position, go } = replay
  useReplayKeys(replay)
  const state = timeline.states[shown] ?? timeline.states[0]
  if (!state) return null
  const inHand = timeline.states[isMoving ? shown + 1 : shown] ?? state
  const events = timeline.events[position - 1]
  const mover = playerOfTurn(state.setup.firstPlayer, Math.max(0, position - 1))
  return (
    <div className="play-stage">
      <section className="triad-felt baize" aria-label="Board">
        <SeatLine player={match.header.playerB} letter="B" side="far" match={match} />
        <HandStrip state={inHand} player={1} side="far" cards={match.cards} />
        <TriadBoard
          frame={frame}
          setup={state.setup}
          cards={match.cards}
          near={near}
          names={names}
          markOwner={playerOfTurn(state.setup.firstPlayer, Math.max(0, isMoving ? shown : shown - 1))}
          renderCell={(_cell, label, content) => (
            <div className="triad-cell" role="img" aria-label={label}>
              {content}
            </div>
          )}
        />
        <ScoreBar tiles={score(frame.board).tiles} near={near} names={names} />
        <section className="play-end" aria-label="Replay">
          <ReplayControls {...replay} unit="turn" />
          <p className="min-h-12 text-[0.9375rem]" aria-live="polite">
            {events
              ? turnAnnouncement(names[mover === near ? 'near' : 'far'], events)
              : 'Before the first turn.'}
          </p>
        </section>
        <HandStrip state={inHand} player={0} side="near" cards={match.cards} />
        <SeatLine player={match.header.playerA} letter="A" side="near" match={match} />
      </section>
      <div className="play-side">
        <section className="play-panel" aria-label="Turns">
          <MoveList timeline={timeline} current={position} near={near} names={names} onGo={go} />
          <p className="border-t border-line px-4 py-2 text-sm text-soft">Arrow keys step, space plays.</p>
        </section>
        {aside}
      </div>
    </div>
  )
}

type SeatLineProps = { player: string; letter: string; side: 'near' | 'far'; match: Match }

function SeatLine({ player, letter, side, match }: SeatLineProps) {
  const end = useMemo(() => matchResult(buildTimeline(match).states.at(-1)?.board ?? []), [match])
  const isWinner = end.winner === (letter === 'A' ? 0 : 1)
  return (
    <p className="flex items-center gap-2">
      <i className="triad-side-dot" data-side={side} aria-hidden="true" />
      <b>{letter}</b>
      <PlayerName address={player} />
      {isWinner && <span className="play-winner">Winner</span>}
    </p>
  )
}
