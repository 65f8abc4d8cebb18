/** The item at an index that is known to be there; a wrong index is a bug and says so at once. */
export function at<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError(`no item ${index} among ${items.length}`)
  return item
}
