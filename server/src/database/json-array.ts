import { GrowingBytes } from '../growing-bytes.js'

/** Postgres' number for the type `json`. */
const jsonType = 114
// Written over by every call.
const space = new GrowingBytes(65_536)

/**
 * JSON in UTF-8 as a parameter of type `json[]`, in Postgres' binary format: nothing has to be quoted here and unquoted
 * there.
 */
export function jsonArray(documents: readonly Uint8Array[]): Buffer {
  space.cut(0)
  // One dimension, no nulls, the type, how many, and the index of the first.
  for (const field of [1, 0, jsonType, documents.length, 1]) space.int32(field)
  for (const document of documents) {
    space.int32(document.length)
    space.bytes(document)
  }
  return space.copy()
}
