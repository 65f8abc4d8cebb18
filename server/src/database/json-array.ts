import { GrowingBytes } from '../growing-bytes.js'

/** Postgres' number for the type `json`. */
const jsonType = 114
// Written over by every call: to measure texts first would cost as much as to write them.
const space = new GrowingBytes(65_536)

/**
 * Texts of JSON as a parameter of type `json[]`, in Postgres' binary format: nothing has to be quoted here and unquoted
 * there.
 */
export function jsonArray(texts: readonly string[]): Buffer {
  space.clear()
  // One dimension, no nulls, the type, how many, and the index of the first.
  for (const field of [1, 0, jsonType, texts.length, 1]) space.int32(field)
  for (const text of texts) {
    const start = space.length
    space.int32(0)
    space.int32At(start, space.text(text))
  }
  return space.copy()
}
