import { BorshInstructionCoder } from '@coral-xyz/anchor'
import { parse } from '@fivefold/sdk/core'
import { doleroIdl } from '@fivefold/sdk/solana/dolero'
import { z } from 'zod'
import type { Instruction } from '../../solana/read-items.js'

const coder = new BorshInstructionCoder(doleroIdl)

/** Data that only instructions carry: the settings of tables, and the table of a new game. */
const wanted = [
  'createTableSol',
  'createTableSpl',
  'updateTableSol',
  'updateTableSpl',
  'openGameSol',
  'openGameSpl',
]

/** Discriminators of these instructions, in hex. */
export const instructionsWithoutEvents: string[] = doleroIdl.instructions
  .filter(({ name }) => wanted.includes(name))
  .map(({ discriminator }) => `0x${Buffer.from(discriminator).toString('hex')}`)

// Anchor's own classes for keys and big numbers, recognised by their methods.
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

/** Addresses by their names in the IDL. */
export type Accounts = Readonly<Record<string, string>>

/** Decodes one of the instructions above; undefined for any other. */
export function readInstruction({ data, accounts: addresses }: Instruction): DoleroInstruction | undefined {
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
