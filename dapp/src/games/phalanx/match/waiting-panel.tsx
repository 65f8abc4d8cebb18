import { InviteLink } from '../../common/invite-link.js'

/** One's own match, before anybody came. */
export function WaitingPanel({ matchId }: { matchId: string }) {
  return (
    <section className="play-notice baize" aria-labelledby="waiting-title">
      <div className="play-notice-card">
        <h2 id="waiting-title" className="text-2xl">
          Waiting for an opponent
        </h2>
        <p className="mt-2 text-face-soft" role="status">
          The match begins when somebody sits down. Stay on this page, or send somebody the link.
        </p>
        <InviteLink path={`/phalanx/match/${matchId}`} />
      </div>
    </section>
  )
}
