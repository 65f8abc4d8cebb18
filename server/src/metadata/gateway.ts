import type { Clock } from './clock.js'
import { MetadataError } from './metadata-error.js'

export type GatewayOptions = {
  /** Base URLs like `https://ipfs.example/ipfs/`, tried in turn. */
  gateways: readonly string[]
  /** Timeout of a whole response, in milliseconds. */
  timeout: number
  /** The maximum size of a document, in bytes. */
  sizeLimit: number
}

export const defaultGatewayOptions: Omit<GatewayOptions, 'gateways'> = {
  timeout: 10_000,
  sizeLimit: 64 * 1024,
}

/** A gateway's response for a CID, not verified. Each attempt uses the next gateway. */
export async function download(
  cid: string,
  attempt: number,
  { gateways, timeout, sizeLimit }: GatewayOptions,
  clock: Clock,
  stop: AbortSignal,
): Promise<Uint8Array> {
  const gateway = gateways[(attempt - 1) % gateways.length]
  if (!gateway) throw new MetadataError('GATEWAY_FAILED', 'no gateway is configured', cid)
  const late = new AbortController()
  const cancel = clock.after(timeout, () => late.abort())
  try {
    return await read(new URL(cid, gateway), sizeLimit, AbortSignal.any([late.signal, stop]))
  } catch (error) {
    if (error instanceof MetadataError) throw error
    if (late.signal.aborted) {
      throw new MetadataError('GATEWAY_TIMEOUT', `no answer within ${timeout} ms`, gateway, error)
    }
    throw new MetadataError('GATEWAY_FAILED', 'the gateway cannot be reached', gateway, error)
  } finally {
    cancel()
  }
}

async function read(url: URL, sizeLimit: number, signal: AbortSignal): Promise<Uint8Array> {
  // Prefers the raw block. Redirects are not followed: they would leave the list of gateways.
  const headers = { accept: 'application/vnd.ipld.raw, application/json;q=0.9, */*;q=0.1' }
  const response = await fetch(url, { headers, signal, redirect: 'error' })
  if (!response.ok) {
    await response.body?.cancel()
    const code = response.status === 429 ? 'GATEWAY_BUSY' : 'GATEWAY_FAILED'
    throw new MetadataError(code, `the gateway answered ${response.status}`, url.origin)
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > sizeLimit) {
      throw new MetadataError(
        'DOCUMENT_TOO_LARGE',
        `the document has more than ${sizeLimit} bytes`,
        url.origin,
      )
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
