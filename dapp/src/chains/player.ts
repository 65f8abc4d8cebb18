/** The player on a chain, ready to sign. */
export type Player<Account> = {
  /** The faucet funds burner accounts only; a wallet's owner funds it. */
  kind: 'burner' | 'wallet'
  address: string
  account: Account
}
