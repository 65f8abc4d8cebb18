export { FivefoldError, type FivefoldErrorOptions } from './error.js'
export { parse } from './parse.js'
