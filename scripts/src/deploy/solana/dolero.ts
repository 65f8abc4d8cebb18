import type { SolanaDeployment } from '@fivefold/sdk/config'
import { connect, fundAccount, type SolanaConnection } from '@fivefold/sdk/solana'
import { createTable, readTables, type Table, tokenWallet } from '@fivefold/sdk/solana/dolero'
import { type TableTier, tableTiers } from './dolero-tables.js'
import { localAccount } from './local-accounts.js'
import { setUpLocalBonk } from './local-bonk.js'

export type DeployDoleroOptions = { solana: SolanaDeployment; local: boolean }

/**
 * DOLERO's tables. On a local chain the missing ones are created, with well-known keys. On a public cluster the
 * program's upgrade authority creates them (`createTable` of the SDK); here they are only looked up.
 */
export async function deployDolero({
  solana,
  local,
}: DeployDoleroOptions): Promise<SolanaDeployment['dolero']> {
  const connection = connect({ deployment: { local, solana } })
  try {
    if (local) await setUpTables(connection, solana.vrf.queue)
    return { tables: named(await readTables(connection)) }
  } finally {
    connection.close()
  }
}

function named(tables: Table[]) {
  const found: NonNullable<SolanaDeployment['dolero']>['tables'] = {}
  for (const [name, { id }] of Object.entries(tableTiers)) {
    const table = tables.find((each) => each.id === id)
    if (!table) continue
    const { address, house, mint } = table
    found[name] = { id, address, house, ...(mint && { mint }) }
  }
  return found
}

async function setUpTables(connection: SolanaConnection, queue: string): Promise<void> {
  const there = new Set((await readTables(connection)).map(({ id }) => id))
  const missing = Object.entries(tableTiers).filter(([, { id }]) => !there.has(id))
  if (missing.length === 0) return
  const authority = localAccount('DOLERO tables')
  await fundAccount(connection, authority.address)
  const setUp = async ([name, tier]: [string, TableTier]) => {
    const money = await setUpHouse(connection, name, tier)
    const { token: _, ...config } = tier
    await createTable(connection, authority, { ...config, queue, ...money })
  }
  await Promise.all(missing.map(setUp))
}

/** A table's rake account, ready to receive. */
async function setUpHouse(connection: SolanaConnection, name: string, { token }: TableTier) {
  const owner = localAccount(`DOLERO house ${name}`)
  await fundAccount(connection, owner.address)
  if (token === 'SOL') return { house: owner.address }
  const mint = await setUpLocalBonk(connection, owner, owner.address)
  return { house: tokenWallet(owner.address, mint), mint }
}
