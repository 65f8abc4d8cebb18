import { parseEventLogs } from 'viem'
import { triadCardsAbi } from '../../../generated/evm/abis.js'
import type { EvmAccount } from '../account.js'
import type { EvmConnection } from '../connect.js'
import { sendCall } from '../send-call.js'
import { triadContracts } from './contracts.js'
import { withRefusals } from './refusals.js'

/** Mints free cards from the faucet of a local chain. */
export async function mintCards(
  connection: EvmConnection,
  account: EvmAccount,
  count: number,
): Promise<{ tokenIds: bigint[]; transaction: string }> {
  const { cards } = triadContracts(connection)
  const { logs, transactionHash } = await withRefusals(() =>
    sendCall(connection, account, (wallet) =>
      wallet.writeContract({
        ...cards,
        functionName: 'faucet',
        args: [count],
        account: wallet.account,
        chain: connection.chain,
      }),
    ),
  )
  const minted = parseEventLogs({ abi: triadCardsAbi, eventName: 'Transfer', logs })
  return { tokenIds: minted.map(({ args }) => args.tokenId), transaction: transactionHash }
}
