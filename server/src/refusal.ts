import { FivefoldError } from '@fivefold/sdk/core'

/** A refusal with a status of its own; a FivefoldError without one is answered with 400. */
export class Refusal extends FivefoldError {
  readonly statusCode: number

  constructor(statusCode: number, code: string, message: string, value?: unknown) {
    super(message, { code, value })
    this.statusCode = statusCode
  }
}
