import { FivefoldError } from '@fivefold/sdk/core'
import type { ActionErrorCode } from '@fivefold/sdk/phalanx'
import type { MatchErrorCode } from '@fivefold/sdk/war'

/** What a client is told with `matchError`. */
export class MatchRefused extends FivefoldError {
  declare readonly code: MatchErrorCode

  constructor(code: MatchErrorCode, message: string) {
    super(message, { code })
  }
}

/** What a client is told with `actionError`. */
export class ActionRefused extends FivefoldError {
  declare readonly code: ActionErrorCode
  readonly matchId: string

  constructor(matchId: string, code: ActionErrorCode, message: string) {
    super(message, { code })
    this.matchId = matchId
  }
}
