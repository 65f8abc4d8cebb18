import type { WarMatch } from '@fivefold/sdk/match/war'
import type { GameState, PlayerIndex } from '@fivefold/sdk/war'
import { Forfeit } from '../../common/match/forfeit.js'
import type { FeltProps } from '../../common/match/match-page.js'
import { type Names, opponentOf } from '../../common/match/server-game.js'
import { type Round, roundOf } from '../table/round.js'
import { RoundLine } from '../table/round-line.js'
import { deckCount, Side } from '../table/side.js'
import { Stack } from '../table/stack.js'
import { PaceChoice } from './pace-choice.js'
import { useFlip } from './use-flip.js'
import { useFlipKey } from './use-flip-key.js'
import { useShownEntries } from './use-shown-entries.js'

/** The table with both decks, and the controls of the player at the bottom. */
export function MatchFelt({ match, state, names, end, clock }: FeltProps<GameState, WarMatch>) {
  const seat = match.playerIndex
  const near: PlayerIndex = seat ?? 0
  const far = opponentOf(near)
  const flip = useFlip(match, state)
  const round = roundOf(useShownEntries(state.transactionLog, seat))
  useFlipKey(flip)
  return (
    <section className="war-felt baize" aria-label="Table">
      <Side game={state} player={far} name={names[far]} round={round} />
      <RoundLine round={round} names={names} number={state.round} />
      <Side
        game={state}
        player={near}
        name={names[near]}
        round={round}
        {...(seat !== null &&
          !end && {
            deck: (
              <button
                type="button"
                className="war-deck"
                aria-disabled={!flip.canFlip}
                aria-label={`Flip your card, ${deckCount(state, near)} in your deck`}
                onClick={flip.flip}
                data-testid="deck"
              >
                <Stack label="deck" count={deckCount(state, near)} />
              </button>
            ),
          })}
      >
        {clock}
      </Side>
      {end ?? (
        <div className="war-bar">
          <p className="war-call" data-testid="call" data-can-flip={flip.canFlip || undefined}>
            {callText(state, seat, names, flip.canFlip, round)}
          </p>
          {seat !== null && <PaceChoice />}
          {seat !== null && <Forfeit onForfeit={flip.forfeit} />}
        </div>
      )}
    </section>
  )
}

function callText(state: GameState, seat: PlayerIndex | null, names: Names, canFlip: boolean, round: Round) {
  if (state.phase === 'lots') return 'A tie: the lots decide'
  if (canFlip) return 'Flip your card'
  if (seat !== null) return round.taken ? 'One moment…' : `Waiting for ${names[opponentOf(seat)]}`
  return `Round ${state.round + 1}`
}
