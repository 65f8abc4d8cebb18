import type { Player, Score } from '@fivefold/sdk/triad'
import { otherPlayer } from '@fivefold/sdk/triad'

type ScoreBarProps = { tiles: Score['tiles']; near: Player; names: { near: string; far: string } }

/** The number of tiles that each player holds. */
export function ScoreBar({ tiles, near, names }: ScoreBarProps) {
  const mine = tiles[near]
  const theirs = tiles[otherPlayer(near)]
  return (
    <div
      className="triad-score"
      role="img"
      aria-label={`Tiles: ${names.near} ${mine}, ${names.far} ${theirs}`}
    >
      <b data-side="near">{mine}</b>
      <span className="triad-score-track" aria-hidden="true">
        <i data-side="near" style={{ flexGrow: mine }} />
        <i data-side="open" style={{ flexGrow: 9 - mine - theirs }} />
        <i data-side="far" style={{ flexGrow: theirs }} />
      </span>
      <b data-side="far">{theirs}</b>
    </div>
  )
}
