import {
  choiceTexts,
  effectiveChoice,
  type Game,
  jokers,
  nothing,
  type PlayerIndex,
  phase,
  requestKind,
} from '@fivefold/sdk/dolero'
import { formatAmount } from '../../../lib/format-amount.js'
import { Identicon } from '../../../shell/ui/identicon.js'
import { SeatName } from '../../common/player-name.js'
import { Hearts } from '../cards/hearts.js'
import type { Unit } from '../hooks/use-tables.js'
import { Countdown } from './countdown.js'

type PlayerBarProps = {
  game: Game
  player: PlayerIndex
  name: string
  address: string
  unit: Unit
  now: number | undefined
}

/** A player: hearts, stack, bet, and the relic of the round. */
export function PlayerBar({ game, player, name, address, unit, now }: PlayerBarProps) {
  const { hearts, stack, bet, locked, deadline, swapsLeft } = game.players[player]
  const isBetting = game.phase === phase.betting
  const isAtCards = game.phase === phase.cards
  const waitsForCards = isAtCards && swapPending(game, player)
  return (
    <div
      className="play-player dolero-player"
      data-active={(isBetting && game.toAct === player) || undefined}
    >
      <Identicon address={address} className="size-9" />
      <div className="min-w-0">
        <SeatName name={name} address={address} />
        <p className="dolero-status">
          {relicText(game, player)}
          {isAtCards && (locked ? ' · locked' : ` · ${swapsLeft} swaps left`)}
          {waitsForCards && ' · the VRF draws, the clock stands'}
          {isBetting && game.toAct === player && ' · to act'}
        </p>
      </div>
      <dl className="play-counts dolero-counts">
        <div>
          <dt>Stack</dt>
          <dd data-testid={`stack-${player}`}>{formatAmount({ raw: stack, ...unit })}</dd>
        </div>
        <div>
          <dt>Bet</dt>
          <dd>{formatAmount({ raw: bet, ...unit })}</dd>
        </div>
      </dl>
      <div className="dolero-life">
        <Hearts count={hearts} name={name} />
        {isAtCards && !locked && <Countdown deadline={deadline} now={now} />}
      </div>
    </div>
  )
}

const swapPending = ({ pending }: Game, player: PlayerIndex): boolean =>
  pending.some(({ kind }) => kind === requestKind.swap + player)

function relicText(game: Game, player: PlayerIndex): string {
  const { choice, joker } = game.players[player]
  if (choice === nothing) return game.phase === phase.relic ? 'choosing a relic' : 'no relic yet'
  const name = choiceTexts[choice]?.name ?? ''
  const negated = effectiveChoice(game, player) !== choice ? ' (negated)' : ''
  const flip = joker === jokers.good ? ': one swap more' : joker === jokers.bad ? ': one swap less' : ''
  return `${name}${flip}${negated}`
}
