export { at } from './at.js'
export { FivefoldError, type FivefoldErrorOptions } from './error.js'
export { parse } from './parse.js'
export { createRandom, type Random } from './random.js'
