import type { Game, PlayerIndex } from '@fivefold/sdk/phalanx'
import type { ReactNode } from 'react'

type SeatBarProps = {
  game: Game
  player: PlayerIndex
  name: string
  /** Life points after an attack. */
  lifeAfter?: number | undefined
  children?: ReactNode
}

const fullLife = 20

/** One player in a line: name, life points, card counts. */
export function SeatBar({ game, player, name, lifeAfter, children }: SeatBarProps) {
  const { lifepoints, hand, drawpile, discardPile, handCount, drawpileCount } = game.players[player]
  const isActive = game.phase !== 'gameOver' && game.activePlayerIndex === player
  const counts = [
    ['Hand', handCount ?? hand.length],
    ['Draw', drawpileCount ?? drawpile.length],
    ['Fallen', discardPile.length],
  ] as const
  return (
    <div className="phalanx-seat" data-active={isActive || undefined}>
      <b className="phalanx-name">{name}</b>
      {game.outcome?.winnerIndex === player && <span className="play-winner">Winner</span>}
      {children}
      <span className="play-count phalanx-counts">
        {counts.map(([label, count]) => (
          <span key={label}>
            {label} <b>{count}</b>
          </span>
        ))}
      </span>
      <span className="phalanx-life" data-testid={`life-${player}`}>
        <span className="sr-only">Life points: </span>
        <b>{lifepoints}</b>
        {lifeAfter !== undefined && lifeAfter !== lifepoints && <span> → {lifeAfter}</span>}
        <i className="phalanx-life-track" aria-hidden="true">
          <i style={{ width: `${(lifepoints / fullLife) * 100}%` }} />
        </i>
      </span>
    </div>
  )
}
