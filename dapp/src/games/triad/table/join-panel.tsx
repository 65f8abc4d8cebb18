import type { ShownMatch } from '@fivefold/sdk/triad/match'
import { ActionButton } from '../../common/action-button.js'
import { useEnterMatch } from '../hooks/use-enter-match.js'
import { useOwnedCards } from '../hooks/use-owned-cards.js'
import { DeckBuilder } from '../play/deck-builder.js'
import { PlayerName } from '../player-name.js'
import { rulesetName, seasonName } from '../ruleset-name.js'
import { completeDeck } from '../state/deck-edit.js'
import { useDeck } from '../state/use-deck.js'

/** Another player's table with a free seat. */
export function JoinPanel({ matchId, view }: { matchId: string; view: ShownMatch }) {
  const owned = useOwnedCards()
  const editor = useDeck(owned.data)
  const deck = completeDeck(editor.deck)
  const { join } = useEnterMatch(deck)
  const host = view.seats[0] ?? view.seats[1]
  return (
    <DeckBuilder
      editor={editor}
      ruleset={view.terms.ruleset}
      intro={
        <div>
          <h2 className="text-3xl font-bold">You are invited</h2>
          <p className="mt-2 text-baize-soft">
            {host ? <PlayerName address={host.player} /> : 'This table'} waits for an opponent:{' '}
            {rulesetName(view.terms.ruleset)} rules, {seasonName(view.terms.seasonId).toLowerCase()}. Choose
            five cards and sit down.
          </p>
        </div>
      }
      actions={
        <ActionButton isPrimary disabled={!deck || join.isPending} onClick={() => join.mutate(matchId)}>
          {join.isPending ? 'Sealing your deck…' : 'Sit down'}
        </ActionButton>
      }
    />
  )
}
