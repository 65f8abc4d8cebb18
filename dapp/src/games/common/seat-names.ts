/** What the two players are called on this screen, by index. */
export type Names = readonly [string, string]

/** One's own seat is "You"; who watches sees A and B. */
export function namesFor(seat: 0 | 1 | null, isBot: boolean): Names {
  if (seat === null) return ['A', 'B']
  const other = isBot ? 'Bot' : 'Opponent'
  return seat === 0 ? ['You', other] : [other, 'You']
}

/** A verb for a name: "You win", "Bot wins". */
export const verb = (name: string, base: string, third = `${base}s`): string =>
  `${name} ${name === 'You' ? base : third}`

/** "you" within a sentence, other names as they are. */
export const within = (name: string): string => (name === 'You' ? 'you' : name)
