/** The game's number in the address of a page; undefined where it is none. */
export const gameIdIn = (text: string): number | undefined =>
  /^\d{1,10}$/.test(text) ? Number(text) : undefined
