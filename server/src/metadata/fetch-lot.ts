import type { Clock } from './clock.js'
import { checkContent, parseIpfsUri } from './content.js'
import { readLot } from './document.js'
import { download, type GatewayOptions } from './gateway.js'
import { isFree } from './store.js'
import type { FetchLot } from './worker.js'

/** The URI of a card's document; empty where it has none. */
export type CardUri = (cardId: number) => Promise<string>

/** Fetches a card's lot: URI, download, verification, parsing. */
export function createFetchLot(cardUri: CardUri, options: GatewayOptions, clock: Clock): FetchLot {
  return async (cardId, attempt, stop) => {
    const uri = isFree(cardId) ? '' : await cardUri(cardId)
    if (uri === '') return ''
    const cid = parseIpfsUri(uri)
    return readLot(checkContent(cid, await download(cid.toString(), attempt, options, clock, stop)), uri)
  }
}
