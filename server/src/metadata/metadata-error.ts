import { FivefoldError } from '@fivefold/sdk/core'

export type MetadataErrorCode =
  /** Not an `ipfs://` URI with a CID that can be verified. */
  | 'BAD_URI'
  /** The document is genuine, but has no valid content. */
  | 'BAD_DOCUMENT'
  | 'UNKNOWN_CARD'
  | 'GATEWAY_FAILED'
  | 'GATEWAY_TIMEOUT'
  | 'GATEWAY_BUSY'
  /** The content does not match the CID. */
  | 'CONTENT_MISMATCH'
  | 'DOCUMENT_TOO_LARGE'
  | 'CHAIN_FAILED'

const permanent: readonly MetadataErrorCode[] = ['BAD_URI', 'BAD_DOCUMENT', 'UNKNOWN_CARD']

/** Why an attempt to fetch a card's document failed. */
export class MetadataError extends FivefoldError {
  declare readonly code: MetadataErrorCode

  constructor(code: MetadataErrorCode, message: string, value: unknown, cause?: unknown) {
    super(message, { code, value, cause })
  }

  /** A retry, or another gateway, would fail again. */
  get isPermanent(): boolean {
    return permanent.includes(this.code)
  }
}

/** The error of `requireLot`: fetching the card's lot was abandoned. */
export class LotUnavailableError extends FivefoldError {
  /** The code of the last error. */
  readonly reason: string

  constructor(cardId: number, { code, message }: { code: string; message: string }) {
    super(`The lot of card ${cardId} cannot be had: ${message}`, {
      code: 'LOT_UNAVAILABLE',
      value: { cardId, reason: code },
    })
    this.reason = code
  }
}
