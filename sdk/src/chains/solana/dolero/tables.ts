import { PublicKey } from '@solana/web3.js'
import BN from 'bn.js'
import type { Limits } from '../../../games/dolero/state.js'
import type { SolanaAccount } from '../account.js'
import { callNode } from '../call-node.js'
import type { SolanaConnection } from '../connect.js'
import { toPublicKey } from '../public-key.js'
import { tableKey } from './addresses.js'
import { doleroContract } from './contract.js'
import { sendInstructions } from './refusals.js'
import { toBigInt } from './to-big-int.js'

export type Table = {
  readonly id: number
  readonly address: string
  /** Its name in the deployment. */
  readonly name: string | null
  readonly authority: string
  /** The token's mint; null at a SOL table. */
  readonly mint: string | null
  readonly house: string
  readonly queue: string
  /** The rollup's validator; null if games cannot be delegated. */
  readonly validator: string | null
  readonly limits: Limits
  /** Games opened so far; also the next one's index. */
  readonly games: bigint
}

type Stored = Awaited<ReturnType<ReturnType<typeof doleroContract>['program']['account']['table']['fetch']>>

/** All tables, by their number. */
export async function readTables(connection: SolanaConnection): Promise<Table[]> {
  const { program } = doleroContract(connection)
  const found = await callNode(() => program.account.table.all())
  return found
    .map(({ publicKey, account }) => toTable(connection, publicKey, account))
    .sort((a, b) => a.id - b.id)
}

/** One table; null if there is none at the address. */
export async function readTable(connection: SolanaConnection, address: string): Promise<Table | null> {
  const key = toPublicKey(address)
  const { program } = doleroContract(connection)
  const stored = await callNode(() => program.account.table.fetchNullable(key))
  return stored && toTable(connection, key, stored)
}

function toTable(connection: SolanaConnection, key: PublicKey, stored: Stored): Table {
  const address = key.toBase58()
  const { tables } = doleroContract(connection)
  const [name = null] = Object.entries(tables).find(([, table]) => table.address === address) ?? []
  const { id, authority, mint, house, queue, validator, limits, games } = stored
  return {
    id,
    address,
    name,
    authority: authority.toBase58(),
    mint: mint?.toBase58() ?? null,
    house: house.toBase58(),
    queue: queue.toBase58(),
    validator: validator?.toBase58() ?? null,
    limits: {
      seatFee: toBigInt(limits.seatFee),
      maxBet: toBigInt(limits.maxBet),
      maxStack: toBigInt(limits.maxStack),
      rakePercent: limits.rakePercent,
      rakeCap: toBigInt(limits.rakeCap),
    },
    games: toBigInt(games),
  }
}

export type TableConfig = {
  readonly seatFee: bigint
  readonly maxBet: bigint
  /** Default: the seat fee and ten times the highest bet. */
  readonly maxStack?: bigint | undefined
  readonly rakePercent: number
  readonly rakeCap: bigint
  /** The VRF queue for the table's games. */
  readonly queue: string
  readonly validator?: string | undefined
  /** The account that receives the rake: a wallet, or a token account at a token table. */
  readonly house: string
}

export type CreateTableParameters = TableConfig & {
  readonly id: number
  /** Undefined for a SOL table. */
  readonly mint?: string | undefined
}

/** Creates a table; its authority is the account. */
export async function createTable(
  connection: SolanaConnection,
  account: SolanaAccount,
  { id, mint, ...config }: CreateTableParameters,
): Promise<{ transaction: string; table: string }> {
  const { program } = doleroContract(connection)
  const table = tableKey(program.programId, id)
  const accounts = { authority: toPublicKey(account.address), table, house: toPublicKey(config.house) }
  const { createTableSol, createTableSpl } = program.methods
  const instruction = await callNode(() =>
    mint
      ? createTableSpl(id, toChain(config))
          .accountsPartial({ ...accounts, mint: toPublicKey(mint) })
          .instruction()
      : createTableSol(id, toChain(config)).accountsPartial(accounts).instruction(),
  )
  const { transaction } = await sendInstructions(connection, account, [instruction])
  return { transaction, table: table.toBase58() }
}

/** Changes a table. Open games keep their limits. */
export async function updateTable(
  connection: SolanaConnection,
  account: SolanaAccount,
  { table, ...config }: TableConfig & { readonly table: Pick<Table, 'address' | 'mint'> },
): Promise<{ transaction: string }> {
  const { updateTableSol, updateTableSpl } = doleroContract(connection).program.methods
  const accounts = {
    authority: toPublicKey(account.address),
    table: toPublicKey(table.address),
    house: toPublicKey(config.house),
  }
  const update = table.mint ? updateTableSpl : updateTableSol
  const instruction = await callNode(() => update(toChain(config)).accountsPartial(accounts).instruction())
  return sendInstructions(connection, account, [instruction])
}

function toChain({ seatFee, maxBet, maxStack, rakePercent, rakeCap, queue, validator }: TableConfig) {
  const u64 = (value: bigint) => new BN(value.toString())
  return {
    seatFee: u64(seatFee),
    maxBet: u64(maxBet),
    maxStack: maxStack === undefined ? null : u64(maxStack),
    rakePercent,
    rakeCap: u64(rakeCap),
    queue: toPublicKey(queue),
    validator: validator === undefined ? null : new PublicKey(validator),
  }
}
