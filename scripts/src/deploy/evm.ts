import { fundingHint, readDeployer } from '@fivefold/devnet/config/deployer-keys'
import { refusePublicAsLocal } from '@fivefold/devnet/config/local-chains'
import type { EvmDeployment } from '@fivefold/sdk/config'
import { FivefoldError } from '@fivefold/sdk/core'
import { connect, withChainErrors } from '@fivefold/sdk/evm'
import { addPrints } from '@fivefold/sdk/evm/tarot'
import { isRulesetRegistered, registerRuleset } from '@fivefold/sdk/evm/triad'
import { namedRulesets } from '@fivefold/sdk/triad'
import { cardDocuments } from '@fivefold/sdk/war'
import {
  createPublicClient,
  createWalletClient,
  formatEther,
  getContractAddress,
  http,
  type LocalAccount,
  type PublicClient,
  parseAbi,
  size,
} from 'viem'
import { readEvmArtifact } from '../build/evm-artifact.js'
import type { PreparedChain } from './deploy-all.js'
import { untilIdle } from './until-idle.js'

type Contracts = EvmDeployment['contracts']
type DeployedContract = Contracts[string]

/** A contract by its name in the deployment file. */
type PlannedContract = {
  key: string
  contractName: string
  /** Constructor arguments, by the names of their getters. */
  settings?: (local: boolean, contracts: Contracts) => Readonly<Record<string, unknown>>
}

/** Challenge window in seconds: one day; on a local chain short enough to wait for. */
const challengeWindow = (local: boolean): bigint => (local ? 60n : 86_400n)

/** The contracts, in deployment order. */
const plan: readonly PlannedContract[] = [
  {
    key: 'matchLedger',
    contractName: 'MatchLedger',
    settings: (local) => ({ CHALLENGE_WINDOW: challengeWindow(local) }),
  },
  { key: 'triadCards', contractName: 'TriadCards' },
  {
    key: 'triadLeague',
    contractName: 'TriadLeague',
    settings: (_, { triadCards }) => ({ cards: triadCards?.address }),
  },
  { key: 'triadLens', contractName: 'TriadLens' },
  // Only local chains have an open faucet.
  { key: 'tarotCards', contractName: 'TarotCards', settings: (local) => ({ faucetOpen: local }) },
]

export type DeployEvmOptions = {
  rpcUrl: string
  /** Whether the chain is local: disposable, with well-known accounts. */
  local: boolean
  /** The result or journal of an earlier run; contracts that are still on the chain are kept. */
  previous?: EvmDeployment | undefined
  /** An existing card collection; without it Fivefold's own is deployed. */
  triadCards?: DeployedContract['address'] | undefined
  /**
   * Called with everything known so far: before each contract's transaction is sent, and again when it is in a block.
   */
  record?: (evm: EvmDeployment) => void
}

/** Deploys Fivefold's contracts to an EVM chain, unless they exist, and returns their addresses. */
export async function deployEvm(options: DeployEvmOptions): Promise<EvmDeployment> {
  const { deploy } = await prepareEvm(options)
  return deploy()
}

/** Checks key, chain and balance. Sends nothing. */
export async function prepareEvm(options: DeployEvmOptions): Promise<PreparedChain<EvmDeployment>> {
  const { rpcUrl, local, previous, record = () => {} } = options
  const deployer = await readDeployer('evm', local, process.env)
  const client = createPublicClient({ transport: http(rpcUrl), ...(local ? { pollingInterval: 100 } : {}) })
  const evm = await withChainErrors(async (): Promise<EvmDeployment> => {
    const [chainId, genesis] = await Promise.all([client.getChainId(), client.getBlock({ blockNumber: 0n })])
    if (local) await refusePublicAsLocal('evm', String(chainId))
    await untilIdle(deployer.address, async () => {
      const { address } = deployer
      const pending = await client.getTransactionCount({ address, blockTag: 'pending' })
      return pending - (await client.getTransactionCount({ address, blockTag: 'latest' }))
    })
    const known = previous?.genesisHash === genesis.hash ? previous.contracts : {}
    const contracts = await findContracts(client, options, known)
    await checkBalance(client, options, deployer, contracts)
    return { chainId, rpcUrl, genesisHash: genesis.hash, contracts }
  })
  const deploy = async () => {
    await withChainErrors(() => deployMissing(client, options, deployer, evm, () => record(evm)))
    await registerRulesets(evm, local, deployer)
    await addTarotPrints(evm, local, deployer)
    return evm
  }
  const { genesisHash } = evm
  return { deployer: deployer.address, genesisHash, deploy, close: async () => {} }
}

/** The known contracts that are on the chain with the current code and settings. */
async function findContracts(
  client: PublicClient,
  { local, triadCards }: DeployEvmOptions,
  known: Contracts,
): Promise<Contracts> {
  const found: Contracts = {}
  for (const planned of plan) {
    const { key } = planned
    const before = known[key]
    if (key === 'triadCards' && triadCards) found[key] = await findCollection(client, triadCards)
    else if (
      before &&
      (await isDeployed(client, before.address, planned, planned.settings?.(local, found)))
    ) {
      found[key] = before
    }
  }
  return found
}

/** The block from which the indexer starts; for a collection deployed by others, earlier blocks are irrelevant. */
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

