import type { GameState, PlayerIndex } from '@fivefold/sdk/phalanx'
import { SeatAccounts } from '../../common/ledger/seat-accounts.js'
import { IntegrityBadge } from '../../common/match/integrity-badge.js'
import { KeyboardHelp } from '../../common/match/keyboard-help.js'
import { Notices } from '../../common/match/notices.js'
import { type Names, namesFor, opponentOf } from '../../common/match/server-game.js'
import { TurnClock } from '../../common/match/turn-clock.js'
import { isClockWorthy } from '../../common/match/turn-time.js'
import { useNotedProgress } from '../../common/match/use-noted-progress.js'
import { WatchLink } from '../../common/match/watch-link.js'
import { BattleLog } from '../board/battle-log.js'
import { actionText, reasonText } from '../board/log-text.js'
import type { OpenedMatch } from '../hooks/use-match.js'
import { statementsOf } from '../ledger/statements.js'
import { phalanxGame } from '../server-game.js'
import { EndPanel, resultText } from './end-panel.js'
import { MatchFelt } from './match-felt.js'
import { handKeys } from './orders.js'

const keys = [
  [`1 – 9, 0, ${handKeys.slice(10).split('').join(', ')}`, 'choose a card of your hand'],
  ['← →', 'go from column to column'],
  ['Enter', 'put the card there; in combat: aim, and once more to attack'],
  ['p', 'pass'],
  ['Esc', 'one step back'],
] as const

type MatchTableProps = { opened: OpenedMatch; state: GameState; onRetry: () => void }

/** A match in progress, or just over. */
export function MatchTable({ opened: { match, snapshot }, state, onRetry }: MatchTableProps) {
  const { matchId, playerIndex: seat, seedCommitment } = match
  const names = namesFor(state.players, seat)
  const opponent = state.players[opponentOf(seat ?? 0)].player.name
  const isOver = state.phase === 'gameOver'
  const { outcome, transactionLog } = state
  const { turnDeadline } = snapshot
  const hasClock = turnDeadline && !isOver && isClockWorthy(turnDeadline, transactionLog.at(-1)?.timestamp)
  useNotedProgress(phalanxGame, match, opponent, isOver)
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
        {seat === null && <p className="play-told">You are watching. Hands stay hidden until the end.</p>}
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
        <p className="text-sm text-soft" data-testid="match-facts">
          {factsText(match, snapshot, state)}
        </p>
        {!isOver && (
          <SeatAccounts
            game={phalanxGame}
            match={match}
            statements={statementsOf(match, state)}
            names={names}
          />
        )}
        {!isOver && <WatchLink game={phalanxGame} matchId={matchId} />}
        {seat !== null && !isOver && <KeyboardHelp keys={keys} />}
      </div>
      <p className="sr-only" aria-live="polite" data-testid="announcer">
        {announcement(state, seat, names)}
      </p>
    </div>
  )
}

function factsText(
  { rulesVersion }: OpenedMatch['match'],
  { spectatorCount }: OpenedMatch['snapshot'],
  { gameOptions, turnNumber }: GameState,
): string {
  return [
    gameOptions.damageMode === 'per-turn' ? 'Survivors heal after each attack' : 'Damage stays',
    ...(rulesVersion === 0 ? ['who deployed last begins'] : []),
    `turn ${turnNumber}`,
    ...(spectatorCount ? [`${spectatorCount} watching`] : []),
  ].join(' · ')
}

function announcement(state: GameState, seat: PlayerIndex | null, names: Names): string {
  const last = state.transactionLog.at(-1)
  const told = last ? `${names[last.action.playerIndex]}: ${actionText(last.action, last.details)}. ` : ''
  if (state.outcome)
    return `${told}${resultText(state.outcome, seat, names)}. ${reasonText(state.outcome, names)}`
  return state.activePlayerIndex === seat ? `${told}Your turn.` : told
}
