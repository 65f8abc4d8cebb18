import { fundingHint, readDeployer } from '@fivefold/devnet/config/deployer-keys'
import { refusePublicAsLocal } from '@fivefold/devnet/config/local-chains'
import type { PolkadotDeployment } from '@fivefold/sdk/config'
import { FivefoldError } from '@fivefold/sdk/core'
import { type BurnerAccount, openApi } from '@fivefold/sdk/polkadot'
import type { ApiPromise } from '@polkadot/api'
import type { PreparedChain } from './deploy-all.js'
import { artifacts, type ContractName, findCcg, isCcgSetUp, makeCcg } from './polkadot/ccg.js'
import { readContractBundle } from './polkadot/contract-bundle.js'
import { type Instantiated, instantiate } from './polkadot/instantiate.js'
import { untilIdle } from './until-idle.js'

type Contracts = PolkadotDeployment['contracts']

export type DeployPolkadotOptions = {
  url: string
  /** Whether the chain is local: a well-known development account pays unless a key is given. */
  local: boolean
  /** The result or journal of an earlier run. A contract that is still on the chain, with the same code, is kept. */
  previous?: PolkadotDeployment | undefined
  /**
   * Called with everything known so far: before each contract's transaction is sent, and again when it is in a block.
   */
  record?: (polkadot: PolkadotDeployment) => void
}

/** Deploys the ink! contracts. */
export async function deployPolkadot(options: DeployPolkadotOptions): Promise<PolkadotDeployment> {
  const { deploy, close } = await preparePolkadot(options)
  try {
    return await deploy()
  } finally {
    await close()
  }
}

/** Checks key, chain and balance. Sends nothing. */
export async function preparePolkadot(
  options: DeployPolkadotOptions,
): Promise<PreparedChain<PolkadotDeployment>> {
  const deployer = await readDeployer('polkadot', options.local, process.env)
  const api = await openApi(options.url)
  try {
    const polkadot = await inspect(api, deployer, options)
    const deploy = () => deployMissing(api, deployer, options, polkadot)
    const { genesisHash } = polkadot
    return { deployer: deployer.address, genesisHash, deploy, close: () => api.disconnect() }
  } catch (error) {
    await api.disconnect()
    throw error
  }
}

async function inspect(
  api: ApiPromise,
  deployer: BurnerAccount,
  { url, local, previous }: DeployPolkadotOptions,
): Promise<PolkadotDeployment> {
  const genesisHash = api.genesisHash.toHex()
  if (local) await refusePublicAsLocal('polkadot', genesisHash)
  await untilIdle(deployer.address, async () => {
    const next = await api.rpc.system.accountNextIndex(deployer.address)
    const { nonce } = await api.query.system.account(deployer.address)
    return next.toNumber() - nonce.toNumber()
  })
  const known = previous?.genesisHash === genesisHash ? previous.contracts : {}
  const contracts = await findCcg({ api, local, known })
  await checkBalance(api, deployer, { url, local }, contracts)
  return { url, genesisHash, contracts }
}

/** Checks that the balance covers the deposits and fees known in advance; the contracts' own storage is extra. */
async function checkBalance(
  api: ApiPromise,
  { address }: BurnerAccount,
  { url, local }: DeployPolkadotOptions,
  contracts: Contracts,
): Promise<void> {
  const missing = (Object.keys(artifacts) as ContractName[]).filter((name) => !contracts[name])
  if (missing.length === 0 && (await isCcgSetUp(api, contracts))) return
  const existential = api.consts.balances.existentialDeposit.toBigInt()
  const perByte = api.consts.contracts.depositPerByte.toBigInt()
  let needed = existential
  for (const name of missing) {
    const { wasm, codeHash } = await readContractBundle(artifacts[name])
    const isUploaded = (await api.query.contracts.codeInfoOf(codeHash)).isSome
    const codeBytes = BigInt(wasm.length - '0x'.length) / 2n
    const construct = api.tx.contracts.instantiateWithCode(
      0,
      { refTime: 0, proofSize: 0 },
      null,
      wasm,
      '0x',
      '0x',
    )
    const { partialFee } = await construct.paymentInfo(address)
    // A new contract's account holds the existential deposit.
    needed += existential + partialFee.toBigInt() + (isUploaded ? 0n : perByte * codeBytes)
  }
  const { data } = await api.query.system.account(address)
  const balance = data.free.toBigInt() - data.frozen.toBigInt()
  if (balance > 0n && balance >= needed) return
  throw new FivefoldError(
    `${address} has a balance of ${balance} units on ${url}; at least ${needed} is needed`,
    {
      code: 'INSUFFICIENT_FUNDS',
      value: address,
      hint: fundingHint('polkadot', local),
    },
  )
}

async function deployMissing(
  api: ApiPromise,
  deployer: BurnerAccount,
  { local, record = () => {} }: DeployPolkadotOptions,
  polkadot: PolkadotDeployment,
): Promise<PolkadotDeployment> {
  const { contracts } = polkadot
  const make = async (name: ContractName, args: readonly unknown[]): Promise<Instantiated> => {
    const known = contracts[name]
    if (known) return known
    const bundle = await readContractBundle(artifacts[name])
    const keep = (contract: Instantiated) => {
      contracts[name] = contract
      record(polkadot)
    }
    const made = await instantiate(api, deployer, bundle, args, keep)
    keep(made)
    return made
  }
  await makeCcg({ api, deployer, local, make })
  return polkadot
}
