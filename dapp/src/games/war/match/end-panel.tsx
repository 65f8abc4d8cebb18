import type { WarMatch, WarSnapshot } from '@fivefold/sdk/match/war'
import type { GameState, Outcome } from '@fivefold/sdk/war'
import { Link } from 'react-router'
import { AnchorPanel } from '../../common/ledger/anchor-panel.js'
import { Rematch } from '../../common/match/rematch.js'
import type { Names } from '../../common/match/server-game.js'
import { useEnterMatch } from '../hooks/use-enter-match.js'
import { statementsOf } from '../ledger/statements.js'
import { warGame } from '../server-game.js'
import { reasonText, resultText } from '../table/log-text.js'

type EndPanelProps = {
  match: WarMatch
  snapshot: WarSnapshot
  state: GameState
  outcome: Outcome
  names: Names
}

/** The result and why, and where to go from here. */
export function EndPanel({ match, snapshot, state, outcome, names }: EndPanelProps) {
  const { matchId, playerIndex } = match
  const { rematch, isBusy } = useEnterMatch()
  const isBot = warGame.useSeats(({ seats }) => seats[matchId]?.bot !== undefined)
  return (
    <section className="play-end" aria-label="Result">
      <h2 className="text-2xl" data-testid="result">
        {resultText(outcome, playerIndex, names)}
      </h2>
      <p className="text-face-soft">
        {reasonText(outcome, names)} {outcome.round} rounds.
      </p>
      {!isBot && (
        <AnchorPanel
          game={warGame}
          match={match}
          statements={statementsOf(state)}
          integrity={snapshot.integrity}
          names={names}
        />
      )}
      <div className="flex flex-wrap items-center gap-4">
        {playerIndex !== null && (
          <Rematch rematchId={snapshot.rematchId} isBusy={isBusy} onRematch={() => rematch.mutate(match)} />
        )}
        <Link to={`/war/replay/${matchId}`} className="link font-semibold">
          Watch the replay
        </Link>
        <Link to="/war" className="link">
          To the lobby
        </Link>
      </div>
    </section>
  )
}
