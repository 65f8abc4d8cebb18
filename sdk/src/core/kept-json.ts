import { canonicalJson } from './canonical-json.js'

// States share most of their parts with the state before.
const texts = new WeakMap<object, string>()

/** Canonical JSON of a value that nobody changes. The texts of it and of its parts are kept as long as they live. */
export const keptJson = (value: unknown): string => canonicalJson(value, texts)
