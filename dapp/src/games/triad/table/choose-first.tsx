import type { TriadMatch } from '@fivefold/sdk/match/triad'
import { otherPlayer, type Player } from '@fivefold/sdk/triad'
import { firstChooser, type ShownMatch } from '@fivefold/sdk/triad/match'
import { useMutation } from '@tanstack/react-query'
import { toastError } from '../../../lib/toast-error.js'
import { Button } from '../../../shell/ui/button.js'
import { TraitGlyph } from '../cards/trait-glyph.js'

/** Lets the player with Wind choose who begins. */
export function ChooseFirst({ match, view }: { match: TriadMatch; view: ShownMatch }) {
  const { playerIndex: seat } = match
  const choose = useMutation({
    mutationFn: async (firstPlayer: Player) => {
      if (seat !== null) await match.act({ type: 'chooseFirst', playerIndex: seat, firstPlayer })
    },
    onError: (error) => toastError('Not chosen', error),
  })
  const isMine = seat !== null && firstChooser(view) === seat
  return (
    <section className="play-notice baize" aria-labelledby="wind-title">
      <div className="notice play-notice-card">
        <span data-trait="wind">
          <TraitGlyph trait="wind" className="triad-trait-glyph size-12" />
        </span>
        <h2 id="wind-title" className="mt-3 text-2xl">
          {isMine ? 'The wind is yours' : 'The wind decides'}
        </h2>
        {isMine ? (
          <>
            <p className="mt-2 text-face-soft">
              Only your deck has Wind, so you choose who begins. The first player lays the first card and the
              last one.
            </p>
            <div className="mt-5 flex flex-wrap justify-center gap-3">
              <Button look="primary" disabled={choose.isPending} onClick={() => choose.mutate(seat)}>
                I begin
              </Button>
              <Button disabled={choose.isPending} onClick={() => choose.mutate(otherPlayer(seat))}>
                My opponent begins
              </Button>
            </div>
          </>
        ) : (
          <p className="mt-2 text-face-soft" role="status">
            The player with Wind in the deck is choosing who begins.
          </p>
        )}
      </div>
    </section>
  )
}
