import { createTestClient, http, parseEther } from 'viem'
import { FivefoldError } from '../../core/error.js'
import { parseAddress } from './address.js'
import { withChainErrors } from './chain-error.js'
import type { EvmConnection } from './connect.js'
import { readBalance } from './read-balance.js'

const gift = parseEther('10')

/** Sends faucet money to an account on a local chain. */
export async function fundAccount(connection: EvmConnection, address: string): Promise<void> {
  if (!connection.local) throw new FivefoldError('Only local chains have a faucet', { code: 'NOT_LOCAL' })
  const receiver = parseAddress(address)
  const { raw } = await readBalance(connection, receiver)
  const client = createTestClient({ mode: 'hardhat', chain: connection.chain, transport: http() })
  await withChainErrors(() => client.setBalance({ address: receiver, value: raw + gift }))
}
