import { FivefoldError } from '@fivefold/sdk/core'

export type MetadataErrorCode =
  /** Not `ipfs://` and a CID that can be checked. */
  | 'BAD_URI'
  /** The document is genuine, and useless. */
  | 'BAD_DOCUMENT'
  | 'UNKNOWN_CARD'
  | 'GATEWAY_FAILED'
  | 'GATEWAY_TIMEOUT'
  | 'GATEWAY_BUSY'
  /** Other content than the CID stands for. */
  | 'CONTENT_MISMATCH'
  | 'DOCUMENT_TOO_LARGE'
  | 'CHAIN_FAILED'

const permanent: readonly MetadataErrorCode[] = ['BAD_URI', 'BAD_DOCUMENT', 'UNKNOWN_CARD']

/** Why a card's document could not be had this time. */
export class MetadataError extends FivefoldError {
  declare readonly code: MetadataErrorCode

  constructor(code: MetadataErrorCode, message: string, value: unknown, cause?: unknown) {
    super(message, { code, value, cause })
  }

  /** Another try, or another gateway, would change nothing. */
  get isPermanent(): boolean {
    return permanent.includes(this.code)
  }
}

/** What `requireLot` rejects with: the card's lot will not come. */
export class LotUnavailableError extends FivefoldError {
  /** The code of what went wrong last. */
  readonly reason: string

  constructor(cardId: number, { code, message }: { code: string; message: string }) {
    super(`The lot of card ${cardId} cannot be had: ${message}`, {
      code: 'LOT_UNAVAILABLE',
      value: { cardId, reason: code },
    })
    this.reason = code
  }
}
