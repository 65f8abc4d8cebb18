import { fundAccount, readBalance, type SolanaAccount, type SolanaConnection } from '@fivefold/sdk/solana'
import { findPlayer } from '../../../accounts/find-player.js'
import { type Chain, chainHooks, useChain } from '../../../hooks/use-chain.js'

export const { useChainQuery, useRefresh } = chainHooks('dolero', 'solana')

export type Sender = {
  connection: SolanaConnection
  account: SolanaAccount
  /** The faucet's business, or its owner's. */
  isBurner: boolean
}

/** The chain that DOLERO lives on. */
type Dolero = Chain<'solana'> & {
  /** Who plays, ready to send transactions: an empty burner account is funded first. */
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

/** The faucet gives little at a time; the largest table wants a lot. */
const mostGifts = 20

/** Asks the local faucet until an account has `lamports`. */
export async function fundUpTo(connection: SolanaConnection, address: string, lamports: bigint) {
  for (let gifts = 0; gifts < mostGifts; gifts++) {
    if ((await readBalance(connection, address)).raw >= lamports) return
    await fundAccount(connection, address)
  }
}
