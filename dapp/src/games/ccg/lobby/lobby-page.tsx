import { type BotStrength, deckSize, drawSchemes, rulesVersions } from '@fivefold/sdk/ccg'
import { useState } from 'react'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { BotButtons, LobbySetup, StartButtons } from '../../common/lobby/lobby-setup.js'
import { ccg } from '../game.js'
import { useWaiting } from '../hooks/use-queue.js'
import { type Terms, useStartGame } from '../hooks/use-start-game.js'
import { useDeck, useDeckToPlay } from '../state/use-deck.js'
import { Collection } from './collection.js'
import { DeckChoice } from './deck-choice.js'
import { OwnGames } from './own-games.js'
import { QueuePanel } from './queue-panel.js'
import { TermsChoice } from './terms-choice.js'
import { WaitingPlayers } from './waiting-players.js'

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
    <>
      <LobbySetup
        game={ccg}
        label="Begin a game"
        lead="Twenty cards, four slots, twenty health. The contract holds all of it."
        actions={
          <>
            {waiting[0] ? (
              <QueuePanel waiting={waiting[0]} />
            ) : (
              <>
                <TermsChoice terms={terms} onTerms={setTerms} />
                <StartButtons
                  disabled={!isReady || isBusy}
                  starts={[{ label: 'Find an opponent', onStart: () => begin('anyone') }]}
                />
              </>
            )}
            {local && <BotButtons disabled={!isReady || isBusy} onStart={begin} />}
            <p className="play-hint" role="status">
              {isBusy
                ? 'Registering on chain…'
                : isReady
                  ? waiting[0]
                    ? 'A game against the bot takes you out of the queue.'
                    : 'Registering is a transaction; every turn is one more.'
                  : `Your deck has ${editor.deck.length} of ${deckSize} cards.`}
            </p>
          </>
        }
      >
        <DeckChoice editor={editor} />
      </LobbySetup>
      <div className="play-below" data-with-aside>
        <Collection editor={editor} />
        <aside className="grid content-start gap-8">
          <OwnGames />
          <WaitingPlayers />
        </aside>
      </div>
    </>
  )
}
