import type { GameState, PlayerIndex } from '@fivefold/sdk/war'
import { SeatAccounts } from '../../common/ledger/seat-accounts.js'
import { IntegrityBadge } from '../../common/match/integrity-badge.js'
import { KeyboardHelp } from '../../common/match/keyboard-help.js'
import { Notices } from '../../common/match/notices.js'
import { type Names, namesFor, opponentOf } from '../../common/match/server-game.js'
import { TurnClock } from '../../common/match/turn-clock.js'
import { isClockWorthy } from '../../common/match/turn-time.js'
import { useNotedProgress } from '../../common/match/use-noted-progress.js'
import { WatchLink } from '../../common/match/watch-link.js'
import type { OpenedMatch } from '../hooks/use-match.js'
import { statementsOf } from '../ledger/statements.js'
import { warGame } from '../server-game.js'
import { actionText, reasonText, resultText, stepTexts } from '../table/log-text.js'
import { WarLog } from '../table/war-log.js'
import { EndPanel } from './end-panel.js'
import { LotsNotice } from './lots-notice.js'
import { MatchFelt } from './match-felt.js'

const keys = [['f, space', 'flip your card']] as const

type MatchTableProps = { opened: OpenedMatch; state: GameState; onRetry: () => void }

/** A match in progress, or just over. */
export function MatchTable({ opened: { match, snapshot }, state, onRetry }: MatchTableProps) {
  const { matchId, playerIndex: seat, seedCommitment } = match
  const names = namesFor(state.players, seat)
  const { outcome, transactionLog } = state
  const { turnDeadline, awaitsLots } = snapshot
  const hasClock = turnDeadline && !outcome && isClockWorthy(turnDeadline, transactionLog.at(-1)?.timestamp)
  useNotedProgress(warGame, match, state.players[opponentOf(seat ?? 0)].player.name, outcome !== undefined)
  return (
    <div className="play-stage">
      <Notices snapshot={snapshot} names={names} onRetry={onRetry} />
      <MatchFelt
        match={match}
        state={state}
        names={names}
        clock={hasClock && <TurnClock deadline={turnDeadline} />}
        end={
          outcome && (
            <EndPanel match={match} snapshot={snapshot} state={state} outcome={outcome} names={names} />
          )
        }
      />
      <div className="play-side">
        {awaitsLots && <LotsNotice awaits={awaitsLots} />}
        {seat === null && !outcome && (
          <p className="play-told">You are watching. Decks stay hidden until the end.</p>
        )}
        <section className="play-panel" aria-labelledby="log-title">
          <h2 id="log-title" className="border-b border-line px-4 py-2 text-base">
            Round {outcome ? state.round : state.round + 1}
          </h2>
          <WarLog entries={transactionLog} names={names} upTo={transactionLog.length} />
        </section>
        <IntegrityBadge
          integrity={snapshot.integrity}
          entries={transactionLog.length}
          commitment={seedCommitment}
        />
        {!outcome && (
          <SeatAccounts game={warGame} match={match} statements={statementsOf(state)} names={names} />
        )}
        {!outcome && <WatchLink game={warGame} matchId={matchId} />}
        {seat !== null && !outcome && <KeyboardHelp keys={keys} />}
      </div>
      <p className="sr-only" aria-live="polite" data-testid="announcer">
        {announcement(state, seat, names)}
      </p>
    </div>
  )
}

function announcement(state: GameState, seat: PlayerIndex | null, names: Names): string {
  const last = state.transactionLog.at(-1)
  const told = last ? [actionText(last, names), ...stepTexts(last, names)] : []
  if (state.outcome) told.push(resultText(state.outcome, seat, names), reasonText(state.outcome, names))
  return told.join('. ')
}
