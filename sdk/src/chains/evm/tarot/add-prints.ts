import type { Hex } from 'viem'
import type { EvmAccount } from '../account.js'
import type { EvmConnection } from '../connect.js'
import { sendCall } from '../send-call.js'
import { tarotContract, withRefusals } from './contract.js'

/** A document that cards can be printed from: its value and SHA-256. */
export type Print = { readonly value: number; readonly digest: Hex }

/** A batch size that fits into a block. */
const batchSize = 78

/** Adds the documents that the collection does not have yet; owner only. Returns their number. */
export async function addPrints(
  connection: EvmConnection,
  account: EvmAccount,
  prints: readonly Print[],
): Promise<number> {
  const contract = tarotContract(connection)
  const count = await withRefusals(() =>
    connection.client.readContract({ ...contract, functionName: 'printCount' }),
  )
  const missing = prints.slice(Number(count))
  for (let start = 0; start < missing.length; start += batchSize) {
    const batch = missing.slice(start, start + batchSize)
    const args = [batch.map(({ value }) => value), batch.map(({ digest }) => digest)] as const
    await withRefusals(() =>
      sendCall(connection, account, (wallet) =>
        wallet.writeContract({
          ...contract,
          functionName: 'addPrints',
          args,
          account: wallet.account,
          chain: connection.chain,
        }),
      ),
    )
  }
  return missing.length
}
