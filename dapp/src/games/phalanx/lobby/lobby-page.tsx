import { listOpenMatches } from '@fivefold/sdk/match/phalanx'
import type { DamageMode } from '@fivefold/sdk/phalanx'
import { useState } from 'react'
import { BotButtons, Choice, StartButtons } from '../../common/lobby/lobby-setup.js'
import { ServerLobby } from '../../common/lobby/server-lobby.js'
import { phalanx } from '../game.js'
import { useEnterMatch } from '../hooks/use-match.js'
import { phalanxGame } from '../server-game.js'

/** How long damage lasts. */
const modes: readonly { value: DamageMode; name: string; text: string }[] = [
  { value: 'cumulative', name: 'Cumulative', text: 'damage stays on the cards' },
  { value: 'per-turn', name: 'Per turn', text: 'survivors heal after each attack' },
]

export function Page() {
  const [damageMode, setDamageMode] = useState<DamageMode>('cumulative')
  const entering = useEnterMatch()
  const { open, isBusy } = entering
  const gameOptions = { damageMode }
  return (
    <ServerLobby
      game={phalanx}
      seats={phalanxGame}
      lead="Deploy eight cards, break the columns across, cut twenty life points."
      hint="The server commits to a seed before it deals, and reveals the seed at the end. Your browser checks the hash chain of every action, and replays the whole match once it is over."
      actions={
        <>
          <div className="play-terms">
            <Choice legend="Damage" choices={modes} value={damageMode} onChoose={setDamageMode} />
          </div>
          <StartButtons
            disabled={isBusy}
            starts={[
              { label: 'Quick match', onStart: () => open.mutate({ gameOptions, quickMatch: true }) },
              {
                label: 'Invite a friend',
                onStart: () => open.mutate({ gameOptions, visibility: 'private' }),
              },
            ]}
          />
          <BotButtons disabled={isBusy} onStart={(opponent) => open.mutate({ gameOptions, opponent })} />
        </>
      }
      list={listOpenMatches}
      terms={(match) => modes.find(({ value }) => value === match.damageMode)?.name ?? match.damageMode}
      entering={entering}
    />
  )
}
