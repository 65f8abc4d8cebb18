/** A player's place in the queue, as last read from the chain. */
export type Wait = {
  readonly player: string
  /** How many games the player had when they joined the queue. */
  readonly count: number
  /** The block at which the queue no longer contained the player. */
  readonly leftAt?: number
}

type Seen = {
  readonly player: string | undefined
  readonly isWaiting: boolean
  /** How many games the player has. */
  readonly count: number
  readonly head: number
}

/**
 * Follows a wait from one read to the next. Queue and games are read one after the other, so a player may have left the
 * queue a block before the new game is listed: the wait is kept until a later block's list has no new game either.
 */
export function followWait(
  before: Wait | undefined,
  { player, isWaiting, count, head }: Seen,
): { wait: Wait | undefined; hasGame: boolean } {
  if (player === undefined) return { wait: undefined, hasGame: false }
  const wait = before?.player === player ? before : undefined
  if (wait && count > wait.count) return { wait: undefined, hasGame: true }
  if (isWaiting) return { wait: { player, count: wait?.count ?? count }, hasGame: false }
  if (!wait || (wait.leftAt !== undefined && head > wait.leftAt)) return { wait: undefined, hasGame: false }
  return { wait: { ...wait, leftAt: wait.leftAt ?? head }, hasGame: false }
}
