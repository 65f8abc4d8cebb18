import { type BotStrength, coreRuleset, defaultRuleset } from '@fivefold/sdk/triad'
import { useState } from 'react'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { TriadEmblem } from '../emblem.js'
import { useOwnedCards } from '../hooks/use-owned-cards.js'
import { useSitDown } from '../hooks/use-sit-down.js'
import { completeDeck } from '../state/deck-edit.js'
import { useDeck } from '../state/use-deck.js'
import { TriadFrame } from '../triad-frame.js'
import { DeckBuilder } from './deck-builder.js'
import { OpenTables } from './open-tables.js'
import { OwnTables } from './own-tables.js'
import { RecentTriadMatches } from './recent-triad-matches.js'
import { TermsChoice } from './terms-choice.js'

/** Three strengths, as players call them. */
const bots: readonly { strength: BotStrength; name: string }[] = [
  { strength: 'random', name: 'Easy' },
  { strength: 'greedy', name: 'Medium' },
  { strength: 'search', name: 'Hard' },
]

export function Page() {
  const { local } = useDeployment()
  const owned = useOwnedCards()
  const editor = useDeck(owned.data)
  const deck = completeDeck(editor.deck)
  const [rules, setRules] = useState<'full' | 'core'>('full')
  const [seasonId, setSeasonId] = useState(1)
  const ruleset = rules === 'full' ? defaultRuleset : coreRuleset
  const { open, join } = useSitDown()
  const isBusy = open.isPending || join.isPending
  const start = (opponent: BotStrength | 'invited' | 'anyone') =>
    deck && open.mutate({ deck, ruleset, seasonId, opponent })
  return (
    <TriadFrame title="Triad">
      <DeckBuilder
        editor={editor}
        ruleset={ruleset}
        intro={
          <div className="flex items-center gap-4">
            <TriadEmblem className="play-emblem" />
            <div>
              <h1 className="text-3xl font-bold sm:text-4xl">Triad</h1>
              <p className="mt-1 text-baize-soft">
                Choose five cards, find an opponent, hold more tiles after nine turns.
              </p>
            </div>
          </div>
        }
        actions={
          <>
            <TermsChoice rules={rules} onRules={setRules} seasonId={seasonId} onSeason={setSeasonId} />
            <div className="play-start">
              <button
                type="button"
                className="play-action play-action-primary"
                disabled={!deck || isBusy}
                onClick={() => start('invited')}
              >
                Invite a friend
              </button>
              <button
                type="button"
                className="play-action"
                disabled={!deck || isBusy}
                onClick={() => start('anyone')}
              >
                Open a table
              </button>
            </div>
            {local && (
              <fieldset className="play-bots">
                <legend>Play the bot</legend>
                {bots.map(({ strength, name }) => (
                  <button
                    key={strength}
                    type="button"
                    className="play-action"
                    disabled={!deck || isBusy}
                    onClick={() => start(strength)}
                  >
                    {name}
                  </button>
                ))}
              </fieldset>
            )}
            <p className="play-hint" role="status">
              {isBusy
                ? 'Sealing your deck on chain…'
                : deck
                  ? 'The deck is sealed on chain when you sit down; your cards stay yours.'
                  : 'Choose five cards to begin.'}
            </p>
          </>
        }
        aside={
          <aside className="grid content-start gap-8">
            <OwnTables />
            <OpenTables
              deck={deck}
              onJoin={(roomId) => deck && join.mutate({ roomId, deck })}
              isBusy={isBusy}
            />
            <RecentTriadMatches />
          </aside>
        }
      />
    </TriadFrame>
  )
}
