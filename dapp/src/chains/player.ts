/** Who plays on a chain, ready to sign. */
export type Player<Account> = {
  /** A burner account may be funded by the faucet; a wallet is its owner's business. */
  kind: 'burner' | 'wallet'
  address: string
  account: Account
}
