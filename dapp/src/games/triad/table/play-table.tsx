import {
  type Match,
  matchResult,
  type Player,
  playerOfTurn,
  playerToMove,
  turnCount,
} from '@fivefold/sdk/triad'
import type { ShownMatch } from '@fivefold/sdk/triad/match'
import { useMemo } from 'react'
import { shortAddress } from '../../../lib/short-address.js'
import { Notices } from '../../common/match/notices.js'
import { useStoreProgress } from '../../common/match/use-store-progress.js'
import { WatchLink } from '../../common/match/watch-link.js'
import { turnAnnouncement } from '../board/event-text.js'
import { MoveList } from '../board/move-list.js'
import { buildTimeline } from '../board/timeline.js'
import { usePlayback } from '../board/use-playback.js'
import type { ConnectedTriadMatch } from '../hooks/use-match.js'
import { useReducedMotion } from '../hooks/use-reduced-motion.js'
import { useSettled } from '../hooks/use-settlement.js'
import { triadGame } from '../server-game.js'
import { EndPanel, resultText } from './end-panel.js'
import { KeysAndSettings } from './keys-and-settings.js'
import { SeatProof, SeatWarning } from './seat-warning.js'
import { TableFacts } from './table-facts.js'
import { TableFelt } from './table-felt.js'

type PlayTableProps = { connected: ConnectedTriadMatch; view: ShownMatch; played: Match; onRetry: () => void }

/** A match in progress, or just over. */
export function PlayTable({ connected, view, played: replayed, onRetry }: PlayTableProps) {
  const { match, snapshot } = connected
  const timeline = useMemo(() => buildTimeline(replayed), [replayed])
  const played = timeline.events.length
  const playback = usePlayback(timeline, played, useReducedMotion())
  const live = timeline.states[played]
  if (!live) throw new RangeError(`the match has no turn ${played}`)
  const { header } = replayed
  const { matchId, playerIndex: seat } = match
  const near = seat ?? 0
  const isBot = triadGame.useSeats(({ seats }) => seats[matchId]?.bot !== undefined)
  const opponent = near === 0 ? header.playerB : header.playerA
  useStoreProgress(triadGame, match, shortAddress(opponent), Boolean(useSettled(view).data))
  const names = seat === null ? { near: 'A', far: 'B' } : { near: 'You', far: isBot ? 'Bot' : 'Opponent' }
  const isOnline = (player: Player) =>
    seat === player ? snapshot.connection === 'open' : !(player in snapshot.away)
  const isOver = played === turnCount && !playback.isMoving
  const isMyTurn = view.phase === 'playing' && seat !== null && playerToMove(live) === seat
  const result = isOver ? matchResult(live.board) : undefined
  // The log includes the turn that is being animated.
  const lastTurn = playback.shown + (playback.isMoving ? 1 : 0)
  const last = timeline.events[played - 1]
  const lastBy = playerOfTurn(live.setup.firstPlayer, played - 1) === near ? names.near : names.far
  return (
    <div className="play-stage">
      <Notices snapshot={snapshot} names={bySeat(near, names.near, names.far)} onRetry={onRetry} />
      {seat !== null && <SeatWarning view={view} near={near} />}
      <TableFelt
        match={match}
        header={header}
        online={[isOnline(0), isOnline(1)]}
        timeline={timeline}
        playback={playback}
        cards={replayed.cards}
        names={names}
        canPlay={isMyTurn && !playback.isMoving}
        end={
          result && <EndPanel match={match} snapshot={snapshot} view={view} result={result} names={names} />
        }
      />
      <div className="play-side">
        {seat !== null && <SeatProof view={view} near={near} />}
        <section className="play-panel" aria-label="Turns">
          <h2 className="border-b border-line px-4 py-2 text-base">Turns</h2>
          <MoveList timeline={timeline} current={lastTurn} upTo={lastTurn} near={near} names={names} />
        </section>
        <TableFacts view={view} />
        {!isBot && !result && <WatchLink game={triadGame} matchId={matchId} />}
        {seat !== null && <KeysAndSettings />}
      </div>
      <p className="sr-only" aria-live="polite" data-testid="announcer">
        {last && turnAnnouncement(lastBy, last)}
        {isMyTurn && ' Your turn.'}
        {result && ` ${resultText(result, seat, names)}.`}
      </p>
    </div>
  )
}

/** Two values in seat order. */
function bySeat<T>(near: Player, own: T, other: T): readonly [T, T] {
  return near === 0 ? [own, other] : [other, own]
}
