/** Wins in a row, below zero losses. */
export function streakText(streak: number): string {
  if (streak === 0) return '–'
  return streak > 0 ? `${streak} won` : `${-streak} lost`
}
