import { FivefoldError } from '../../core/error.js'

/** INVALID_ACTION: not allowed now, or not for this player. ACTION_FAILED: the content of the action is wrong. */
export type WarErrorCode = 'INVALID_ACTION' | 'ACTION_FAILED'

export class WarError extends FivefoldError {
  declare readonly code: WarErrorCode

  constructor(code: WarErrorCode, message: string, value: unknown) {
    super(message, { code, value })
  }
}
