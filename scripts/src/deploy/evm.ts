import type { EvmDeployment } from '@fivefold/sdk/config'
import { FivefoldError } from '@fivefold/sdk/core'
import { accountFromSecret, connect, withChainErrors } from '@fivefold/sdk/evm'
import { addPrints } from '@fivefold/sdk/evm/tarot'
import { isRulesetRegistered, registerRuleset } from '@fivefold/sdk/evm/triad'
import { namedRulesets } from '@fivefold/sdk/triad'
import { cardDocuments } from '@fivefold/sdk/war'
import { createPublicClient, createWalletClient, http, type LocalAccount, type PublicClient } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { type EvmArtifact, readEvmArtifact } from '../build/evm-artifact.js'
import { keyVariables } from '../config/deployer-keys.js'

type Contracts = EvmDeployment['contracts']
type DeployedContract = Contracts[string]

/** A contract by the name it has in the deployment file; its constructor takes the addresses of `needs`, then `values`. */
type PlannedContract = {
  key: string
  contractName: string
  needs?: readonly string[]
  values?: (local: boolean) => readonly unknown[]
}

/** Seconds in which a claimed result can be challenged: a day, and on a local chain as long as one likes to wait. */
const challengeWindow = (local: boolean): bigint => (local ? 60n : 86_400n)

/** What is deployed, in this order. */
const plan: readonly PlannedContract[] = [
  { key: 'matchCounter', contractName: 'MatchCounter' },
  { key: 'matchLedger', contractName: 'MatchLedger', values: (local) => [challengeWindow(local)] },
  { key: 'triadCards', contractName: 'TriadCards' },
  { key: 'triadLeague', contractName: 'TriadLeague', needs: ['triadCards'] },
  { key: 'triadLens', contractName: 'TriadLens' },
  // Only a local chain gives cards away.
  { key: 'tarotCards', contractName: 'TarotCards', values: (local) => [local] },
]

/** Everybody knows these words: the first account of every local chain. */
const localMnemonic = 'test test test test test test test test test test test junk'

export type DeployEvmOptions = {
  rpcUrl: string
  /** Whether the chain is a throw-away one of this machine, with accounts that everybody knows. */
  local: boolean
  /** What an earlier run returned; contracts that are still there are kept. */
  previous?: EvmDeployment | undefined
  /** A card collection that is there already; without it ours is deployed. */
  triadCards?: DeployedContract['address'] | undefined
}

/** Puts our contracts on an EVM chain, unless they are there, and says where they are. */
export async function deployEvm(options: DeployEvmOptions): Promise<EvmDeployment> {
  const { rpcUrl, local, previous } = options
  const client = createPublicClient({ transport: http(rpcUrl), ...(local ? { pollingInterval: 100 } : {}) })
  const evm = await withChainErrors(async () => {
    const [chainId, genesis] = await Promise.all([client.getChainId(), client.getBlock({ blockNumber: 0n })])
    const known = previous?.genesisHash === genesis.hash ? previous.contracts : {}
    const contracts = await deployPlan(client, options, known)
    return { chainId, rpcUrl, genesisHash: genesis.hash, contracts }
  })
  await registerRulesets(evm, local)
  await addTarotPrints(evm, local)
  return evm
}

async function deployPlan(
  client: PublicClient,
  { rpcUrl, local, triadCards }: DeployEvmOptions,
  known: Contracts,
): Promise<Contracts> {
  const contracts: Contracts = {}
  // One after the other: they are sent by one account.
  for (const { key, contractName, needs = [], values = () => [] } of plan) {
    if (key === 'triadCards' && triadCards) {
      contracts[key] = await findCollection(client, triadCards)
      continue
    }
    const artifact = await readEvmArtifact(contractName)
    const kept = known[key]
    const needsAreKept = needs.every((need) => known[need]?.address === contracts[need]?.address)
    const args = [...needs.map((need) => contracts[need]?.address), ...values(local)]
    contracts[key] =
      kept && needsAreKept && (await isDeployed(client, kept.address, artifact))
        ? kept
        : await deploy(client, rpcUrl, artifact, args, local)
  }
  return contracts
}

/** The block is where the indexer begins; of a collection that others deployed nothing earlier matters to us. */
async function findCollection(
  client: PublicClient,
  address: DeployedContract['address'],
): Promise<DeployedContract> {
  const [code, block] = await Promise.all([client.getCode({ address }), client.getBlockNumber()])
  if (code) return { address, block: Number(block) }
  throw new FivefoldError(`There is no card collection at ${address}`, {
    code: 'NOT_DEPLOYED',
    value: address,
  })
}

/** In code that was compiled but not deployed immutable values are zeros, pushed as whole words. */
const immutables = /7f0{64}/g
const wordLength = 64

async function isDeployed(
  client: PublicClient,
  address: DeployedContract['address'],
  { deployedBytecode }: EvmArtifact,
): Promise<boolean> {
  const code = await client.getCode({ address })
  if (code?.length !== deployedBytecode.length) return false
  let blanked: string = code
  for (const { index } of deployedBytecode.matchAll(immutables)) {
    const start = index + 2
    blanked = `${blanked.slice(0, start)}${'0'.repeat(wordLength)}${blanked.slice(start + wordLength)}`
  }
  return blanked === deployedBytecode
}

async function deploy(
  client: PublicClient,
  rpcUrl: string,
  { contractName, abi, bytecode }: EvmArtifact,
  args: readonly unknown[],
  local: boolean,
): Promise<DeployedContract> {
  const wallet = createWalletClient({ account: readDeployer(local), transport: http(rpcUrl) })
  const hash = await wallet.deployContract({ abi, bytecode, args, chain: null })
  const { status, contractAddress, blockNumber } = await client.waitForTransactionReceipt({ hash })
  if (status !== 'success' || !contractAddress) {
    throw new FivefoldError(`${contractName} could not be deployed: ${hash} was reverted`, {
      code: 'DEPLOYMENT_FAILED',
      value: hash,
    })
  }
  return { address: contractAddress, block: Number(blockNumber) }
}

/** The rulesets that the SDK knows by name can be played right away. */
async function registerRulesets(evm: EvmDeployment, local: boolean): Promise<void> {
  const connection = connect({ deployment: { local, evm } })
  for (const ruleset of Object.values(namedRulesets)) {
    if (await isRulesetRegistered(connection, ruleset.id)) continue
    await registerRuleset(connection, readDeployer(local), ruleset)
  }
}

/** The documents that cards are printed from; on a public chain somebody must also publish them on IPFS. */
async function addTarotPrints(evm: EvmDeployment, local: boolean): Promise<void> {
  const prints = cardDocuments().map(({ value, digest }) => ({ value, digest: `0x${digest}` as const }))
  await addPrints(connect({ deployment: { local, evm } }), readDeployer(local), prints)
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
