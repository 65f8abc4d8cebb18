import { FivefoldError } from '@fivefold/sdk/core'
import { type BurnerAccount, ContractInterface, dispatchError, sendTransaction } from '@fivefold/sdk/polkadot'
import type { ApiPromise } from '@polkadot/api'
import { u8aToHex } from '@polkadot/util'
import { randomAsU8a } from '@polkadot/util-crypto'
import type { ContractBundle } from './contract-bundle.js'

export type Instantiated = { address: string; block: number }

/** Uploads a contract's code and makes an instance of it with its constructor `new`. */
export async function instantiate(
  api: ApiPromise,
  deployer: BurnerAccount,
  { metadata, wasm }: ContractBundle,
  args: readonly unknown[] = [],
): Promise<Instantiated> {
  const abi = new ContractInterface(metadata)
  const input = u8aToHex(abi.encodeConstructor('new', args))
  const { gasLimit, storageDepositLimit } = await estimate(api, deployer, abi.name, wasm, input)
  // the same code and deployer give the same address again, unless salted
  const salt = u8aToHex(randomAsU8a(32))
  const construct = api.tx.contracts.instantiateWithCode(0, gasLimit, storageDepositLimit, wasm, input, salt)
  const { block, records } = await sendTransaction(api, construct, deployer)
  const event = records
    .map((record) => record.event)
    .find((candidate) => api.events.contracts.Instantiated.is(candidate))
  const address = event?.data[1]?.toString()
  if (!address) throw failed(`${abi.name} was not instantiated`)
  const header = await api.rpc.chain.getHeader(block)
  return { address, block: header.number.toNumber() }
}

/** What a dry run of the instantiation asks for. */
async function estimate(api: ApiPromise, deployer: BurnerAccount, name: string, wasm: string, input: string) {
  const { gasRequired, storageDeposit, result } = await api.call.contractsApi.instantiate(
    deployer.address,
    0,
    null,
    null,
    { Upload: wasm },
    input,
    '0x',
  )
  if (result.isErr) throw dispatchError(api, result.asErr, name)
  if (result.asOk.result.flags.bits.toNumber() & REVERT) throw failed(`${name} refuses its settings`)
  return {
    gasLimit: gasRequired,
    storageDepositLimit: storageDeposit.isCharge ? storageDeposit.asCharge : null,
  }
}

/** The flag of a constructor that answered with an error. */
const REVERT = 1

const failed = (message: string) => new FivefoldError(message, { code: 'DEPLOYMENT_FAILED' })
