import { listOpenWarMatches } from '@fivefold/sdk/match/war'
import { StartButtons } from '../../common/lobby/lobby-setup.js'
import { ServerLobby } from '../../common/lobby/server-lobby.js'
import { war } from '../game.js'
import { useEnterMatch } from '../hooks/use-match.js'
import { warGame } from '../server-game.js'
import { useWarSettings } from '../state/settings-store.js'
import { OwnCards } from './own-cards.js'

export function Page() {
  const entering = useEnterMatch()
  const { open, isBusy } = entering
  return (
    <ServerLobby
      game={war}
      seats={warGame}
      lead="Twenty tarot cards each. The higher one takes the table; level cards go to war."
      hint="The shuffle comes from both players’ secrets, so neither can influence it. Your browser checks the hash chain of every flip, and replays the whole match once it is over."
      actions={
        <>
          <CardsChoice />
          <StartButtons
            disabled={isBusy}
            starts={[
              { label: 'Quick match', onStart: () => open.mutate({ quickMatch: true }) },
              { label: 'Open a match', onStart: () => open.mutate({ visibility: 'public' }) },
              { label: 'Invite a friend', onStart: () => open.mutate({ visibility: 'private' }) },
              { label: 'Play the bot', onStart: () => open.mutate({ opponent: 'bot' }) },
            ]}
          />
        </>
      }
      list={listOpenWarMatches}
      entering={entering}
    >
      <OwnCards />
    </ServerLobby>
  )
}

/** Whether the account with the player's NFTs is bound to the seat. */
function CardsChoice() {
  const { withCards, setWithCards } = useWarSettings()
  return (
    <label className="play-choice" data-chosen={withCards || undefined}>
      <input type="checkbox" checked={withCards} onChange={(event) => setWithCards(event.target.checked)} />
      <span>
        <b>Play with my NFTs</b>
        <small>your account signs for this seat; without it you play with loaners</small>
      </span>
    </label>
  )
}
