/** Parses a game number from a page's URL; undefined if it is malformed. */
export const gameIdIn = (text: string): number | undefined =>
  /^\d{1,10}$/.test(text) ? Number(text) : undefined
