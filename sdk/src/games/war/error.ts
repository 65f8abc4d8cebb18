import { FivefoldError } from '../../core/error.js'

/** INVALID_ACTION: not now or not by this player. ACTION_FAILED: it cannot be done so. */
export type WarErrorCode = 'INVALID_ACTION' | 'ACTION_FAILED'

export class WarError extends FivefoldError {
  declare readonly code: WarErrorCode

  constructor(code: WarErrorCode, message: string, value: unknown) {
    super(message, { code, value })
  }
}
