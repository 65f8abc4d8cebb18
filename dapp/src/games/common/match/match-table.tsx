import { EndPanel } from '../end-panel.js'
import { AnchorPanel } from '../ledger/anchor-panel.js'
import { SeatAccounts } from '../ledger/seat-accounts.js'
import { IntegrityBadge } from './integrity-badge.js'
import { KeyboardHelp } from './keyboard-help.js'
import type { MatchShell } from './match-page.js'
import { Notices } from './notices.js'
import { Rematch } from './rematch.js'
import {
  type AnySnapshot,
  type FollowedMatch,
  type Names,
  namesFor,
  opponentOf,
  type PlayedState,
} from './server-game.js'
import { TurnClock } from './turn-clock.js'
import { isClockWorthy } from './turn-time.js'
import { useStoreProgress } from './use-store-progress.js'
import { WatchLink } from './watch-link.js'

type MatchTableProps<S extends PlayedState, M extends FollowedMatch<S>> = {
  shell: MatchShell<S, M>
  match: M
  snapshot: ReturnType<M['getSnapshot']>
  state: S
  onRetry: () => void
}

/** A match in progress, or just over. */
export function MatchTable<S extends PlayedState, M extends FollowedMatch<S>>(props: MatchTableProps<S, M>) {
  const { shell, match, state, onRetry } = props
  const { game, Felt, Log } = shell
  const snapshot = props.snapshot as AnySnapshot<S>
  const { matchId, playerIndex: seat, seedCommitment } = match
  const { transactionLog } = state
  const { turnDeadline } = snapshot
  const names = namesFor(state.players, seat)
  const end = shell.end(state, seat, names)
  const isOver = end !== undefined
  const statements = shell.statements(match, state)
  const hasClock = turnDeadline && !isOver && isClockWorthy(turnDeadline, transactionLog.at(-1)?.timestamp)
  useStoreProgress(game, match, state.players[opponentOf(seat ?? 0)].player.name, isOver)
  return (
    <div className="play-stage">
      <Notices snapshot={snapshot} names={names} onRetry={onRetry} />
      <Felt
        match={match}
        state={state}
        names={names}
        clock={hasClock && <TurnClock deadline={turnDeadline} />}
        end={end && <End {...{ shell, match, snapshot, state, names }} {...end} />}
      />
      <div className="play-side">
        {shell.renderNotice?.(props.snapshot)}
        {seat === null && !isOver && <p className="play-status">You are watching. {shell.watchingText}</p>}
        <section className="play-panel" aria-labelledby="log-title">
          <h2 id="log-title" className="border-b border-line px-4 py-2 text-base">
            {shell.logTitle(state)}
          </h2>
          <Log entries={transactionLog} names={names} upTo={transactionLog.length} />
        </section>
        <IntegrityBadge
          integrity={snapshot.integrity}
          entries={transactionLog.length}
          commitment={seedCommitment}
        />
        {shell.factsText && (
          <p className="text-sm text-soft" data-testid="match-facts">
            {shell.factsText(match, snapshot, state)}
          </p>
        )}
        {!isOver && <SeatAccounts game={game} match={match} statements={statements} names={names} />}
        {!isOver && <WatchLink game={game} matchId={matchId} />}
        {seat !== null && !isOver && <KeyboardHelp keys={shell.keys} />}
      </div>
      <p className="sr-only" aria-live="polite" data-testid="announcer">
        {shell.announcement(state, seat, names)}
      </p>
    </div>
  )
}

type EndProps<S extends PlayedState, M extends FollowedMatch<S>> = {
  shell: MatchShell<S, M>
  match: M
  snapshot: AnySnapshot<S>
  state: S
  names: Names
  result: string
  reason: string
}

function End<S extends PlayedState, M extends FollowedMatch<S>>(props: EndProps<S, M>) {
  const { shell, match, snapshot, state, names, result, reason } = props
  const { game } = shell
  const { matchId, playerIndex } = match
  const { rematch, isBusy } = shell.useEnterMatch()
  const isBot = game.useSeats(({ seats }) => seats[matchId]?.bot !== undefined)
  const again = playerIndex !== null && (
    <Rematch rematchId={snapshot.rematchId} isBusy={isBusy} onRematch={() => rematch.mutate(match)} />
  )
  return (
    <EndPanel gameId={game.id} result={result} reason={reason} again={again} replayId={matchId}>
      {!isBot && (
        <AnchorPanel
          game={game}
          match={match}
          statements={shell.statements(match, state)}
          integrity={snapshot.integrity}
          names={names}
        />
      )}
    </EndPanel>
  )
}
