import { listOpenTriadMatches } from '@fivefold/sdk/match/triad'
import { coreRuleset, defaultRuleset } from '@fivefold/sdk/triad'
import { useState } from 'react'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { BotButtons, LobbyHead, StartButtons } from '../../common/lobby/lobby-setup.js'
import { OpenMatches } from '../../common/match/open-matches.js'
import { OwnMatches } from '../../common/match/own-matches.js'
import { triad } from '../game.js'
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

export function Page() {
  const { local } = useDeployment()
  const owned = useOwnedCards()
  const editor = useDeck(owned.data)
  const deck = completeDeck(editor.deck)
  const [rules, setRules] = useState<'full' | 'core'>('full')
  const [seasonId, setSeasonId] = useState(1)
  const ruleset = rules === 'full' ? defaultRuleset : coreRuleset
  const { open, join, isBusy } = useEnterMatch(deck)
  const isDisabled = !deck || isBusy
  const start = (how: Pick<NewMatch, 'visibility' | 'opponent'>) => open.mutate({ ruleset, seasonId, ...how })
  return (
    <TriadFrame title="Triad">
      <DeckBuilder
        editor={editor}
        ruleset={ruleset}
        intro={
          <LobbyHead
            game={triad}
            lead="Choose five cards, find an opponent, hold more tiles after nine turns."
          />
        }
        actions={
          <>
            <TermsChoice rules={rules} onRules={setRules} seasonId={seasonId} onSeason={setSeasonId} />
            <StartButtons
              disabled={isDisabled}
              starts={[
                { label: 'Invite a friend', onStart: () => start({ visibility: 'private' }) },
                { label: 'Open a table', onStart: () => start({ visibility: 'public' }) },
              ]}
            />
            {local && <BotButtons disabled={isDisabled} onStart={(opponent) => start({ opponent })} />}
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
              isBusy={isDisabled}
            />
            <RecentTriadMatches />
          </aside>
        }
      />
    </TriadFrame>
  )
}
