import { canonicalJson } from './canonical-json.js'

// States share most of their parts with the state before.
const texts = new WeakMap<object, string>()
const readOnly = { get: (value: object) => texts.get(value) }

/** Canonical JSON of a value that nobody changes. The texts of it and of its parts are kept as long as they live. */
export const keptJson = (value: unknown): string => canonicalJson(value, texts)

/** The same of something short-lived, made of parts whose texts are kept. */
export const jsonOfKept = (value: unknown): string => canonicalJson(value, readOnly)
