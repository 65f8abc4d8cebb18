import { FivefoldError } from '@fivefold/sdk/core'
import { type Connection, PublicKey } from '@solana/web3.js'
import { oracleListAddress } from './addresses.js'

/** Kind of account and number of oracles come first. */
const firstKeyOffset = 12

/** The oracle of a local chain: the one in the VRF program's list. */
export async function findOracle(connection: Connection): Promise<PublicKey> {
  const account = await connection.getAccountInfo(oracleListAddress())
  const key = account?.data.subarray(firstKeyOffset, firstKeyOffset + 32)
  if (key?.length === 32) return new PublicKey(key)
  throw new FivefoldError(`There is no VRF oracle on the chain at ${connection.rpcEndpoint}`, {
    code: 'NO_ORACLE',
    hint: 'start the node with the genesis accounts of devnet/src/vrf-oracle',
  })
}
