import { readFile } from 'node:fs/promises'
import { parseDeployment } from '@fivefold/sdk/config'
import { FivefoldError } from '@fivefold/sdk/core'
import { accountFromSecret, connect, type EvmConnection } from '@fivefold/sdk/evm'
import { ledgerDomain } from '@fivefold/sdk/evm/ledger'
import type { LedgerPlace } from '@fivefold/sdk/server/phalanx'

/** Where matches of this server can be recorded, and the account that it signs results with. */
export type Ledger = {
  readonly connection: EvmConnection
  readonly account: ReturnType<typeof accountFromSecret>
}

export type LedgerSettings = { key: string; deploymentFile: string }

/** Finds the ledger in the deployment file. Nothing is sent to the chain: the key needs no money. */
export async function openLedger({ key, deploymentFile }: LedgerSettings): Promise<Ledger> {
  const account = accountFromSecret(key)
  const connection = connect({ deployment: parseDeployment(await readJson(deploymentFile)) })
  // Throws where no ledger is deployed.
  ledgerDomain(connection)
  return { connection, account }
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    throw new FivefoldError(`FIVEFOLD_DEPLOYMENT: ${file} cannot be read`, {
      code: 'INVALID_DEPLOYMENT',
      value: file,
      cause,
    })
  }
}

export function placeOf({ connection, account }: Ledger): LedgerPlace {
  const { chainId, verifyingContract } = ledgerDomain(connection)
  return { chainId, contract: verifyingContract, server: account.address }
}
