/** Whether a value of a turn counts something from 0 on; turns that were never parsed may hold anything. */
export const isIndex = (value: number, count: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < count
