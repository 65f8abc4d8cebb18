import { accountFromSecret, createSecret, type EvmConnection, fundAccount } from '@fivefold/sdk/evm'
import { type Address, createWalletClient, type Hex, http } from 'viem'

/** Sends calldata to a contract from a separate account, and waits for the block. */
export async function sendCalldata(connection: EvmConnection, to: Address, data: Hex): Promise<void> {
  const account = accountFromSecret(createSecret())
  await fundAccount(connection, account.address)
  const wallet = createWalletClient({ account, chain: connection.chain, transport: http() })
  const hash = await wallet.sendTransaction({ to, data })
  const { status } = await connection.client.waitForTransactionReceipt({ hash })
  if (status !== 'success') throw new Error(`${hash} failed`)
}
