import type { GameState } from '@fivefold/sdk/phalanx'
import { Button } from '../../../shell/ui/button.js'
import { useEnterMatch } from '../hooks/use-enter-match.js'
import { NameField } from '../lobby/name-field.js'

/** A match with a free seat, for whoever was sent its link. */
export function JoinPanel({ matchId, state }: { matchId: string; state: GameState | undefined }) {
  const { join, isBusy } = useEnterMatch()
  const host = state?.players[0].player.name
  return (
    <section className="play-notice baize" aria-labelledby="join-title">
      <div className="play-notice-card">
        <h2 id="join-title" className="text-2xl">
          {host ? `${host} waits for an opponent` : 'This match waits for players'}
        </h2>
        <p className="mt-2 text-face-soft">
          Phalanx Duel,{' '}
          {state?.gameOptions.damageMode === 'per-turn' ? 'survivors heal after each attack' : 'damage stays'}
          .
        </p>
        <div className="mx-auto mt-4 grid max-w-80 gap-3 text-left">
          <NameField />
          <Button look="primary" disabled={isBusy} onClick={() => join.mutate(matchId)}>
            {isBusy ? 'Sitting down…' : 'Sit down'}
          </Button>
        </div>
        <p className="mt-4 text-sm text-face-soft">Or stay here to watch once both have come.</p>
      </div>
    </section>
  )
}
