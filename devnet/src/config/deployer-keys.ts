import { FivefoldError } from '@fivefold/sdk/core'
import type { BurnerAccount } from '@fivefold/sdk/polkadot'
import type { LocalAccount } from 'viem'
import type { ChainName } from './local-chains.js'

/** Programs are deployed to public Solana clusters with `anchor deploy`, which has its own key. */
export const keyVariables = {
  evm: 'FIVEFOLD_EVM_KEY',
  polkadot: 'FIVEFOLD_POLKADOT_KEY',
} as const

type KeyedChain = keyof typeof keyVariables
type Deployers = { evm: LocalAccount; polkadot: BurnerAccount }

/** Well-known keys: the first account of every development chain. */
const developmentSecrets: Readonly<Record<KeyedChain, string>> = {
  evm: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  polkadot: '//Alice',
}

// Imported on demand: `npm start` checks keys before it starts anything, and the chain libraries take a second to load.
const openers: { readonly [C in KeyedChain]: (secret: string) => Promise<Deployers[C]> } = {
  evm: async (secret) => (await import('@fivefold/sdk/evm')).accountFromSecret(secret),
  polkadot: async (secret) => (await import('@fivefold/sdk/polkadot')).accountFromSecret(secret),
}

/**
 * The account that deploys to a chain: that of the key in the environment, on every network. Without a key, a local
 * chain uses its development account.
 * @throws MISSING_KEY, INVALID_SECRET; neither contains the key
 */
export async function readDeployer<C extends KeyedChain>(
  chain: C,
  local: boolean,
  env: NodeJS.ProcessEnv,
): Promise<Deployers[C]> {
  const variable = keyVariables[chain]
  const given = env[variable]
  if (given) return openGiven(chain, given)
  if (local) return openers[chain](developmentSecrets[chain])
  throw new FivefoldError(`The key to deploy to the ${chain} chain is missing`, {
    code: 'MISSING_KEY',
    hint: `set ${variable}, or declare the chain local if it is disposable`,
  })
}

/** Hint for an account that cannot pay. */
export const fundingHint = (chain: KeyedChain, local: boolean): string =>
  `nothing was sent; fund the account${local ? `, or unset ${keyVariables[chain]} to use the development account` : ''}`

/** Checks the keys of all chains before any of them is contacted. */
export async function checkDeployerKeys(
  local: ReadonlySet<ChainName>,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  for (const chain of Object.keys(keyVariables) as KeyedChain[]) {
    // The development accounts need no check.
    if (env[keyVariables[chain]] || !local.has(chain)) await readDeployer(chain, local.has(chain), env)
  }
}

async function openGiven<C extends KeyedChain>(chain: C, secret: string): Promise<Deployers[C]> {
  try {
    return await openers[chain](secret)
  } catch (error) {
    if (!(error instanceof FivefoldError)) throw error
    // No cause and no value: either could carry the secret into a log.
    throw new FivefoldError(`${keyVariables[chain]}: ${error.message}`, { code: error.code })
  }
}
