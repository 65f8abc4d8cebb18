import { lotSchema } from '@fivefold/sdk/war'
import { z } from 'zod'
import { MetadataError } from './metadata-error.js'

const documentSchema = z.object({ lot: lotSchema.nullish() })

/** The lot in a card's document, empty where there is none. The bytes are verified, so an error is permanent. */
export function readLot(bytes: Uint8Array, uri: string): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return documentSchema.parse(JSON.parse(text)).lot ?? ''
  } catch (cause) {
    throw new MetadataError('BAD_DOCUMENT', 'the document is not JSON with a lot', uri, cause)
  }
}
