import {
  type Account,
  type Chain,
  createWalletClient,
  http,
  type LocalAccount,
  type Transport,
  type WalletClient,
} from 'viem'
import { FivefoldError } from '../../core/error.js'
import type { EvmConnection } from './connect.js'

/** An account that can sign, with a local key or through a wallet. */
export type EvmAccount = LocalAccount | WalletClient

/** A client that signs for an account on the connection's chain. */
export function openWallet(
  { chain }: EvmConnection,
  account: EvmAccount,
): WalletClient<Transport, Chain | undefined, Account> {
  if (!('transport' in account)) return createWalletClient({ account, chain, transport: http() })
  if (hasAccount(account)) return account
  throw new FivefoldError('The wallet has no account', {
    code: 'NO_ACCOUNT',
    hint: 'connect an account first',
  })
}

function hasAccount(wallet: WalletClient): wallet is WalletClient<Transport, Chain | undefined, Account> {
  return wallet.account !== undefined
}
