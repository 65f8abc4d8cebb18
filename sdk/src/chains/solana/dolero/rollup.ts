import type { SolanaAccount } from '../account.js'
import { callNode } from '../call-node.js'
import type { SolanaConnection } from '../connect.js'
import { toPublicKey } from '../public-key.js'
import { doleroContract } from './contract.js'
import { readOpenGame } from './read-game.js'
import { sendInstructions } from './refusals.js'

export type DelegateGameParameters = {
  readonly game: string
  /** The player who joined the game; signs too, perhaps on another machine. */
  readonly second: SolanaAccount
}

/**
 * Delegates a game to the table's rollup. The account is the one that opened it. The escrow stays on the base layer.
 */
export async function delegateGame(
  connection: SolanaConnection,
  account: SolanaAccount,
  { game, second }: DelegateGameParameters,
): Promise<{ transaction: string }> {
  const { methods } = doleroContract(connection).program
  const { table } = await readOpenGame(connection, game)
  const accounts = {
    first: toPublicKey(account.address),
    second: toPublicKey(second.address),
    game: toPublicKey(game),
    table: toPublicKey(table),
  }
  const instruction = await callNode(() => methods.delegateGame().accountsPartial(accounts).instruction())
  return sendInstructions(connection, account, [instruction], [second])
}

/** Returns a game to the base layer. The connection is one to the rollup. */
export async function undelegateGame(
  connection: SolanaConnection,
  account: SolanaAccount,
  { game }: { readonly game: string },
): Promise<{ transaction: string }> {
  const { methods } = doleroContract(connection).program
  const accounts = { player: toPublicKey(account.address), game: toPublicKey(game) }
  const instruction = await callNode(() => methods.undelegateGame().accountsPartial(accounts).instruction())
  return sendInstructions(connection, account, [instruction])
}
