import { type BotStrength, deckSize, drawSchemes, rulesVersions } from '@fivefold/sdk/ccg'
import { useState } from 'react'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { CcgFrame } from '../ccg-frame.js'
import { CcgEmblem } from '../emblem.js'
import { useWaiting } from '../hooks/use-queue.js'
import { type Terms, useStartGame } from '../hooks/use-start-game.js'
import { useDeck, useDeckToPlay } from '../state/use-deck.js'
import { Collection } from './collection.js'
import { DeckChoice } from './deck-choice.js'
import { OwnGames } from './own-games.js'
import { QueuePanel } from './queue-panel.js'
import { TermsChoice } from './terms-choice.js'
import { WaitingPlayers } from './waiting-players.js'

/** Three strengths, as players call them. */
const bots: readonly { strength: BotStrength; name: string }[] = [
  { strength: 'random', name: 'Easy' },
  { strength: 'greedy', name: 'Medium' },
  { strength: 'search', name: 'Hard' },
]

export function Page() {
  const { local } = useDeployment()
  const [terms, setTerms] = useState<Terms>({
    rules: rulesVersions.effects,
    scheme: drawSchemes.hashChains,
  })
  const editor = useDeck()
  const deck = useDeckToPlay()
  const waiting = useWaiting()
  const start = useStartGame()
  const isReady = !editor.isOwn || deck !== undefined
  const isBusy = start.isPending
  const begin = (opponent: BotStrength | 'anyone') => start.mutate({ ...terms, opponent, deck })
  return (
    <CcgFrame title="CCG">
      <section className="baize" aria-label="Begin a game">
        <div className="play-setup">
          <div className="grid content-start gap-6">
            <div className="flex items-center gap-4">
              <CcgEmblem className="play-emblem" />
              <div>
                <h1 className="text-3xl font-bold sm:text-4xl">CCG</h1>
                <p className="mt-1 text-baize-soft">
                  Twenty cards, four slots, twenty health. The contract holds all of it.
                </p>
              </div>
            </div>
            <DeckChoice editor={editor} />
          </div>
          <div className="play-actions">
            {waiting[0] ? (
              <QueuePanel waiting={waiting[0]} />
            ) : (
              <>
                <TermsChoice terms={terms} onTerms={setTerms} />
                <div className="play-start">
                  <button
                    type="button"
                    className="play-action play-action-primary"
                    disabled={!isReady || isBusy}
                    onClick={() => begin('anyone')}
                  >
                    Find an opponent
                  </button>
                </div>
              </>
            )}
            {local && (
              <fieldset className="play-bots">
                <legend>Play the bot</legend>
                {bots.map(({ strength, name }) => (
                  <button
                    key={strength}
                    type="button"
                    className="play-action"
                    disabled={!isReady || isBusy}
                    onClick={() => begin(strength)}
                  >
                    {name}
                  </button>
                ))}
              </fieldset>
            )}
            <p className="play-hint" role="status">
              {isBusy
                ? 'Registering on chain…'
                : isReady
                  ? waiting[0]
                    ? 'A game against the bot takes you out of the queue.'
                    : 'Registering is a transaction; every turn is one more.'
                  : `Your deck has ${editor.deck.length} of ${deckSize} cards.`}
            </p>
          </div>
        </div>
      </section>
      <div className="play-below" data-with-aside>
        <Collection editor={editor} />
        <aside className="grid content-start gap-8">
          <OwnGames />
          <WaitingPlayers />
        </aside>
      </div>
    </CcgFrame>
  )
}
