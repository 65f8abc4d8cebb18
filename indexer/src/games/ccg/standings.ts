import { CcgStanding } from '../../model/index.js'

/** The outcome of one game for one of its players. */
export type Finished = { player: string; result: 'won' | 'lost' | 'drawn'; at: Date }

/** A player's standing after one more game, or after the first. */
export function advanceStanding(before: CcgStanding | undefined, game: Finished): CcgStanding {
  const { player, result, at } = game
  const count = (of: Finished['result']) => (before?.[of] ?? 0) + (result === of ? 1 : 0)
  const [won, lost, drawn] = [count('won'), count('lost'), count('drawn')]
  const played = won + lost + drawn
  return new CcgStanding({
    id: player,
    player,
    played,
    won,
    lost,
    drawn,
    winRatio: won / played,
    streak: streakAfter(before?.streak ?? 0, result),
    lastPlayed: at,
  })
}

function streakAfter(streak: number, result: Finished['result']): number {
  if (result === 'drawn') return 0
  return result === 'won' ? Math.max(streak, 0) + 1 : Math.min(streak, 0) - 1
}
