import { FivefoldError } from '../core/error.js'

/** INVALID_ACTION: not now or not by this player. ACTION_FAILED: the move itself cannot be made. */
export type PhalanxErrorCode = 'INVALID_ACTION' | 'ACTION_FAILED'

export class PhalanxError extends FivefoldError {
  declare readonly code: PhalanxErrorCode

  constructor(code: PhalanxErrorCode, message: string, value: unknown) {
    super(message, { code, value })
  }
}
