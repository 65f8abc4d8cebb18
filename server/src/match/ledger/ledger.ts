import { accountFromSecret, connect, type EvmConnection } from '@fivefold/sdk/evm'
import { ledgerDomain } from '@fivefold/sdk/evm/ledger'
import type { LedgerPlace } from '@fivefold/sdk/match'
import { readDeployment } from '../../read-deployment.js'

/** Where matches of this server can be recorded, and the account that it signs results with. */
export type Ledger = {
  readonly connection: EvmConnection
  readonly account: ReturnType<typeof accountFromSecret>
}

export type LedgerSettings = { key: string; deploymentFile: string }

/** Finds the ledger in the deployment file. Nothing is sent to the chain: the key needs no money. */
export async function openLedger({ key, deploymentFile }: LedgerSettings): Promise<Ledger> {
  const account = accountFromSecret(key)
  const connection = connect({ deployment: await readDeployment(deploymentFile) })
  // Throws where no ledger is deployed.
  ledgerDomain(connection)
  return { connection, account }
}

export function placeOf({ connection, account }: Ledger): LedgerPlace {
  const { chainId, verifyingContract } = ledgerDomain(connection)
  return { chainId, contract: verifyingContract, server: account.address }
}
