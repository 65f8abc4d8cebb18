import { PublicKey } from '@solana/web3.js'
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
  const key = toPublicKey(table.address)
  const game = gameKey(program.programId, key, table.games)
  const money = moneyOf(program.programId, table, account, game)
  const { openGameSol, openGameSpl } = program.methods
  const accounts = { player: toPublicKey(account.address), table: key, game, escrow: money.escrow }
  const instruction = await callNode(() =>
    money.mint
      ? openGameSpl(u64(stack))
          .accountsPartial({ ...accounts, mint: money.mint, wallet: money.wallet })
          .instruction()
      : openGameSol(u64(stack)).accountsPartial(accounts).instruction(),
  )
  const { transaction } = await sendInstructions(connection, account, [instruction])
  return { transaction, game: game.toBase58() }
}

export type JoinGameParameters = { readonly game: string; readonly stack: bigint }

/** Takes the second seat of a game. */
export async function joinGame(
  connection: SolanaConnection,
  account: SolanaAccount,
  { game: address, stack }: JoinGameParameters,
): Promise<{ transaction: string }> {
  const { program } = doleroContract(connection)
  const table = await tableOfGame(connection, address)
  const game = toPublicKey(address)
  const money = moneyOf(program.programId, table, account, game)
  const { joinGameSol, joinGameSpl } = program.methods
  const accounts = { player: toPublicKey(account.address), game, escrow: money.escrow }
  const instruction = await callNode(() =>
    money.mint
      ? joinGameSpl(u64(stack))
          .accountsPartial({
            ...accounts,
            table: toPublicKey(table.address),
            mint: money.mint,
            wallet: money.wallet,
          })
          .instruction()
      : joinGameSol(u64(stack)).accountsPartial(accounts).instruction(),
  )
  return sendInstructions(connection, account, [instruction])
}

/** Leaves a game without an opponent, with the full deposit. */
export async function leaveGame(
  connection: SolanaConnection,
  account: SolanaAccount,
  { game: address }: { readonly game: string },
): Promise<{ transaction: string }> {
  const { program } = doleroContract(connection)
  const table = await tableOfGame(connection, address)
  const game = toPublicKey(address)
  const money = moneyOf(program.programId, table, account, game)
  const { leaveGameSol, leaveGameSpl } = program.methods
  const accounts = { player: toPublicKey(account.address), game, escrow: money.escrow }
  const instruction = await callNode(() =>
    money.mint
      ? leaveGameSpl()
          .accountsPartial({
            ...accounts,
            table: toPublicKey(table.address),
            mint: money.mint,
            wallet: money.wallet,
          })
          .instruction()
      : leaveGameSol().accountsPartial(accounts).instruction(),
  )
  return sendInstructions(connection, account, [instruction])
}

type Money =
  | { readonly mint: null; readonly escrow: PublicKey }
  | { readonly mint: PublicKey; readonly escrow: PublicKey; readonly wallet: PublicKey }

/** The account that a player pays from and is paid to. */
function moneyOf(program: PublicKey, table: Table, account: SolanaAccount, game: PublicKey): Money {
  if (!table.mint) return { mint: null, escrow: escrowKey(program, game, null) }
  const mint = new PublicKey(table.mint)
  const wallet = tokenWalletKey(toPublicKey(account.address), mint)
  return { mint, escrow: escrowKey(program, game, mint), wallet }
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
