import { type CardStats, findCard, type Game, type PlayerIndex, turnEndsAt } from '@fivefold/sdk/ccg'
import { useChainHead } from '../../../hooks/use-chain-head.js'
import { ActionButton } from '../../common/action-button.js'
import { type Names, verb } from '../../common/seat-names.js'
import { cardLabel } from '../cards/card-text.js'
import { forecastText } from './forecast-text.js'
import { placeText } from './plan.js'
import type { Turn } from './use-turn.js'

type TurnBarProps = {
  turn: Turn
  /** The chain's state. */
  game: Game
  cards: readonly CardStats[]
  seat: PlayerIndex | null
  names: Names
  onClaim: () => void
  isClaiming: boolean
}

/** The instruction for the current moment, with its controls. */
export function TurnBar({ turn, game, cards, seat, names, onClaim, isClaiming }: TurnBarProps) {
  const left = useBlocksLeft(game)
  if (turn.isPending)
    return <p className="play-bar ccg-bar">Sending your actions. What you see is not final.</p>
  if (!turn.canAct) {
    return (
      <div className="play-bar ccg-bar">
        <p>
          {verb(names[game.activeIdx], 'are', 'is')} to play. <Clock left={left} />
        </p>
        {seat !== null && left !== undefined && left <= 0 && (
          <ActionButton isPrimary onClick={onClaim} disabled={isClaiming}>
            {isClaiming ? 'Claiming…' : 'Claim the time-out'}
          </ActionButton>
        )}
      </div>
    )
  }
  const { actions, after, shown, selected } = turn
  const chosen =
    selected === null ? undefined : findCard(cards, shown.players[game.activeIdx].hand[selected] ?? -1)
  const hp = [shown.players[0].hp, shown.players[1].hp] as const
  return (
    <div className="play-bar ccg-bar">
      <p>
        <span className="play-call">{callText(turn)}</span> <Clock left={left} />
        {chosen && <span className="block text-sm">{cardLabel(chosen, game.rules)}</span>}
        {after && <span className="block text-sm">{forecastText(after, hp, game.activeIdx, names)}</span>}
      </p>
      <ActionButton onClick={turn.undo} disabled={actions.length === 0}>
        Undo
      </ActionButton>
      <ActionButton
        onClick={() => turn.send()}
        disabled={actions.length === 0}
        title="Sends your actions and continues the turn, to see what you draw"
      >
        Send, continue
      </ActionButton>
      <ActionButton isPrimary onClick={() => turn.send({ type: 'EndTurn' })}>
        End turn
      </ActionButton>
    </div>
  )
}

function callText({ selected, places, problem, actions }: Turn): string {
  if (problem) return problem
  if (selected !== null && places.size === 1) return `Choose ${placeText([...places.keys()][0] ?? 'cast')}.`
  if (selected !== null) return 'Choose a highlighted target.'
  return actions.length === 0 ? 'Your turn: choose a card.' : 'Your turn.'
}

/** Blocks that the active player has left; at zero or below, the time-out can be claimed. */
function useBlocksLeft(game: Game): number | undefined {
  const { data: head } = useChainHead('polkadot')
  return head === undefined ? undefined : turnEndsAt(game) - head
}

function Clock({ left }: { left: number | undefined }) {
  if (left === undefined) return null
  return (
    <span className="whitespace-nowrap text-sm tabular-nums" data-testid="clock">
      {left > 0 ? `${left} ${left === 1 ? 'block' : 'blocks'} left` : 'The clock has run out'}
    </span>
  )
}
