import { u8aToHex } from '@polkadot/util'
import { type Action, encodeActions } from '../../../games/ccg/actions.js'
import type { GameEvent } from '../../../games/ccg/events.js'
import type { Game } from '../../../games/ccg/state.js'
import type { PolkadotAccount } from '../account.js'
import type { PolkadotConnection } from '../connect.js'
import type { Estimate, Hex } from '../contract/binding.js'
import type { SentTransaction } from '../send-transaction.js'
import { ccgContracts } from './contracts.js'
import { toGameEvents } from './game-state.js'
import { readGame } from './read-game.js'
import { withGameRefusals } from './refusals.js'
import { nextLink } from './secrets.js'

export type TurnParameters = {
  readonly gameId: number
  /** Bytes are sent as they are. */
  readonly actions: readonly Action[] | Uint8Array
  /** The player's secret: the link is found from it, if one is wanted. */
  readonly secret?: Uint8Array | undefined
  /** The link itself, in place of the secret. */
  readonly link?: Uint8Array | null | undefined
}

/** What happened in the block, by the rules, and the hash of the state after it. */
export type SubmittedTurn = SentTransaction & {
  readonly stateHash: Hex
  readonly events: readonly GameEvent[]
  readonly estimate: Pick<Estimate, 'weight' | 'storageDeposit'>
}

/** Tries a batch on the head without sending it: what it would cost. Throws what the contract would refuse. */
export async function estimateTurn(
  connection: PolkadotConnection,
  address: string,
  turn: TurnParameters,
): Promise<Estimate> {
  const { game } = ccgContracts(connection)
  const args = await argumentsOf(connection, address, turn)
  return withGameRefusals(() => game.estimate.submitTurnActions({ caller: address }, ...args))
}

/** Sends a batch, after a dry run of it. Resolves when it is in a block; nothing is sent that the contract would refuse. */
export async function submitTurn(
  connection: PolkadotConnection,
  account: PolkadotAccount,
  turn: TurnParameters,
): Promise<SubmittedTurn> {
  const { game } = ccgContracts(connection)
  const state = await readGame(connection, turn.gameId)
  const args = await argumentsOf(connection, account.address, turn, state)
  const { transaction, block, events, estimate } = await withGameRefusals(() =>
    game.tx.submitTurnActions({ account }, ...args),
  )
  const submitted = events.find((event) => event.name === 'ActionSubmitted')
  if (!submitted) throw new Error('submit_turn_actions left no ActionSubmitted event')
  const { stateHash } = submitted.args
  return { transaction, block, stateHash, events: toGameEvents(state, events), estimate }
}

/** Deals the hands of a game with hash chains: the first player's first link, and no action. */
export function dealGame(
  connection: PolkadotConnection,
  account: PolkadotAccount,
  { gameId, secret }: { gameId: number; secret: Uint8Array },
): Promise<SubmittedTurn> {
  return submitTurn(connection, account, { gameId, actions: [], secret })
}

/** Ends a game whose active player let its clock run out; one that is not dealt yet is cancelled. Anybody may. */
export async function claimTimeout(
  connection: PolkadotConnection,
  account: PolkadotAccount,
  gameId: number,
): Promise<SentTransaction> {
  const { game } = ccgContracts(connection)
  const { transaction, block } = await withGameRefusals(() => game.tx.claimTimeout({ account }, gameId))
  return { transaction, block }
}

/** Gives a game up, in the player's turn or out of it; a game that is not dealt yet is cancelled. */
export async function resign(
  connection: PolkadotConnection,
  account: PolkadotAccount,
  gameId: number,
): Promise<SentTransaction> {
  const { game } = ccgContracts(connection)
  const { transaction, block } = await withGameRefusals(() => game.tx.resign({ account }, gameId))
  return { transaction, block }
}

async function argumentsOf(
  connection: PolkadotConnection,
  address: string,
  { gameId, actions, secret, link }: TurnParameters,
  known?: Game,
): Promise<[gameId: number, actions: Hex, link: Hex | null]> {
  const bytes = actions instanceof Uint8Array ? actions : encodeActions(actions)
  const read = async () => known ?? readGame(connection, gameId)
  const found =
    link === undefined && secret ? await nextLink(connection, { secret, address, game: await read() }) : link
  return [gameId, u8aToHex(bytes), found ? u8aToHex(found) : null]
}
