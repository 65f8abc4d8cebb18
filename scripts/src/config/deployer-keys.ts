import { badConfiguration } from './bad-configuration.js'

/** Programs for Solana are brought to public clusters with `anchor deploy`, which has its own key. */
export const keyVariables = {
  evm: 'FIVEFOLD_EVM_KEY',
  polkadot: 'FIVEFOLD_POLKADOT_KEY',
} as const

export type ChainName = keyof typeof keyVariables
export type DeployerKeys = Partial<Record<ChainName, string>>

/**
 * The deployer's secrets, as the SDK's `accountFromSecret` takes them.
 * Chains of this machine have accounts with money that everybody knows; all others need a key.
 */
export function readDeployerKeys(
  urls: Readonly<Record<ChainName, string>>,
  env: NodeJS.ProcessEnv,
): DeployerKeys {
  const keys: DeployerKeys = {}
  for (const chain of Object.keys(keyVariables) as ChainName[]) {
    const key = env[keyVariables[chain]]
    if (key) keys[chain] = key
    else if (!isOnThisMachine(urls[chain])) {
      throw badConfiguration(`The key to deploy to ${urls[chain]} is missing: set ${keyVariables[chain]}`)
    }
  }
  return keys
}

export function isOnThisMachine(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)
}
