/** Whether a value is an integer from 0 to `count` - 1; turns that were not parsed may hold any number. */
export const isIndex = (value: number, count: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < count
