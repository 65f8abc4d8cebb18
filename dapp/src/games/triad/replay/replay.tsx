import {
  type Match,
  type MatchFile,
  matchFileToJson,
  matchId,
  matchResult,
  type Player,
  parseMatchFile,
  playerOfTurn,
  score,
} from '@fivefold/sdk/triad'
import { useEffect } from 'react'
import type { Replay, ReplayBoardProps } from '../../common/replay/replay.js'
import { TriadBoard } from '../board/board.js'
import { turnAnnouncement } from '../board/event-text.js'
import { MoveList } from '../board/move-list.js'
import { ScoreBar } from '../board/score-bar.js'
import { buildTimeline, type Timeline } from '../board/timeline.js'
import { usePlayback } from '../board/use-playback.js'
import { HandStrip } from '../cards/hand-strip.js'
import { useReducedMotion } from '../hooks/use-reduced-motion.js'
import { PlayerName } from '../player-name.js'

const near: Player = 0
const names = { near: 'A', far: 'B' }

/** A match turn by turn. Player A is at the bottom. */
export const replay: Replay<MatchFile, Timeline> = {
  unit: 'turn',
  pause: 800,
  example: '{ "header": { … }, "turns": [ … ], "ruleset": "default", "cards": { … } }',
  logLabel: 'Turns',
  parse: parseMatchFile,
  build: buildTimeline,
  count: ({ events }) => events.length,
  textAt: ({ states, events }, position) => {
    const [start, happened] = [states[0], events[position - 1]]
    if (!start || !happened) return ''
    const mover = playerOfTurn(start.setup.firstPlayer, position - 1)
    return turnAnnouncement(names[mover === near ? 'near' : 'far'], happened)
  },
  file: (match) => ({ name: matchId(match).slice(2, 10), json: matchFileToJson(match) }),
  Board,
  Log: ({ timeline, position, onGo }) => (
    <MoveList timeline={timeline} current={position} near={near} names={names} onGo={onGo} />
  ),
}

function Board(props: ReplayBoardProps<MatchFile, Timeline>) {
  const { record: match, timeline, position, controls, setHeld } = props
  const { frame, shown, isMoving } = usePlayback(timeline, position, useReducedMotion())
  useEffect(() => setHeld(isMoving), [isMoving, setHeld])
  const state = timeline.states[shown] ?? timeline.states[0]
  if (!state) return null
  const inHand = timeline.states[isMoving ? shown + 1 : shown] ?? state
  const { winner } = matchResult(timeline.states.at(-1)?.board ?? [])
  return (
    <section className="triad-felt baize" aria-label="Board">
      <SeatLine match={match} player={1} isWinner={winner === 1} />
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
      {controls}
      <HandStrip state={inHand} player={0} side="near" cards={match.cards} />
      <SeatLine match={match} player={0} isWinner={winner === 0} />
    </section>
  )
}

type SeatLineProps = { match: Match; player: Player; isWinner: boolean }

function SeatLine({ match: { header }, player, isWinner }: SeatLineProps) {
  const side = player === near ? 'near' : 'far'
  return (
    <p className="flex items-center gap-2">
      <i className="triad-side-dot" data-side={side} aria-hidden="true" />
      <b>{names[side]}</b>
      <PlayerName address={player === 0 ? header.playerA : header.playerB} />
      {isWinner && <span className="play-winner">Winner</span>}
    </p>
  )
}
