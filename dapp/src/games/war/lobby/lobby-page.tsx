import { listOpenWarMatches } from '@fivefold/sdk/match/war'
import { LedgerMatches } from '../../common/ledger/ledger-matches.js'
import { NameField } from '../../common/match/name-field.js'
import { OpenMatches } from '../../common/match/open-matches.js'
import { OwnMatches } from '../../common/match/own-matches.js'
import { WarEmblem } from '../emblem.js'
import { useEnterMatch } from '../hooks/use-enter-match.js'
import { warGame } from '../server-game.js'
import { useWarSettings } from '../state/settings-store.js'
import { WarFrame } from '../war-frame.js'
import { OwnCards } from './own-cards.js'

export function Page() {
  const { open, join, isBusy } = useEnterMatch()
  return (
    <WarFrame title="War">
      <section className="baize" aria-label="Begin a match">
        <div className="play-setup">
          <div className="grid content-start gap-6">
            <div className="flex items-center gap-4">
              <WarEmblem className="play-emblem" />
              <div>
                <h1 className="text-3xl font-bold sm:text-4xl">War</h1>
                <p className="mt-1 text-baize-soft">
                  Twenty tarot cards each. The higher one takes the table; level cards go to war.
                </p>
              </div>
            </div>
            <div className="max-w-80">
              <NameField game={warGame} />
            </div>
            <p className="play-hint max-w-[34rem]">
              The shuffle comes from a secret of each player, so neither can steer it. Your browser checks the
              hash chain of every flip, and replays the whole match once it is over.
            </p>
          </div>
          <div className="play-actions">
            <CardsChoice />
            <div className="play-start">
              <button
                type="button"
                className="play-action play-action-primary"
                disabled={isBusy}
                onClick={() => open.mutate({ quickMatch: true })}
              >
                Quick match
              </button>
              <button
                type="button"
                className="play-action"
                disabled={isBusy}
                onClick={() => open.mutate({ visibility: 'public' })}
              >
                Open a match
              </button>
              <button
                type="button"
                className="play-action"
                disabled={isBusy}
                onClick={() => open.mutate({ visibility: 'private' })}
              >
                Invite a friend
              </button>
              <button
                type="button"
                className="play-action"
                disabled={isBusy}
                onClick={() => open.mutate({ opponent: 'bot' })}
              >
                Play the bot
              </button>
            </div>
          </div>
        </div>
      </section>
      <div className="play-lists">
        <OwnMatches game={warGame} />
        <OpenMatches
          game={warGame}
          list={listOpenWarMatches}
          onJoin={(matchId) => join.mutate(matchId)}
          isBusy={isBusy}
        />
        <LedgerMatches game="war" />
        <OwnCards />
      </div>
    </WarFrame>
  )
}

/** Whether the account that holds the NFTs sits down too. */
function CardsChoice() {
  const { withCards, setWithCards } = useWarSettings()
  return (
    <label className="play-choice" data-chosen={withCards || undefined}>
      <input type="checkbox" checked={withCards} onChange={(event) => setWithCards(event.target.checked)} />
      <span>
        <b>Play with my NFTs</b>
        <small>your account signs that it sits here; without it you play loaners</small>
      </span>
    </label>
  )
}
