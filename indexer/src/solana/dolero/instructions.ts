import { BorshInstructionCoder } from '@coral-xyz/anchor'
import { parse } from '@fivefold/sdk/core'
import { doleroIdl } from '@fivefold/sdk/solana/dolero'
import { z } from 'zod'

const coder = new BorshInstructionCoder(doleroIdl)

/** What only instructions tell: how tables are set up, and at which of them a game is opened. */
const wanted = [
  'createTableSol',
  'createTableSpl',
  'updateTableSol',
  'updateTableSpl',
  'openGameSol',
  'openGameSpl',
]

/** How the data of these instructions begins, in hex. */
export const instructionsWithoutEvents: string[] = doleroIdl.instructions
  .filter(({ name }) => wanted.includes(name))
  .map(({ discriminator }) => `0x${Buffer.from(discriminator).toString('hex')}`)

// Anchor's own classes for keys and big numbers, told apart from text only by their methods.
const u64 = z.coerce.string().transform(BigInt)
const configSchema = z.object({
  seatFee: u64,
  maxBet: u64,
  maxStack: u64.nullable().catch(null),
  rakePercent: z.int(),
  rakeCap: u64,
})
const createSchema = z.object({ id: z.int(), config: configSchema })
const updateSchema = z.object({ config: configSchema })

export type TableConfig = z.output<typeof configSchema>

export type DoleroInstruction =
  | { name: 'tableCreated'; number: number; config: TableConfig; accounts: Accounts }
  | { name: 'tableUpdated'; config: TableConfig; accounts: Accounts }
  | { name: 'gameOpening'; accounts: Accounts }

/** Addresses by the names that the IDL gives them. */
export type Accounts = Readonly<Record<string, string>>

/** Reads one of the instructions above; undefined for any other. */
export function readInstruction(data: string, addresses: readonly string[]): DoleroInstruction | undefined {
  const decoded = coder.decode(data, 'base58')
  if (!decoded || !wanted.includes(decoded.name)) return undefined
  const { name } = decoded
  const accounts = accountsOf(name, addresses)
  if (name.startsWith('openGame')) return { name: 'gameOpening', accounts }
  if (name.startsWith('updateTable')) {
    return { name: 'tableUpdated', ...parse(updateSchema, decoded.data, name), accounts }
  }
  const { id, config } = parse(createSchema, decoded.data, name)
  return { name: 'tableCreated', number: id, config, accounts }
}

function accountsOf(name: string, addresses: readonly string[]): Accounts {
  const named = doleroIdl.instructions.find((instruction) => instruction.name === name)?.accounts ?? []
  return Object.fromEntries(named.map((account, index) => [account.name, addresses[index] ?? '']))
}
