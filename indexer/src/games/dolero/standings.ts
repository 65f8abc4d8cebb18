import { DoleroStanding } from '../../model/index.js'

/** The outcome of one settled game for one of its players. */
export type Finished = {
  token: string
  player: string
  result: 'won' | 'lost' | 'cancelled'
  deposited: bigint
  amount: bigint
  at: Date
}

export const standingId = (token: string, player: string): string => `${token}-${player}`

/** A player's standing after one more game, or after the first. */
export function advanceStanding(before: DoleroStanding | undefined, game: Finished): DoleroStanding {
  const { token, player, result, at } = game
  const count = (of: Finished['result']) => (before?.[of] ?? 0) + (result === of ? 1 : 0)
  const [won, lost, cancelled] = [count('won'), count('lost'), count('cancelled')]
  const played = won + lost + cancelled
  const deposited = (before?.deposited ?? 0n) + game.deposited
  const paidOut = (before?.paidOut ?? 0n) + game.amount
  return new DoleroStanding({
    id: standingId(token, player),
    token,
    player,
    played,
    won,
    lost,
    cancelled,
    winRatio: won / played,
    deposited,
    paidOut,
    net: paidOut - deposited,
    streak: streakAfter(before?.streak ?? 0, result),
    lastPlayed: at,
  })
}

function streakAfter(streak: number, result: Finished['result']): number {
  if (result === 'cancelled') return 0
  return result === 'won' ? Math.max(streak, 0) + 1 : Math.min(streak, 0) - 1
}
