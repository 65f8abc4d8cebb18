import type { ApiPromise } from '@polkadot/api'
import type { Deployment } from '../../config/deployment.js'
import { FivefoldError } from '../../core/error.js'
import { openApi } from './open-api.js'

export type PolkadotConnection = {
  readonly api: ApiPromise
  /** Whether the chain is local (a disposable development chain). */
  readonly local: boolean
  /** Everything that is deployed, by name. */
  readonly contracts: Deployment['polkadot']['contracts']
  readonly close: () => Promise<void>
}

export type ConnectParameters = { deployment: Pick<Deployment, 'local' | 'polkadot'> }

/**
 * Connects to the chain of a deployment. An action that needs a contract which the deployment does not name fails with
 * `NOT_DEPLOYED`.
 *
 * @throws FivefoldError `CHAIN_UNREACHABLE` without a node, `WRONG_CHAIN` where the genesis hash is not the deployment's.
 */
export async function connect({ deployment }: ConnectParameters): Promise<PolkadotConnection> {
  const { url, genesisHash, contracts } = deployment.polkadot
  const api = await openApi(url)
  if (api.genesisHash.toHex() !== genesisHash) {
    await api.disconnect()
    throw new FivefoldError(`The chain at ${url} is not the one that was deployed to`, {
      code: 'WRONG_CHAIN',
      value: api.genesisHash.toHex(),
      hint: 'deploy again',
    })
  }
  return {
    api,
    local: deployment.local,
    contracts,
    close: () => api.disconnect(),
  }
}
