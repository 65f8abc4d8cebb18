import { PublicKey, type TransactionInstruction } from '@solana/web3.js'
import BN from 'bn.js'
import { FivefoldError } from '../../../core/error.js'
import type { SolanaAccount } from '../account.js'
import { callNode } from '../call-node.js'
import type { SolanaConnection } from '../connect.js'
import { toPublicKey } from '../public-key.js'
import { escrowKey, gameKey, tokenWalletKey } from './addresses.js'
import { doleroContract } from './contract.js'
import { readOpenGame } from './read-game.js'
import { sendInstructions } from './refusals.js'
import { readTable, type Table } from './tables.js'

const u64 = (value: bigint) => new BN(value.toString())
const openAttempts = 5

export type OpenGameParameters = {
  readonly table: string
  /** The complete deposit, seat fee included: lamports, or the token's smallest units. */
  readonly stack: bigint
}

/**
 * Opens a game at a table and deposits a stack.
 *
 * @example
 * const { game } = await openGame(connection, account, { table: table.address, stack: table.limits.maxStack })
 */
export async function openGame(
  connection: SolanaConnection,
  account: SolanaAccount,
  { table: address, stack }: OpenGameParameters,
): Promise<{ transaction: string; game: string }> {
  for (let attempt = 1; ; attempt++) {
    const table = await tableAt(connection, address)
    try {
      return await openAt(connection, account, table, stack)
    } catch (error) {
      // Another player took the table's next index meanwhile.
      const isTaken = error instanceof FivefoldError && error.code === 'ConstraintSeeds'
      if (!isTaken || attempt === openAttempts) throw error
    }
  }
}

async function openAt(
  connection: SolanaConnection,
  account: SolanaAccount,
  table: Table,
  stack: bigint,
): Promise<{ transaction: string; game: string }> {
  const { program } = doleroContract(connection)
  const game = gameKey(program.programId, toPublicKey(table.address), table.games)
  const { openGameSol, openGameSpl } = program.methods
  const { transaction } = await sendSeated(connection, account, table, game, ({ sol, spl }) =>
    spl
      ? openGameSpl(u64(stack)).accountsPartial(spl)
      : openGameSol(u64(stack)).accountsPartial({ ...sol, table: toPublicKey(table.address) }),
  )
  return { transaction, game: game.toBase58() }
}

export type JoinGameParameters = { readonly game: string; readonly stack: bigint }

/** Takes the second seat of a game. */
export async function joinGame(
  connection: SolanaConnection,
  account: SolanaAccount,
  { game, stack }: JoinGameParameters,
): Promise<{ transaction: string }> {
  const { joinGameSol, joinGameSpl } = doleroContract(connection).program.methods
  const table = await tableOfGame(connection, game)
  return sendSeated(connection, account, table, toPublicKey(game), ({ sol, spl }) =>
    spl ? joinGameSpl(u64(stack)).accountsPartial(spl) : joinGameSol(u64(stack)).accountsPartial(sol),
  )
}

/** Leaves a game without an opponent, with the full deposit. */
export async function leaveGame(
  connection: SolanaConnection,
  account: SolanaAccount,
  { game }: { readonly game: string },
): Promise<{ transaction: string }> {
  const { leaveGameSol, leaveGameSpl } = doleroContract(connection).program.methods
  const table = await tableOfGame(connection, game)
  return sendSeated(connection, account, table, toPublicKey(game), ({ sol, spl }) =>
    spl ? leaveGameSpl().accountsPartial(spl) : leaveGameSol().accountsPartial(sol),
  )
}

type SolAccounts = { readonly player: PublicKey; readonly game: PublicKey; readonly escrow: PublicKey }
type SplAccounts = SolAccounts & {
  readonly table: PublicKey
  readonly mint: PublicKey
  /** The account that the player pays from and is paid to. */
  readonly wallet: PublicKey
}

/** Sends an instruction that moves a player's deposit: `spl` is set at tables that play for a token. */
async function sendSeated(
  connection: SolanaConnection,
  account: SolanaAccount,
  table: Table,
  game: PublicKey,
  build: (accounts: { sol: SolAccounts; spl: SplAccounts | null }) => {
    instruction(): Promise<TransactionInstruction>
  },
): Promise<{ transaction: string }> {
  const { programId } = doleroContract(connection).program
  const player = toPublicKey(account.address)
  const mint = table.mint ? new PublicKey(table.mint) : null
  const sol = { player, game, escrow: escrowKey(programId, game, mint) }
  const spl = mint && {
    ...sol,
    table: toPublicKey(table.address),
    mint,
    wallet: tokenWalletKey(player, mint),
  }
  const instruction = await callNode(() => build({ sol, spl }).instruction())
  return sendInstructions(connection, account, [instruction])
}

/** The table of a game. */
export async function tableOfGame(connection: SolanaConnection, game: string): Promise<Table> {
  return tableAt(connection, (await readOpenGame(connection, game)).table)
}

export async function tableAt(connection: SolanaConnection, address: string): Promise<Table> {
  const table = await readTable(connection, address)
  if (table) return table
  throw new FivefoldError('There is no such table', { code: 'TABLE_NOT_FOUND', value: address })
}
