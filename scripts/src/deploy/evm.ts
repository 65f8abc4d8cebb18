import type { EvmDeployment } from '@fivefold/sdk/config'
import { FivefoldError } from '@fivefold/sdk/core'
import { accountFromSecret, withChainErrors } from '@fivefold/sdk/evm'
import { createPublicClient, createWalletClient, http, type LocalAccount, type PublicClient } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { type EvmArtifact, readEvmArtifact } from '../build/evm-artifact.js'
import { keyVariables } from '../config/deployer-keys.js'

/** Contracts by the name they have in the deployment file. */
const contractNames = { matchCounter: 'MatchCounter' } as const

/** Everybody knows these words: the first account of every local chain. */
const localMnemonic = 'test test test test test test test test test test test junk'

export type DeployEvmOptions = {
  rpcUrl: string
  /** Whether the chain is a throw-away one of this machine, with accounts that everybody knows. */
  local: boolean
  /** What an earlier run returned; contracts that are still there are kept. */
  previous?: EvmDeployment | undefined
}

/** Puts our contracts on an EVM chain, unless they are there, and says where they are. */
export async function deployEvm({ rpcUrl, local, previous }: DeployEvmOptions): Promise<EvmDeployment> {
  const client = createPublicClient({ transport: http(rpcUrl), ...(local ? { pollingInterval: 100 } : {}) })
  return withChainErrors(async () => {
    const [chainId, genesis] = await Promise.all([client.getChainId(), client.getBlock({ blockNumber: 0n })])
    const isSameChain = previous?.genesisHash === genesis.hash
    const contracts: EvmDeployment['contracts'] = {}
    // One after the other: they are sent by one account.
    for (const [key, contractName] of Object.entries(contractNames)) {
      const artifact = await readEvmArtifact(contractName)
      const kept = isSameChain ? previous.contracts[key] : undefined
      contracts[key] =
        kept && (await isDeployed(client, kept.address, artifact))
          ? kept
          : await deploy(client, rpcUrl, artifact, local)
    }
    return { chainId, rpcUrl, genesisHash: genesis.hash, contracts }
  })
}

type DeployedContract = EvmDeployment['contracts'][string]

async function isDeployed(
  client: PublicClient,
  address: DeployedContract['address'],
  { deployedBytecode }: EvmArtifact,
): Promise<boolean> {
  return (await client.getCode({ address })) === deployedBytecode
}

async function deploy(
  client: PublicClient,
  rpcUrl: string,
  { contractName, abi, bytecode }: EvmArtifact,
  local: boolean,
): Promise<DeployedContract> {
  const wallet = createWalletClient({ account: readDeployer(local), transport: http(rpcUrl) })
  const hash = await wallet.deployContract({ abi, bytecode, chain: null })
  const { status, contractAddress, blockNumber } = await client.waitForTransactionReceipt({ hash })
  if (status !== 'success' || !contractAddress) {
    throw new FivefoldError(`${contractName} could not be deployed: ${hash} was reverted`, {
      code: 'DEPLOYMENT_FAILED',
      value: hash,
    })
  }
  return { address: contractAddress, block: Number(blockNumber) }
}

function readDeployer(local: boolean): LocalAccount {
  if (local) return mnemonicToAccount(localMnemonic)
  const key = process.env[keyVariables.evm]
  if (key) return accountFromSecret(key)
  throw new FivefoldError('The key to deploy to the EVM chain is missing', {
    code: 'MISSING_KEY',
    hint: `set ${keyVariables.evm}`,
  })
}
