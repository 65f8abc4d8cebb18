import type { CardLot } from '@fivefold/sdk/war'
import { LotUnavailableError } from '../../metadata/metadata-error.js'
import type { MetadataService } from '../../metadata/service.js'

/** The document is genuine, or there can be none: asking again would change nothing, and the lot counts as none. */
const withoutLot = ['BAD_URI', 'BAD_DOCUMENT']

/** The lots of cards that a comparison waits for. Waits for as long as Redis or the gateways are away. */
export function findLots(
  metadata: Pick<MetadataService, 'requireLot'>,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<CardLot[]> {
  return Promise.all(ids.map(async (id) => ({ id, lot: await findLot(metadata, id, signal) })))
}

async function findLot(
  metadata: Pick<MetadataService, 'requireLot'>,
  id: number,
  signal: AbortSignal,
): Promise<string> {
  try {
    return await metadata.requireLot(id, signal)
  } catch (error) {
    if (error instanceof LotUnavailableError && withoutLot.includes(error.reason)) return ''
    throw error
  }
}
