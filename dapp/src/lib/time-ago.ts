const units = [
  { name: 'day', ms: 86_400_000 },
  { name: 'hour', ms: 3_600_000 },
  { name: 'minute', ms: 60_000 },
] as const

const formatter = new Intl.RelativeTimeFormat('en', { numeric: 'always', style: 'narrow' })

/** How long ago `then` was. Chain and browser clocks may differ slightly: the future reads as "just now". */
export function timeAgo(then: Date, now: Date): string {
  const elapsed = now.getTime() - then.getTime()
  if (elapsed < 10_000) return 'just now'
  for (const { name, ms } of units) {
    if (elapsed >= ms) return formatter.format(-Math.floor(elapsed / ms), name)
  }
  return formatter.format(-Math.floor(elapsed / 1000), 'second')
}
