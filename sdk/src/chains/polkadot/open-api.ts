import { ApiPromise, WsProvider } from '@polkadot/api'
// the types of the pallets, nothing else
import type {} from '@polkadot/api/augment'
import type { ApiOptions } from '@polkadot/api/types'
import { FivefoldError } from '../../core/error.js'

const TIMEOUT_MS = 20_000

/** Connects to a node and reads its metadata. Later interruptions are handled in the background. */
export async function openApi(url: string): Promise<ApiPromise> {
  // its optional members are declared as undefined, which exactOptionalPropertyTypes distinguishes
  const provider = new WsProvider(url, 1000) as NonNullable<ApiOptions['provider']>
  const api = new ApiPromise({ provider, noInitWarn: true })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${TIMEOUT_MS / 1000} s`)), TIMEOUT_MS)
  })
  try {
    return await Promise.race([api.isReadyOrError, late])
  } catch (cause) {
    await api.disconnect().catch(() => {})
    throw new FivefoldError(`No Polkadot node answers at ${url}`, {
      code: 'CHAIN_UNREACHABLE',
      value: url,
      cause,
    })
  } finally {
    clearTimeout(timer)
  }
}
