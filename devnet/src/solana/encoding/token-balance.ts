import type { Address } from '@solana/kit'
import type { AccountState } from '../execution/account-state.js'
import { parseMint, parseTokenAccount, type TokenAmount, tokenAmount } from './token-account.js'

export type TokenBalance = {
  accountIndex: number
  mint: Address
  owner: Address
  programId: Address
  uiTokenAmount: TokenAmount
}

/** The token balances among a transaction's accounts. */
export function tokenBalances(
  keys: readonly Address[],
  getAccount: (address: Address) => AccountState | undefined,
): TokenBalance[] {
  return keys.flatMap((key, accountIndex) => {
    const account = getAccount(key)
    const token = account && parseTokenAccount(account)
    if (!account || !token) return []
    const mintAccount = getAccount(token.mint)
    const decimals = (mintAccount && parseMint(mintAccount)?.decimals) ?? 0
    const { mint, owner, amount } = token
    return [
      { accountIndex, mint, owner, programId: account.owner, uiTokenAmount: tokenAmount(amount, decimals) },
    ]
  })
}
