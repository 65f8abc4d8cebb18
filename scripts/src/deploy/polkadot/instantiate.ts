import { FivefoldError } from '@fivefold/sdk/core'
import { type BurnerAccount, ContractInterface, dispatchError, sendTransaction } from '@fivefold/sdk/polkadot'
import type { ApiPromise } from '@polkadot/api'
import { u8aToHex } from '@polkadot/util'
import type { HexString } from '@polkadot/util/types'
import type { ContractBundle } from './contract-bundle.js'

export type Instantiated = { address: string; block: number }

/**
 * Uploads a contract's code and instantiates it with its constructor `new`.
 * @param announce called with the instance's address, and a block before it, before anything is sent
 */
export async function instantiate(
  api: ApiPromise,
  deployer: BurnerAccount,
  { metadata, wasm }: ContractBundle,
  args: readonly unknown[] = [],
  announce: (contract: Instantiated) => void = () => {},
): Promise<Instantiated> {
  const abi = new ContractInterface(metadata)
  const input = u8aToHex(abi.encodeConstructor('new', args))
  // The same code and deployer give the same address unless salted. The salt is the nonce: it is used once, and
  // resending a transaction that was never in a block gives the same address.
  const salt = u8aToHex((await api.rpc.system.accountNextIndex(deployer.address)).toU8a())
  const { address, ...limits } = await dryRun(api, deployer, { name: abi.name, wasm, input, salt })
  announce({ address, block: await heightOf(api) })
  const { gasLimit, storageDepositLimit } = limits
  const construct = api.tx.contracts.instantiateWithCode(0, gasLimit, storageDepositLimit, wasm, input, salt)
  const { block, records } = await sendTransaction(api, construct, deployer)
  const event = records
    .map((record) => record.event)
    .find((candidate) => api.events.contracts.Instantiated.is(candidate))
  if (event?.data[1]?.toString() !== address) throw failed(`${abi.name} was not instantiated`)
  return { address, block: await heightOf(api, block) }
}

async function heightOf(api: ApiPromise, block?: string): Promise<number> {
  const header = await (block ? api.rpc.chain.getHeader(block) : api.rpc.chain.getHeader())
  return header.number.toNumber()
}

type Construction = { name: string; wasm: string; input: HexString; salt: HexString }

/** Dry-runs the instantiation: the instance's address and cost. */
async function dryRun(api: ApiPromise, deployer: BurnerAccount, { name, wasm, input, salt }: Construction) {
  const { gasRequired, storageDeposit, result } = await api.call.contractsApi.instantiate(
    deployer.address,
    0,
    null,
    null,
    { Upload: wasm },
    input,
    salt,
  )
  if (result.isErr) throw dispatchError(api, result.asErr, name)
  if (result.asOk.result.flags.bits.toNumber() & REVERT) throw failed(`${name} refuses its settings`)
  return {
    address: result.asOk.accountId.toString(),
    gasLimit: gasRequired,
    storageDepositLimit: storageDeposit.isCharge ? storageDeposit.asCharge : null,
  }
}

/** The flag of a constructor that returned an error. */
const REVERT = 1

const failed = (message: string) => new FivefoldError(message, { code: 'DEPLOYMENT_FAILED' })
