/** Postgres' number for the type `json`. */
const jsonType = 114
const headerSize = 20

/**
 * Texts of JSON as a parameter of type `json[]`, in Postgres' binary format: nothing has to be quoted here and unquoted
 * there.
 */
export function jsonArray(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text))
  const size = lengths.reduce((sum, length) => sum + 4 + length, headerSize)
  const array = Buffer.allocUnsafe(size)
  // One dimension, no nulls, the type, how many, and the index of the first.
  let end = 0
  for (const field of [1, 0, jsonType, texts.length, 1]) end = array.writeInt32BE(field, end)
  for (const [index, text] of texts.entries()) {
    end = array.writeInt32BE(lengths[index] ?? 0, end)
    end += array.write(text, end)
  }
  return array
}
