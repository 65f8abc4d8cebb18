import type { TransactionInstruction } from '@solana/web3.js'
import BN from 'bn.js'
import { DoleroError } from '../../../games/dolero/error.js'
import { type Action, type Bytes32, type Pair, phase, type Triple } from '../../../games/dolero/state.js'
import type { SolanaAccount } from '../account.js'
import { callNode } from '../call-node.js'
import type { SolanaConnection } from '../connect.js'
import { toPublicKey } from '../public-key.js'
import { doleroContract } from './contract.js'
import { readOpenGame } from './read-game.js'
import { sendInstructions } from './refusals.js'
import { tableOfGame } from './seats.js'

type Sent = Promise<{ transaction: string }>
type Of<Fields = object> = { readonly game: string } & Readonly<Fields>

const bytes = (value: Bytes32): number[] => [...value]

/** Sends an action of a player; `action` is one of `@fivefold/sdk/dolero`. */
export async function sendAction(
  connection: SolanaConnection,
  account: SolanaAccount,
  { game, action }: Of<{ action: Action }>,
): Sent {
  await assertMayOpen(connection, game, action)
  const instruction = await instructionFor(connection, account, { game, action })
  return sendInstructions(connection, account, [instruction])
}

/** A transaction that opens cards reveals them even if it fails, so it is not sent before its phase. */
async function assertMayOpen(connection: SolanaConnection, address: string, { type }: Action): Promise<void> {
  if (type !== 'open' && type !== 'openLast') return
  const { game } = await readOpenGame(connection, address)
  const wanted = type === 'open' ? phase.opening : phase.lastOpening
  if (game.phase !== wanted) throw new DoleroError({ code: 'WrongPhase', phase: game.phase })
}

async function instructionFor(
  connection: SolanaConnection,
  account: SolanaAccount,
  { game, action }: Of<{ action: Action }>,
): Promise<TransactionInstruction> {
  const accounts = { player: toPublicKey(account.address), game: toPublicKey(game) }
  if (action.type === 'requestRandom' || action.type === 'swap') {
    const { address, queue } = await tableOfGame(connection, game)
    const { requestRandom, swap } = doleroContract(connection).program.methods
    const call = action.type === 'swap' ? swap(action.mask) : requestRandom()
    const asked = { ...accounts, table: toPublicKey(address), queue: toPublicKey(queue) }
    return callNode(() => call.accountsPartial(asked).instruction())
  }
  const call = callFor(connection, action)
  return callNode(() => call.accountsPartial(accounts).instruction())
}

type Plain = Exclude<Action, { type: 'requestRandom' | 'swap' }>

function callFor(connection: SolanaConnection, action: Plain) {
  const { methods } = doleroContract(connection).program
  switch (action.type) {
    case 'commit':
      return methods.commit(bytes(action.commitment))
    case 'choose':
      return methods.choose(action.choice)
    case 'show':
      return methods.show(Buffer.from(action.cards))
    case 'arrange':
      return methods.arrange(action.commitments.map(bytes))
    case 'lock':
      return methods.lock()
    case 'open':
      return methods.openCards([...action.cards], action.salts.map(bytes))
    case 'raise':
      return methods.raise(new BN(action.amount.toString()))
    case 'call':
      return methods.call()
    case 'fold':
      return methods.fold()
    case 'reveal':
      return methods.reveal()
    case 'openLast':
      return methods.openLast(bytes(action.secret), action.card, bytes(action.salt))
    case 'forfeit':
      return methods.forfeit()
  }
}

type Connection = SolanaConnection
type Account = SolanaAccount

/** Commits to the round's secret. */
export const commit = (
  connection: Connection,
  account: Account,
  { game, ...of }: Of<{ commitment: Bytes32 }>,
) => sendAction(connection, account, { game, action: { type: 'commit', ...of } })

/** Requests randomness for the relic offer or the deal. The account pays the fee. */
export const requestRandom = (connection: Connection, account: Account, { game }: Of) =>
  sendAction(connection, account, { game, action: { type: 'requestRandom' } })

/** Chooses a relic of the offer (0 to 2), the joker (3), or nothing (4). */
export const choose = (connection: Connection, account: Account, { game, ...of }: Of<{ choice: number }>) =>
  sendAction(connection, account, { game, action: { type: 'choose', ...of } })

/** Requests new cards for the places in the mask. The account pays the fee. */
export const swap = (connection: Connection, account: Account, { game, ...of }: Of<{ mask: number }>) =>
  sendAction(connection, account, { game, action: { type: 'swap', ...of } })

/** Shows the first swap's cards, as Third Eye requires. */
export const show = (
  connection: Connection,
  account: Account,
  { game, ...of }: Of<{ cards: readonly number[] }>,
) => sendAction(connection, account, { game, action: { type: 'show', ...of } })

/** Commits to the cards in positions 1, 2 and 3. */
export const arrange = (
  connection: Connection,
  account: Account,
  { game, ...of }: Of<{ commitments: Triple<Bytes32> }>,
) => sendAction(connection, account, { game, action: { type: 'arrange', ...of } })

/** Locks the arrangement. */
export const lock = (connection: Connection, account: Account, { game }: Of) =>
  sendAction(connection, account, { game, action: { type: 'lock' } })

/** Opens positions 3 and 2, in this order. */
export const openCards = (
  connection: Connection,
  account: Account,
  { game, ...of }: Of<{ cards: Pair<number>; salts: Pair<Bytes32> }>,
) => sendAction(connection, account, { game, action: { type: 'open', ...of } })

/** Raises the bet. */
export const raise = (connection: Connection, account: Account, { game, ...of }: Of<{ amount: bigint }>) =>
  sendAction(connection, account, { game, action: { type: 'raise', ...of } })

/** Matches the raise. */
export const call = (connection: Connection, account: Account, { game }: Of) =>
  sendAction(connection, account, { game, action: { type: 'call' } })

/** Folds: gives up the round. */
export const fold = (connection: Connection, account: Account, { game }: Of) =>
  sendAction(connection, account, { game, action: { type: 'fold' } })

/** Bets nothing more; the cards decide. */
export const reveal = (connection: Connection, account: Account, { game }: Of) =>
  sendAction(connection, account, { game, action: { type: 'reveal' } })

/** Opens position 1 and the secret. */
export const openLast = (
  connection: Connection,
  account: Account,
  { game, ...of }: Of<{ secret: Bytes32; card: number; salt: Bytes32 }>,
) => sendAction(connection, account, { game, action: { type: 'openLast', ...of } })

/** Forfeits the game. */
export const forfeit = (connection: Connection, account: Account, { game }: Of) =>
  sendAction(connection, account, { game, action: { type: 'forfeit' } })
