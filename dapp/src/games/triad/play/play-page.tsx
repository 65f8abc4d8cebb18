import { listOpenTriadMatches } from '@fivefold/sdk/match/triad'
import { type BotStrength, coreRuleset, defaultRuleset } from '@fivefold/sdk/triad'
import { useState } from 'react'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { OpenMatches } from '../../common/match/open-matches.js'
import { OwnMatches } from '../../common/match/own-matches.js'
import { TriadEmblem } from '../emblem.js'
import { type NewMatch, useEnterMatch } from '../hooks/use-enter-match.js'
import { useOwnedCards } from '../hooks/use-owned-cards.js'
import { PlayerName } from '../player-name.js'
import { rulesetName, seasonName } from '../ruleset-name.js'
import { triadGame } from '../server-game.js'
import { completeDeck } from '../state/deck-edit.js'
import { useDeck } from '../state/use-deck.js'
import { TriadFrame } from '../triad-frame.js'
import { DeckBuilder } from './deck-builder.js'
import { RecentTriadMatches } from './recent-triad-matches.js'
import { TermsChoice } from './terms-choice.js'

/** The three bot strengths with their labels. */
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
  const { open, join, isBusy } = useEnterMatch(deck)
  const start = (how: Pick<NewMatch, 'visibility' | 'opponent'>) => open.mutate({ ruleset, seasonId, ...how })
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
                onClick={() => start({ visibility: 'private' })}
              >
                Invite a friend
              </button>
              <button
                type="button"
                className="play-action"
                disabled={!deck || isBusy}
                onClick={() => start({ visibility: 'public' })}
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
                    onClick={() => start({ opponent: strength })}
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
            <OwnMatches game={triadGame} />
            <OpenMatches
              game={triadGame}
              list={listOpenTriadMatches}
              name={({ player }) => <PlayerName address={player} />}
              terms={({ rulesetId, seasonId: season }) =>
                `${rulesetName({ id: rulesetId })} · ${seasonName(season)}`
              }
              onJoin={(matchId) => join.mutate(matchId)}
              isBusy={!deck || isBusy}
            />
            <RecentTriadMatches />
          </aside>
        }
      />
    </TriadFrame>
  )
}
