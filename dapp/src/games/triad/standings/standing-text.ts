/** A share as whole per cent. */
export function percent(ratio: number): string {
  return `${Math.round(ratio * 100)} %`
}

/** Wins in a row, below zero losses. */
export function streakText(streak: number): string {
  if (streak === 0) return '–'
  return streak > 0 ? `${streak} won` : `${-streak} lost`
}
