/** The player on a chain, ready to sign. */
export type Player<Account> = {
  /** Whether the faucet may fund it: true for a burner account, false for a wallet. */
  kind: 'burner' | 'wallet'
  address: string
  account: Account
}
