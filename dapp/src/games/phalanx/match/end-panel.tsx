import type { MatchSnapshot, PhalanxMatch } from '@fivefold/sdk/match/phalanx'
import type { GameState, Outcome } from '@fivefold/sdk/phalanx'
import { Link } from 'react-router'
import { AnchorPanel } from '../../common/ledger/anchor-panel.js'
import { Rematch } from '../../common/match/rematch.js'
import type { Names } from '../../common/match/server-game.js'
import { reasonText } from '../board/log-text.js'
import { useEnterMatch } from '../hooks/use-enter-match.js'
import { statementsOf } from '../ledger/statements.js'
import { phalanxGame } from '../server-game.js'

type EndPanelProps = {
  match: PhalanxMatch
  snapshot: MatchSnapshot
  state: GameState
  outcome: Outcome
  names: Names
}

/** The result and why, and where to go from here. */
export function EndPanel({ match, snapshot, state, outcome, names }: EndPanelProps) {
  const { matchId, playerIndex } = match
  const { rematch, isBusy } = useEnterMatch()
  const isBot = phalanxGame.useSeats(({ seats }) => seats[matchId]?.bot !== undefined)
  return (
    <section className="play-end" aria-label="Result">
      <h2 className="text-2xl" data-testid="result">
        {resultText(outcome, playerIndex, names)}
      </h2>
      <p className="text-face-soft">
        {reasonText(outcome, names)} Turn {outcome.turnNumber}, {state.transactionLog.length} actions.
      </p>
      {!isBot && (
        <AnchorPanel
          game={phalanxGame}
          match={match}
          statements={statementsOf(match, state)}
          integrity={snapshot.integrity}
          names={names}
        />
      )}
      <div className="flex flex-wrap items-center gap-4">
        {playerIndex !== null && (
          <Rematch rematchId={snapshot.rematchId} isBusy={isBusy} onRematch={() => rematch.mutate(match)} />
        )}
        <Link to={`/phalanx/replay/${matchId}`} className="link font-semibold">
          Watch the replay
        </Link>
        <Link to="/phalanx" className="link">
          To the lobby
        </Link>
      </div>
    </section>
  )
}

/** Who won, as the viewer would say it. */
export function resultText({ winnerIndex }: Outcome, seat: number | null, names: Names): string {
  if (seat === null) return `${names[winnerIndex]} wins`
  return winnerIndex === seat ? 'You win' : 'You lose'
}
