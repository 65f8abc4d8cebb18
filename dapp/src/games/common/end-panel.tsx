import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Names, verb } from './seat-names.js'

type EndPanelProps = {
  /** The game's route. */
  gameId: string
  result: ReactNode
  /** Why the match ended. */
  reason: ReactNode
  /** Signatures, payouts and the like. */
  children?: ReactNode
  /** The button for another match. */
  again: ReactNode
  /** The record's id, if it can be replayed. */
  replayId?: string | undefined
  hasStandings?: boolean
}

/** The result with its reason, and links to the next steps. */
export function EndPanel({ gameId, result, reason, children, again, replayId, hasStandings }: EndPanelProps) {
  return (
    <section className="play-end" aria-label="Result">
      <h2 className="text-2xl" data-testid="result">
        {result}
      </h2>
      <p className="text-face-soft">{reason}</p>
      {children}
      <div className="flex flex-wrap items-center gap-4">
        {again}
        {replayId && (
          <Link to={`/${gameId}/replay/${replayId}`} className="link font-semibold">
            Watch the replay
          </Link>
        )}
        {hasStandings && (
          <Link to={`/${gameId}/standings`} className="link">
            Standings
          </Link>
        )}
        <Link to={`/${gameId}`} className="link">
          To the lobby
        </Link>
      </div>
    </section>
  )
}

/** The result as a heading, from the viewer's side; `seat` is null for a spectator. */
export function winnerText(winner: 0 | 1, seat: number | null, names: Names): string {
  if (seat === null) return verb(names[winner], 'win')
  return winner === seat ? 'You win' : 'You lose'
}
