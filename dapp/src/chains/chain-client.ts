import type { Deployment } from '@fivefold/sdk/config'
import type { EvmAccount, EvmConnection } from '@fivefold/sdk/evm'
import type { PolkadotAccount, PolkadotConnection } from '@fivefold/sdk/polkadot'
import type { SolanaAccount, SolanaConnection } from '@fivefold/sdk/solana'
import type { Amount } from '../lib/format-amount.js'

/** The signer type of each chain. */
export type ChainAccounts = { evm: EvmAccount; polkadot: PolkadotAccount; solana: SolanaAccount }

/** The client type that the SDK's actions of each chain take. */
export type ChainConnections = {
  evm: EvmConnection
  polkadot: PolkadotConnection
  solana: SolanaConnection
}

type Closable = { close(): void | Promise<void> }

/** What the three chain folders of the SDK have in common; each has its own connection and account types. */
type ChainSdk<Connection extends Closable, Account> = {
  connect(options: { deployment: Deployment }): Connection | Promise<Connection>
  createSecret(): string
  accountFromSecret(secret: string): Account & { address: string }
  fundAccount(connection: Connection, address: string): Promise<void>
  readBalance(connection: Connection, address: string): Promise<Amount>
  readHead(connection: Connection): Promise<{ height: number }>
}

/** An open connection to one chain. */
export type ChainClient<Connection = unknown> = {
  /** For the actions of one game only. */
  connection: Connection
  fundAccount(address: string): Promise<void>
  readBalance(address: string): Promise<Amount>
  readHead(): Promise<number>
  close(): Promise<void>
}

/** One chain's code, loaded but not yet connected: accounts work even while the chain is down. */
export type ChainModule<Account, Connection = unknown> = {
  createSecret(): string
  accountFromSecret(secret: string): Account & { address: string }
  open(deployment: Deployment): Promise<ChainClient<Connection>>
}

export function bindChain<Connection extends Closable, Account>(
  sdk: ChainSdk<Connection, Account>,
): ChainModule<Account, Connection> {
  return {
    createSecret: sdk.createSecret,
    accountFromSecret: sdk.accountFromSecret,
    open: async (deployment) => bindConnection(sdk, await sdk.connect({ deployment })),
  }
}

function bindConnection<Connection extends Closable, Account>(
  sdk: ChainSdk<Connection, Account>,
  connection: Connection,
): ChainClient<Connection> {
  return {
    connection,
    fundAccount: (address) => sdk.fundAccount(connection, address),
    readBalance: (address) => sdk.readBalance(connection, address),
    readHead: async () => (await sdk.readHead(connection)).height,
    close: async () => connection.close(),
  }
}
