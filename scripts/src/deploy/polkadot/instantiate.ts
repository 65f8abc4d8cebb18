import { FivefoldError } from '@fivefold/sdk/core'
import { type BurnerAccount, ContractInterface, dispatchError, sendTransaction } from '@fivefold/sdk/polkadot'
import type { ApiPromise } from '@polkadot/api'
import { CodePromise } from '@polkadot/api-contract'
import { u8aToHex } from '@polkadot/util'
import { randomAsU8a } from '@polkadot/util-crypto'
import type { ContractBundle } from './contract-bundle.js'

export type Instantiated = { address: string; block: number }

/** Uploads a contract's code and makes an instance of it with its constructor `new`. */
export async function instantiate(
  api: ApiPromise,
  deployer: BurnerAccount,
  { metadata }: ContractBundle,
): Promise<Instantiated> {
  const code = new CodePromise(api, metadata, null)
  const { name, ...limits } = await estimate(api, deployer, metadata, code.code)
  // the same code and deployer give the same address again, unless salted
  const salt = randomAsU8a(32)
  const construct = code.tx.new
  if (!construct) throw new FivefoldError(`${name} has no constructor called new`, { code: 'UNKNOWN_CALL' })
  const { block, records } = await sendTransaction(api, construct({ ...limits, salt }), deployer)
  const event = records
    .map((record) => record.event)
    .find((candidate) => api.events.contracts.Instantiated.is(candidate))
  const address = event?.data[1]?.toString()
  if (!address) throw new FivefoldError(`${name} was not instantiated`, { code: 'DEPLOYMENT_FAILED' })
  const header = await api.rpc.chain.getHeader(block)
  return { address, block: header.number.toNumber() }
}

/** What a dry run of the instantiation asks for. */
async function estimate(api: ApiPromise, deployer: BurnerAccount, metadata: object, code: Uint8Array) {
  const abi = new ContractInterface(metadata)
  const input = u8aToHex(abi.encodeConstructor('new', []))
  const { gasRequired, storageDeposit, result } = await api.call.contractsApi.instantiate(
    deployer.address,
    0,
    null,
    null,
    { Upload: u8aToHex(code) },
    input,
    '0x',
  )
  if (result.isErr) throw dispatchError(api, result.asErr, abi.name)
  return {
    name: abi.name,
    gasLimit: gasRequired,
    storageDepositLimit: storageDeposit.isCharge ? storageDeposit.asCharge : null,
  }
}
