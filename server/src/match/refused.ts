import { type ActionErrorCode, FivefoldError, type MatchErrorCode } from '@fivefold/sdk/core'

/** Sent to the client as `matchError`. */
export class MatchRefused extends FivefoldError {
  /** Games have codes of their own beside those of the platform. */
  constructor(code: MatchErrorCode | (string & {}), message: string) {
    super(message, { code })
  }
}

/** The requested match cannot be restored from the database. */
export class MatchQuarantined extends MatchRefused {
  /** The status of an HTTP response. */
  readonly statusCode = 409
  /** Whether the match was quarantined by this request. */
  readonly isNew: boolean

  constructor(matchId: string, isNew: boolean) {
    super('MATCH_QUARANTINED', `match ${matchId} is quarantined: it cannot be restored from what is stored`)
    this.isNew = isNew
  }
}

/** Sent to the client as `actionError`. */
export class ActionRefused extends FivefoldError {
  declare readonly code: ActionErrorCode
  readonly matchId: string

  constructor(matchId: string, code: ActionErrorCode, message: string) {
    super(message, { code })
    this.matchId = matchId
  }
}
