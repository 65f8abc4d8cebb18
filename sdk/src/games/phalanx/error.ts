import { FivefoldError } from '../../core/error.js'

/** An action that the rules refuse in the current state. */
export class PhalanxError extends FivefoldError {
  declare readonly code: 'INVALID_ACTION'

  constructor(message: string, value: unknown) {
    super(message, { code: 'INVALID_ACTION', value })
  }
}
