import type { CardLot } from '@fivefold/sdk/war'
import { LotUnavailableError } from '../../metadata/metadata-error.js'
import type { MetadataService } from '../../metadata/service.js'

/** Permanent failures: the genuine document is unusable, or there can be none. The card counts as one without a lot. */
const withoutLot = ['BAD_URI', 'BAD_DOCUMENT']

/** The lots of cards that a comparison needs. Waits for as long as Redis or the gateways are down. */
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
