import { type MatchState, markLimit, type Player, playerToMove, turnCount } from '@fivefold/sdk/triad'
import { signed, tierNames } from '../board/event-text.js'
import type { Side } from '../cards/card-face.js'
import { PlayerName } from '../player-name.js'

type SeatLineProps = {
  state: MatchState
  player: Player
  address: string
  isOnline: boolean
  side: Side
  name: string
}

/** One player in a line: name, presence, cards left. */
export function SeatLine({ state, player, address, isOnline, side, name }: SeatLineProps) {
  const { tier, plus } = state.bonuses[player]
  const { fiveElements, eclipse } = state.setup.formations[player]
  const isToMove = state.turn < turnCount && playerToMove(state) === player
  const marks = state.setup.config.warning.enabled
    ? markLimit(state.setup, player) - state.usedMarks[player]
    : 0
  return (
    <div className="triad-seat" data-to-move={isToMove || undefined}>
      <i className="triad-side-dot" data-side={side} aria-hidden="true" />
      <b>{name}</b>
      <PlayerName address={address} />
      <span className="triad-presence" data-online={isOnline || undefined}>
        <span className="play-words">{isOnline ? 'here' : 'away'}</span>
      </span>
      {tier !== 'none' && (
        <span className="triad-chip" data-tier={tier}>
          {tierNames[tier]} {plus > 0 && signed(plus)}
        </span>
      )}
      {fiveElements && <span className="triad-chip">Five Elements</span>}
      {eclipse && <span className="triad-chip">Eclipse</span>}
      <span className="ml-auto whitespace-nowrap text-sm" title="Warning marks left">
        <span aria-hidden="true">△ {marks}</span>
        <span className="sr-only">{marks} marks left</span>
      </span>
    </div>
  )
}
