import type { GameState, PlayerIndex } from '@fivefold/sdk/phalanx'
import { useEffect } from 'react'
import { BattleLog } from '../board/battle-log.js'
import { opponentOf } from '../board/columns.js'
import { actionText, type Names, reasonText } from '../board/log-text.js'
import type { OpenedMatch } from '../hooks/use-match.js'
import { SeatAccounts } from '../ledger/seat-accounts.js'
import { useSeatStore } from '../state/seat-store.js'
import { EndPanel, resultText } from './end-panel.js'
import { IntegrityBadge } from './integrity-badge.js'
import { KeyboardHelp } from './keyboard-help.js'
import { MatchFelt } from './match-felt.js'
import { Notices } from './notices.js'
import { TurnClock } from './turn-clock.js'
import { isClockWorthy } from './turn-time.js'
import { WatchLink } from './watch-link.js'

type MatchTableProps = { opened: OpenedMatch; state: GameState; onRetry: () => void }

/** A match in progress, or just over. */
export function MatchTable({ opened: { match, snapshot }, state, onRetry }: MatchTableProps) {
  const { matchId, playerIndex: seat, seedCommitment } = match
  const names = namesFor(state, seat)
  const opponent = state.players[opponentOf(seat ?? 0)].player.name
  const isOver = state.phase === 'gameOver'
  const { outcome, transactionLog } = state
  const { turnDeadline } = snapshot
  const hasClock = turnDeadline && !isOver && isClockWorthy(turnDeadline, transactionLog.at(-1)?.timestamp)
  useNotedProgress(matchId, seat, opponent, isOver)
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
        {seat === null && (
          <p className="phalanx-notice">You are watching. Hands stay hidden until the end.</p>
        )}
        <section className="play-panel" aria-labelledby="log-title">
          <h2 id="log-title" className="border-b border-line px-4 py-2 text-base">
            Battle log
          </h2>
          <BattleLog entries={transactionLog} names={names} upTo={transactionLog.length} />
        </section>
        <IntegrityBadge
          integrity={snapshot.integrity}
          entries={transactionLog.length}
          commitment={seedCommitment}
        />
        <p className="text-sm text-soft">
          {state.gameOptions.damageMode === 'per-turn' ? 'Survivors heal after each attack' : 'Damage stays'}{' '}
          · turn {state.turnNumber}
        </p>
        {!isOver && <SeatAccounts match={match} state={state} names={names} />}
        {!isOver && <WatchLink matchId={matchId} />}
        {seat !== null && !isOver && <KeyboardHelp />}
      </div>
      <p className="sr-only" aria-live="polite" data-testid="announcer">
        {announcement(state, seat, names)}
      </p>
    </div>
  )
}

/** Own seat: "You". Two of the same name are told apart. */
function namesFor(state: GameState, seat: PlayerIndex | null): Names {
  const [first, second] = [state.players[0].player.name, state.players[1].player.name]
  if (seat === 0) return ['You', second]
  if (seat === 1) return [first, 'You']
  return first === second ? [`${first} (1)`, `${second} (2)`] : [first, second]
}

function announcement(state: GameState, seat: PlayerIndex | null, names: Names): string {
  const last = state.transactionLog.at(-1)
  const told = last ? `${names[last.action.playerIndex]}: ${actionText(last.action, last.details)}. ` : ''
  if (state.outcome)
    return `${told}${resultText(state.outcome, seat, names)}. ${reasonText(state.outcome, names)}`
  return state.activePlayerIndex === seat ? `${told}Your turn.` : told
}

/** So that the lobby knows what can be gone on with. */
function useNotedProgress(
  matchId: string,
  seat: PlayerIndex | null,
  opponent: string,
  isOver: boolean,
): void {
  const note = useSeatStore((state) => state.noteProgress)
  useEffect(() => {
    if (seat !== null) note(matchId, { opponent, isOver })
  }, [note, matchId, seat, opponent, isOver])
}
