/** A streak in words: wins, or losses if negative. */
export function streakText(streak: number): string {
  if (streak === 0) return '–'
  return streak > 0 ? `${streak} won` : `${-streak} lost`
}
