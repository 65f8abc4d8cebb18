import type { ApiPromise } from '@polkadot/api'
import type { Deployment } from '../../config/deployment.js'
import { FivefoldError } from '../../core/error.js'
import { type MatchCounter, matchCounter } from '../../generated/polkadot/match_counter.js'
import { type Contract, openContract } from './contract/open-contract.js'
import { openApi } from './open-api.js'

export type PolkadotConnection = {
  readonly api: ApiPromise
  /** Whether the chain is a throw-away one of this machine. */
  readonly local: boolean
  readonly matchCounter: Contract<MatchCounter>
  /** Everything that is deployed, by name. */
  readonly contracts: Deployment['polkadot']['contracts']
  readonly close: () => Promise<void>
}

export type ConnectParameters = { deployment: Pick<Deployment, 'local' | 'polkadot'> }

/** Connects to the chain of a deployment and opens its contracts. */
export async function connect({ deployment }: ConnectParameters): Promise<PolkadotConnection> {
  const { url, genesisHash, contracts } = deployment.polkadot
  const address = contracts.matchCounter?.address
  if (!address) throw new FivefoldError('No match counter is deployed on Polkadot', { code: 'NOT_DEPLOYED' })
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
    matchCounter: openContract({ api, binding: matchCounter, address }),
    contracts,
    close: () => api.disconnect(),
  }
}
