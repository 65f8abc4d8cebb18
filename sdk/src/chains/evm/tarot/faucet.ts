import { parseEventLogs } from 'viem'
import { tarotCardsAbi } from '../../../generated/evm/abis.js'
import type { EvmAccount } from '../account.js'
import type { EvmConnection } from '../connect.js'
import { sendCall } from '../send-call.js'
import { tarotContract, withRefusals } from './contract.js'

/** Mints free cards from the faucet of a local chain, at most 40. */
export async function faucet(
  connection: EvmConnection,
  account: EvmAccount,
  count: number,
): Promise<{ cardIds: number[]; transaction: string }> {
  const { logs, transactionHash } = await withRefusals(() =>
    sendCall(connection, account, (wallet) =>
      wallet.writeContract({
        ...tarotContract(connection),
        functionName: 'faucet',
        args: [count],
        account: wallet.account,
        chain: connection.chain,
      }),
    ),
  )
  const minted = parseEventLogs({ abi: tarotCardsAbi, eventName: 'Transfer', logs })
  return { cardIds: minted.map(({ args }) => Number(args.tokenId)), transaction: transactionHash }
}
