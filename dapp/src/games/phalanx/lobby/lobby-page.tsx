import { listOpenMatches } from '@fivefold/sdk/match/phalanx'
import type { BotStrength, DamageMode } from '@fivefold/sdk/phalanx'
import { useState } from 'react'
import { LedgerMatches } from '../../common/ledger/ledger-matches.js'
import { NameField } from '../../common/match/name-field.js'
import { OpenMatches } from '../../common/match/open-matches.js'
import { OwnMatches } from '../../common/match/own-matches.js'
import { PhalanxEmblem } from '../emblem.js'
import { useEnterMatch } from '../hooks/use-enter-match.js'
import { PhalanxFrame } from '../phalanx-frame.js'
import { phalanxGame } from '../server-game.js'
import { ModeChoice, modeName } from './mode-choice.js'

/** Three strengths, as players call them. */
const bots: readonly { strength: BotStrength; name: string }[] = [
  { strength: 'random', name: 'Easy' },
  { strength: 'greedy', name: 'Medium' },
  { strength: 'search', name: 'Hard' },
]

export function Page() {
  const [damageMode, setDamageMode] = useState<DamageMode>('cumulative')
  const { open, join, isBusy } = useEnterMatch()
  const gameOptions = { damageMode }
  return (
    <PhalanxFrame title="Phalanx Duel">
      <section className="baize" aria-label="Begin a match">
        <div className="play-setup">
          <div className="grid content-start gap-6">
            <div className="flex items-center gap-4">
              <PhalanxEmblem className="play-emblem" />
              <div>
                <h1 className="text-3xl font-bold sm:text-4xl">Phalanx Duel</h1>
                <p className="mt-1 text-baize-soft">
                  Deploy eight cards, break the columns across, cut twenty life points.
                </p>
              </div>
            </div>
            <div className="max-w-80">
              <NameField game={phalanxGame} />
            </div>
            <p className="play-hint max-w-[34rem]">
              The server deals from a seed that it promised beforehand and reveals at the end. Your browser
              checks the hash chain of every action, and replays the whole match once it is over.
            </p>
          </div>
          <div className="play-actions">
            <ModeChoice mode={damageMode} onMode={setDamageMode} />
            <div className="play-start">
              <button
                type="button"
                className="play-action play-action-primary"
                disabled={isBusy}
                onClick={() => open.mutate({ gameOptions, quickMatch: true })}
              >
                Quick match
              </button>
              <button
                type="button"
                className="play-action"
                disabled={isBusy}
                onClick={() => open.mutate({ gameOptions, visibility: 'private' })}
              >
                Invite a friend
              </button>
            </div>
            <fieldset className="play-bots">
              <legend>Play the bot</legend>
              {bots.map(({ strength, name }) => (
                <button
                  key={strength}
                  type="button"
                  className="play-action"
                  disabled={isBusy}
                  onClick={() => open.mutate({ gameOptions, opponent: strength })}
                >
                  {name}
                </button>
              ))}
            </fieldset>
          </div>
        </div>
      </section>
      <div className="play-lists">
        <OwnMatches game={phalanxGame} />
        <OpenMatches
          game={phalanxGame}
          list={listOpenMatches}
          terms={({ damageMode }) => modeName(damageMode)}
          onJoin={(matchId) => join.mutate(matchId)}
          isBusy={isBusy}
        />
        <LedgerMatches game="phalanx" />
      </div>
    </PhalanxFrame>
  )
}
