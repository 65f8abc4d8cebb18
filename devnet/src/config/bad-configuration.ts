import { FivefoldError } from '@fivefold/sdk/core'

/** A configuration error that the user must fix before anything can run. Shown as one line. */
export function badConfiguration(message: string, cause?: unknown): FivefoldError {
  return new FivefoldError(message, { code: 'BAD_CONFIGURATION', cause })
}
