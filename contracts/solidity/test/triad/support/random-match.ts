import { turn } from './transcript'
import type { Card, Cards, Turns } from './types'

/** Numbers below `limit`, the same ones for the same seed. */
export function seededNumbers(seed: number): (limit: number) => number {
  let state = seed >>> 0
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

export function randomCards(next: (limit: number) => number): Cards {
  const card = (): Card => ({
    up: 1 + next(10),
    right: 1 + next(10),
    down: 1 + next(10),
    left: 1 + next(10),
    hand: next(3),
    classId: 1 + next(5),
    seasonId: 1 + next(4),
    rarity: 1 + next(5),
    power: 50 + next(200),
  })
  return [card(), card(), card(), card(), card()]
}

function shuffled(count: number, next: (limit: number) => number): number[] {
  const numbers = Array.from({ length: count }, (_, index) => index)
  for (let last = count - 1; last > 0; last--) {
    const other = next(last + 1)
    ;[numbers[last], numbers[other]] = [numbers[other] ?? 0, numbers[last] ?? 0]
  }
  return numbers
}

/** Nine legal turns; marks go where the opponent may step, and every turn carries an edge in case its card is Earth. */
export function randomTurns(next: (limit: number) => number): Turns {
  const cells = shuffled(9, next)
  const hands = [shuffled(5, next), shuffled(5, next)]
  const marksLeft = [3, 3]
  return cells.map((cell, index) => {
    const player = index % 2
    const open = cells.slice(index + 1)
    const marks = open.length > 0 && (marksLeft[player] ?? 0) > 0 && next(2) === 0
    if (marks) marksLeft[player] = (marksLeft[player] ?? 0) - 1
    return turn(cell, hands[player]?.[index >> 1] ?? 0, {
      edge: next(4),
      ...(marks ? { mark: open[next(open.length)] ?? 255 } : {}),
    })
  }) as Turns
}
