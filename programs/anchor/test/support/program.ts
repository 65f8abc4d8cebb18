import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import anchor, { type Idl } from '@coral-xyz/anchor'
import { artifactsFolder } from '@fivefold/devnet/solana/program-artifacts'
import { identityAddress, vrfProgram } from '@fivefold/devnet/vrf-oracle/addresses'
import { PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { associatedTokenProgram, tokenProgram } from './tokens.js'

const idl = JSON.parse(readFileSync(join(artifactsFolder, 'dolero.json'), 'utf8')) as Idl
const coder = new anchor.BorshCoder(idl)

export const dolero = new PublicKey(idl.address)
export const instructionNames = idl.instructions.map(({ name }) => name)

/** Where the loader keeps the program's code, and who may replace it. */
export const programData = PublicKey.findProgramAddressSync(
  [dolero.toBytes()],
  new PublicKey('BPFLoaderUpgradeab1e11111111111111111111111'),
)[0]

const fixed: Record<string, PublicKey> = {
  system_program: SystemProgram.programId,
  program_data: programData,
  token_program: tokenProgram,
  associated_token_program: associatedTokenProgram,
  vrf_program: vrfProgram,
  vrf_identity: identityAddress(),
  slot_hashes: new PublicKey('SysvarS1otHashes111111111111111111111111111'),
  program_identity: derive('identity'),
}

function derive(name: string, ...seeds: Uint8Array[]): PublicKey {
  return PublicKey.findProgramAddressSync([Buffer.from(name), ...seeds], dolero)[0]
}

export const tableAddress = (id: number) => derive('table', Uint8Array.of(id))
export const gameAddress = (table: PublicKey, index: bigint) => derive('game', table.toBytes(), u64(index))
export const escrowAddress = (game: PublicKey) => derive('escrow', game.toBytes())

function u64(value: bigint): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(value)
  return bytes
}

export type Accounts = Record<string, PublicKey>

/** One of the program's instructions. Accounts are named as in the IDL; those that never change may be left out. */
export function instruction(
  name: string,
  accounts: Accounts,
  args: Record<string, unknown> = {},
): TransactionInstruction {
  const found = idl.instructions.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`no instruction ${name}`)
  const keys = found.accounts.map((account) => {
    if ('accounts' in account) throw new Error('no groups of accounts here')
    const pubkey = accounts[account.name] ?? fixed[account.name]
    if (!pubkey) throw new Error(`${name} needs ${account.name}`)
    return { pubkey, isSigner: account.signer ?? false, isWritable: account.writable ?? false }
  })
  return new TransactionInstruction({
    programId: dolero,
    keys,
    data: coder.instruction.encode(name, toAnchor(args) as object),
  })
}

/** bigint as BN, bytes as plain arrays. */
function toAnchor(value: unknown): unknown {
  if (typeof value === 'bigint') return new anchor.BN(value.toString())
  if (value instanceof PublicKey || Buffer.isBuffer(value)) return value
  if (value instanceof Uint8Array) return [...value]
  if (Array.isArray(value)) return value.map(toAnchor)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toAnchor(inner)]))
}

/** The events in a transaction's logs. */
export function eventsOf(logs: readonly string[]): { name: string; data: Record<string, unknown> }[] {
  return logs.flatMap((line) => {
    const encoded = /^Program data: (.+)$/.exec(line)?.[1]
    const event = encoded === undefined ? null : coder.events.decode(encoded)
    return event ? [event] : []
  })
}
