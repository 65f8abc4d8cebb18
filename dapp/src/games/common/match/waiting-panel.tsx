import type { ReactNode } from 'react'
import { InviteLink } from '../invite-link.js'
import { matchPath, type ServerGame } from './server-game.js'

type WaitingPanelProps = {
  game: ServerGame
  matchId: string
  /** More details of the match. */
  children?: ReactNode
}

/** The player's own match, before an opponent has joined. */
export function WaitingPanel({ game, matchId, children }: WaitingPanelProps) {
  const isRematch = game.useSeats(({ seats }) => seats[matchId]?.isRematch ?? false)
  return (
    <section className="play-notice baize" aria-labelledby="waiting-title">
      <div className="notice play-notice-card">
        <h2 id="waiting-title" className="text-2xl">
          Waiting for an opponent
        </h2>
        <p className="mt-2 text-face-soft" role="status">
          {isRematch
            ? 'Your opponent has been notified of the rematch. The seat is reserved for them.'
            : 'The match begins when an opponent joins. Stay on this page, or share the link.'}
        </p>
        {!isRematch && <InviteLink path={matchPath(game, matchId)} />}
        {children}
      </div>
    </section>
  )
}