/** In compiled but undeployed code, immutable values are zeros, pushed as full words. */
const immutables = /7f0{64}/g
const wordLength = 64

/** Whether a contract with this code and these settings is at an address. */
async function isDeployed(
  client: PublicClient,
  address: DeployedContract['address'],
  { contractName }: PlannedContract,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<boolean> {
  const [code, { abi, deployedBytecode }] = await Promise.all([
    client.getCode({ address }),
    readEvmArtifact(contractName),
  ])
  if (code?.length !== deployedBytecode.length) return false
  let blanked: string = code
  for (const { index } of deployedBytecode.matchAll(immutables)) {
    const start = index + 2
    blanked = `${blanked.slice(0, start)}${'0'.repeat(wordLength)}${blanked.slice(start + wordLength)}`
  }
  if (blanked !== deployedBytecode) return false
  for (const [functionName, value] of Object.entries(settings)) {
    const found = await client.readContract({ address, abi, functionName })
    // Addresses may differ in case.
    if (String(found).toLowerCase() !== String(value).toLowerCase()) return false
  }
  return true
}

/** A lower bound by the chain's gas schedule: creation, code per byte, and each new storage word. */
const gas = { creation: 53_000n, codeByte: 200n, transaction: 21_000n, newWord: 22_100n }
const wordsPerPrint = 2n

const counters = parseAbi([
  'function rulesetCount() view returns (uint32)',
  'function printCount() view returns (uint256)',
])

/** Checks that the balance covers the cost, as far as it is known in advance. */
async function checkBalance(
  client: PublicClient,
  { local, rpcUrl }: DeployEvmOptions,
  { address }: LocalAccount,
  contracts: Contracts,
): Promise<void> {
  let least = 0n
  for (const { contractName } of plan.filter(({ key }) => !contracts[key])) {
    const { deployedBytecode } = await readEvmArtifact(contractName)
    least += gas.creation + gas.codeByte * BigInt(size(deployedBytecode))
  }
  const count = async (key: string, functionName: 'rulesetCount' | 'printCount') => {
    const at = contracts[key]?.address
    return at ? BigInt(await client.readContract({ address: at, abi: counters, functionName })) : 0n
  }
  const rulesets = BigInt(Object.keys(namedRulesets).length) - (await count('triadLeague', 'rulesetCount'))
  const prints = BigInt(cardDocuments().length) - (await count('tarotCards', 'printCount'))
  if (rulesets > 0n) least += rulesets * (gas.transaction + gas.newWord)
  if (prints > 0n) least += gas.transaction + prints * wordsPerPrint * gas.newWord

  if (least === 0n) return
  const [balance, price] = await Promise.all([client.getBalance({ address }), client.getGasPrice()])
  const needed = least * price
  if (balance > 0n && balance >= needed) return
  throw new FivefoldError(
    `${address} has a balance of ${formatEther(balance)} on ${rpcUrl}; at least ${formatEther(needed)} is needed`,
    { code: 'INSUFFICIENT_FUNDS', value: address, hint: fundingHint('evm', local) },
  )
}

/** Adds the missing contracts to `evm.contracts`, one by one, because one account sends them. */
async function deployMissing(
  client: PublicClient,
  { rpcUrl, local }: DeployEvmOptions,
  deployer: LocalAccount,
  { contracts }: EvmDeployment,
  record: () => void,
): Promise<void> {
  const wallet = createWalletClient({ account: deployer, transport: http(rpcUrl) })
  for (const { key, contractName, settings } of plan) {
    if (contracts[key]) continue
    const { abi, bytecode } = await readEvmArtifact(contractName)
    const args = Object.values(settings?.(local, contracts) ?? {})
    const keep = (contract: DeployedContract) => {
      contracts[key] = contract
      record()
    }
    const from = deployer.address
    const [nonce, head] = await Promise.all([
      client.getTransactionCount({ address: from, blockTag: 'pending' }),
      client.getBlockNumber(),
    ])
    // Sender and nonce determine the address, so an interrupted run can check whether the contract was created.
    const address = getContractAddress({ from, nonce: BigInt(nonce) })
    keep({ address, block: Number(head) })
    const hash = await wallet.deployContract({ abi, bytecode, args, nonce, chain: null })
    const { status, blockNumber } = await client.waitForTransactionReceipt({ hash })
    if (status !== 'success') {
      throw new FivefoldError(`${contractName} could not be deployed: ${hash} was reverted`, {
        code: 'DEPLOYMENT_FAILED',
        value: hash,
      })
    }
    keep({ address, block: Number(blockNumber) })
  }
}

/** Registers the rulesets that the SDK knows by name, so that they can be played immediately. */
async function registerRulesets(evm: EvmDeployment, local: boolean, deployer: LocalAccount): Promise<void> {
  const connection = connect({ deployment: { local, evm } })
  for (const ruleset of Object.values(namedRulesets)) {
    if (await isRulesetRegistered(connection, ruleset.id)) continue
    await registerRuleset(connection, deployer, ruleset)
  }
}

/** The documents that cards are printed from; on a public chain they must also be published on IPFS. */
async function addTarotPrints(evm: EvmDeployment, local: boolean, deployer: LocalAccount): Promise<void> {
  const prints = cardDocuments().map(({ value, digest }) => ({ value, digest: `0x${digest}` as const }))
  await addPrints(connect({ deployment: { local, evm } }), deployer, prints)
}
