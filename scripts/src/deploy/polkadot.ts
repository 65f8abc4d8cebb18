import type { PolkadotDeployment } from '@fivefold/sdk/config'
import { FivefoldError } from '@fivefold/sdk/core'
import { accountFromSecret, type BurnerAccount, openApi } from '@fivefold/sdk/polkadot'
import { keyVariables } from '../config/deployer-keys.js'
import { deployCcg } from './polkadot/ccg.js'
import { readContractBundle } from './polkadot/contract-bundle.js'
import { instantiate } from './polkadot/instantiate.js'
import { isDeployed } from './polkadot/is-deployed.js'

/** The name in the deployment file, and the artifact. */
const contracts = { matchCounter: 'match_counter' } as const

export type DeployPolkadotOptions = {
  url: string
  /** A throw-away chain of this machine, where a well-known developer pays. */
  local: boolean
  /** What was deployed before. A contract that is still there, with the same code, is kept. */
  previous?: PolkadotDeployment | undefined
}

/** Deploys the ink! contracts. */
export async function deployPolkadot({
  url,
  local,
  previous,
}: DeployPolkadotOptions): Promise<PolkadotDeployment> {
  const deployer = deployerAccount(local)
  const api = await openApi(url)
  try {
    const genesisHash = api.genesisHash.toHex()
    const before = previous?.genesisHash === genesisHash ? previous.contracts : {}
    const deployed: PolkadotDeployment['contracts'] = {}
    for (const [name, artifact] of Object.entries(contracts)) {
      const bundle = await readContractBundle(artifact)
      const known = before[name]
      const keep = known && (await isDeployed(api, known.address, bundle.codeHash))
      deployed[name] = keep ? known : await instantiate(api, deployer, bundle)
    }
    const ccg = await deployCcg({ api, deployer, local, before })
    return { url, genesisHash, contracts: { ...deployed, ...ccg } }
  } finally {
    await api.disconnect()
  }
}

function deployerAccount(local: boolean): BurnerAccount {
  if (local) return accountFromSecret('//Alice')
  const secret = process.env[keyVariables.polkadot]
  if (secret) return accountFromSecret(secret)
  throw new FivefoldError('The key to deploy to the Polkadot chain is missing', {
    code: 'MISSING_KEY',
    hint: `set ${keyVariables.polkadot}`,
  })
}
