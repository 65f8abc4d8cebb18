import type { ChainId } from '../chains/chains.js'
import { loadChain } from '../chains/load-chain.js'
import { type Burner, useBurnerStore } from './burner-store.js'

/** The chain's burner account, made on first use. */
export async function ensureBurner(chain: ChainId): Promise<Burner> {
  const known = useBurnerStore.getState().burners[chain]
  if (known) return known
  const { createSecret } = await loadChain(chain)
  return importBurner(chain, createSecret())
}

/** Makes `secret` the chain's burner account. Throws when it is not a secret of that chain. */
export async function importBurner(chain: ChainId, secret: string): Promise<Burner> {
  const { accountFromSecret } = await loadChain(chain)
  const burner = { secret, address: accountFromSecret(secret).address }
  useBurnerStore.getState().setBurner(chain, burner)
  return burner
}
