import type { GameState, Outcome } from '@fivefold/sdk/phalanx'
import type { MatchSnapshot, PhalanxMatch } from '@fivefold/sdk/server/phalanx'
import { Link } from 'react-router'
import { type Names, reasonText } from '../board/log-text.js'
import { AnchorPanel } from '../ledger/anchor-panel.js'
import { useSeatStore } from '../state/seat-store.js'
import { Rematch } from './rematch.js'

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
  const isBot = useSeatStore(({ seats }) => seats[matchId]?.bot !== undefined)
  return (
    <section className="play-end" aria-label="Result">
      <h2 className="text-2xl" data-testid="result">
        {resultText(outcome, playerIndex, names)}
      </h2>
      <p className="text-face-soft">
        {reasonText(outcome, names)} Turn {outcome.turnNumber}, {state.transactionLog.length} actions.
      </p>
      {!isBot && <AnchorPanel match={match} state={state} integrity={snapshot.integrity} names={names} />}
      <div className="flex flex-wrap items-center gap-4">
        {playerIndex !== null && <Rematch match={match} rematchId={snapshot.rematchId} />}
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
