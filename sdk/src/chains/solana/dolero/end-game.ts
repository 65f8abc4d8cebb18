import { PublicKey } from '@solana/web3.js'
import type { SolanaAccount } from '../account.js'
import { callNode } from '../call-node.js'
import type { SolanaConnection } from '../connect.js'
import { toPublicKey } from '../public-key.js'
import { escrowKey, tokenWalletKey } from './addresses.js'
import { doleroContract } from './contract.js'
import { readOpenGame } from './read-game.js'
import { sendInstructions } from './refusals.js'
import { tableAt } from './seats.js'

type Of = { readonly game: string }

/** Applies a time-out to a game. Any account may call it. */
export async function timeOut(
  connection: SolanaConnection,
  account: SolanaAccount,
  { game }: Of,
): Promise<{ transaction: string }> {
  const { methods } = doleroContract(connection).program
  const accounts = { game: toPublicKey(game) }
  const instruction = await callNode(() => methods.timeOut().accountsPartial(accounts).instruction())
  return sendInstructions(connection, account, [instruction])
}

/** Pays out a finished game and closes it. Any account may call it. */
export async function settle(
  connection: SolanaConnection,
  account: SolanaAccount,
  { game: address }: Of,
): Promise<{ transaction: string }> {
  const { program } = doleroContract(connection)
  const { game, table: tableAddress } = await readOpenGame(connection, address)
  const table = await tableAt(connection, tableAddress)
  const mint = table.mint === null ? null : new PublicKey(table.mint)
  const key = toPublicKey(address)
  const [first, second] = [new PublicKey(game.players[0].key), new PublicKey(game.players[1].key)]
  const accounts = {
    game: key,
    table: toPublicKey(tableAddress),
    escrow: escrowKey(program.programId, key, mint),
    first,
    second,
    house: toPublicKey(table.house),
  }
  const { settleSol, settleSpl } = program.methods
  const instruction = await callNode(() =>
    mint
      ? settleSpl()
          .accountsPartial({
            ...accounts,
            payer: toPublicKey(account.address),
            mint,
            firstWallet: tokenWalletKey(first, mint),
            secondWallet: tokenWalletKey(second, mint),
          })
          .instruction()
      : settleSol().accountsPartial(accounts).instruction(),
  )
  return sendInstructions(connection, account, [instruction])
}
