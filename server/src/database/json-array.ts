/** Postgres' number for the type `json`. */
const jsonType = 114
const [headSize, lengthSize] = [20, 4]

/**
 * JSON in UTF-8 as a parameter of type `json[]`, in Postgres' binary format: nothing has to be quoted here and unquoted
 * there.
 */
export function jsonArray(documents: readonly Uint8Array[]): Buffer {
  let size = headSize
  for (const document of documents) size += lengthSize + document.length
  const array = Buffer.allocUnsafe(size)
  let end = 0
  // One dimension, no nulls, the type, how many, and the index of the first.
  for (const field of [1, 0, jsonType, documents.length, 1]) end = array.writeInt32BE(field, end)
  for (const document of documents) {
    end = array.writeInt32BE(document.length, end)
    array.set(document, end)
    end += document.length
  }
  return array
}
