const units = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
] as const

/** Seconds as the two largest units that are not zero: "2 h 5 min". */
export function formatDuration(seconds: number): string {
  let rest = Math.floor(seconds)
  const parts: string[] = []
  for (const [name, size] of units) {
    const amount = Math.floor(rest / size)
    rest %= size
    if (amount > 0 && parts.length < 2) parts.push(`${amount} ${name}`)
  }
  return parts.join(' ') || '0 s'
}
