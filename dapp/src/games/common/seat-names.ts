/** The two players' names on this screen, by index. */
export type Names = readonly [string, string]

/** The own seat is "You", a bot's "Bot"; a spectator sees A and B. */
export function namesFor(seat: 0 | 1 | null, botSide: 0 | 1 | null): Names {
  const nameOf = (side: 0 | 1): string => {
    if (seat === side) return 'You'
    if (botSide === side) return 'Bot'
    if (seat !== null) return 'Opponent'
    return side === 0 ? 'A' : 'B'
  }
  return [nameOf(0), nameOf(1)]
}

/** Conjugates a verb for a name: "You win", "Bot wins". */
export const verb = (name: string, base: string, third = `${base}s`): string =>
  `${name} ${name === 'You' ? base : third}`

/** "you" within a sentence, other names unchanged. */
export const within = (name: string): string => (name === 'You' ? 'you' : name)
