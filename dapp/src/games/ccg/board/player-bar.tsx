import { energyLimit, type PlayerState, startingHp } from '@fivefold/sdk/ccg'
import type { ReactNode } from 'react'
import { Identicon } from '../../../shell/ui/identicon.js'
import { SeatName } from '../../common/player-name.js'

type PlayerBarProps = {
  player: PlayerState
  name: string
  address: string
  isActive: boolean
  /** The picture with the hp; a button where it can be targeted. */
  portrait: ReactNode
  chip?: ReactNode
}

/** A player: health, energy, and how many cards are left. */
export function PlayerBar({ player, name, address, isActive, portrait, chip }: PlayerBarProps) {
  const { energy, maxEnergy, deck, hand, fatigue } = player
  return (
    <div className="play-player ccg-player" data-active={isActive || undefined}>
      {portrait}
      <div className="min-w-0">
        <SeatName name={name} address={address} />
        <div className="flex items-center gap-2">
          <span
            className="ccg-energy"
            role="img"
            aria-label={`${name}: ${energy} of ${maxEnergy} energy`}
            data-energy={energy}
          >
            {Array.from({ length: energyLimit }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pips have no identity but their position
              <i key={index} data-state={index < energy ? 'full' : index < maxEnergy ? 'spent' : undefined} />
            ))}
          </span>
          <span className="text-xs tabular-nums" aria-hidden="true">
            {energy}/{maxEnergy}
          </span>
        </div>
      </div>
      <dl className="play-counts ccg-counts">
        <div>
          <dt>Hand</dt>
          <dd>{hand.length}</dd>
        </div>
        <div>
          <dt>Deck</dt>
          <dd>{deck.length}</dd>
        </div>
        {fatigue > 0 && (
          <div>
            <dt>Fatigue</dt>
            <dd>{fatigue}</dd>
          </div>
        )}
      </dl>
      {chip && <span className="ccg-chip">{chip}</span>}
    </div>
  )
}

type PortraitProps = { address: string; hp: number; after?: number | undefined }

/** A player's picture and health. */
export function Portrait({ address, hp, after }: PortraitProps) {
  return (
    <span className="ccg-portrait" data-low={hp <= startingHp / 4 || undefined} aria-hidden="true">
      <Identicon address={address} className="size-full" />
      <span className="ccg-hp">{hp}</span>
      {after !== undefined && after !== hp && <span className="ccg-after">→ {after}</span>}
    </span>
  )
}
