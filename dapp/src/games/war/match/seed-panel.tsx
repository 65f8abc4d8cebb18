import type { WarSnapshot } from '@fivefold/sdk/match/war'
import { Button } from '../../../shell/ui/button.js'
import type { PlayerIndex } from '../../common/match/server-game.js'

type SeedPanelProps = { snapshot: WarSnapshot; seat: PlayerIndex | null; onRetry: () => void }

/** Both players have joined; the deck is shuffled once both secrets are revealed. */
export function SeedPanel({ snapshot, seat, onRetry }: SeedPanelProps) {
  const { awaitsReveal, error, connection } = snapshot
  const isMine = seat !== null && awaitsReveal?.includes(seat)
  return (
    <section className="play-notice baize" aria-labelledby="seed-title">
      <div className="notice play-notice-card">
        <h2 id="seed-title" className="text-2xl">
          Shuffling
        </h2>
        <p className="mt-2 text-face-soft" role="status">
          Both players committed to a secret; the cards are dealt from both.{' '}
          {isMine ? 'Revealing yours.' : 'Waiting for the other one.'}
        </p>
        {error && (
          <p className="mt-3 text-bad" role="alert">
            {error.message}
          </p>
        )}
        {(error || connection === 'closed') && (
          <Button size="small" className="mt-3" onClick={onRetry}>
            Try again
          </Button>
        )}
      </div>
    </section>
  )
}
