import { fundAccount, readBalance, type SolanaAccount, type SolanaConnection } from '@fivefold/sdk/solana'
import { findPlayer } from '../../../accounts/find-player.js'
import { type Chain, chainHooks, useChain } from '../../../hooks/use-chain.js'

export const { useChainQuery, useRefresh } = chainHooks('dolero', 'solana')

export type Sender = {
  connection: SolanaConnection
  account: SolanaAccount
  /** The faucet funds burner accounts only. */
  isBurner: boolean
}

/** The chain that DOLERO runs on. */
type Dolero = Chain<'solana'> & {
  /** Returns the player, ready to send transactions; funds an empty burner account first. */
  player: () => Promise<Sender>
}

export function useDolero(): Dolero {
  const chain = useChain('solana')
  return {
    ...chain,
    player: async () => {
      const connection = await chain.open()
      const { kind, address, account } = await findPlayer('solana', chain.deployment)
      const isBurner = kind === 'burner'
      if (isBurner) await fundUpTo(connection, address, 1n)
      return { connection, account, isBurner }
    },
  }
}

/** One airdrop is small; the largest table needs several. */
const mostGifts = 20

/** Requests airdrops until the account has `lamports`. */
export async function fundUpTo(connection: SolanaConnection, address: string, lamports: bigint) {
  for (let gifts = 0; gifts < mostGifts; gifts++) {
    if ((await readBalance(connection, address)).raw >= lamports) return
    await fundAccount(connection, address)
  }
}
