export type FivefoldErrorOptions = {
  /** Stable, machine-readable name of the error. */
  code: string
  /** The value that was refused. */
  value?: unknown
  /** What the caller can do about it. */
  hint?: string
  cause?: unknown
}

/** The only error class that the SDK throws: a code to branch on, the refused value, and a hint. */
export class FivefoldError extends Error {
  override readonly name = 'FivefoldError'
  readonly code: string
  readonly value: unknown
  readonly hint: string | undefined

  constructor(message: string, { code, value, hint, cause }: FivefoldErrorOptions) {
    super(hint ? `${message} (${hint})` : message, cause === undefined ? undefined : { cause })
    this.code = code
    this.value = value
    this.hint = hint
  }
}
