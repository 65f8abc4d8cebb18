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
import { sendToGame, withGameRefusals } from './refusals.js'
import { nextLink } from './secrets.js'

export type TurnParameters = {
  readonly gameId: number
  /** Bytes are sent unchanged. */
  readonly actions: readonly Action[] | Uint8Array
  /** The player's secret, from which the link is derived if one is required. */
  readonly secret?: Uint8Array | undefined
  /** The link itself, instead of the secret. */
  readonly link?: Uint8Array | null | undefined
}

/** The events of the rules in the block, and the state hash after it. */
export type SubmittedTurn = SentTransaction & {
  readonly stateHash: Hex
  readonly events: readonly GameEvent[]
  readonly estimate: Pick<Estimate, 'weight' | 'storageDeposit'>
}

/** Dry-runs a batch on the head block and returns its cost. Throws the contract's error. */
export async function estimateTurn(
  connection: PolkadotConnection,
  address: string,
  turn: TurnParameters,
): Promise<Estimate> {
  const { game } = ccgContracts(connection)
  const args = await argumentsOf(connection, address, turn)
  return withGameRefusals(() => game.estimate.submitTurnActions({ caller: address }, ...args))
}

/** Dry-runs a batch, then sends it. Resolves when it is in a block; nothing is sent that the contract would reject. */
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

/** Deals the hands of a game with hash chains: sends the first player's first link without actions. */
export function dealGame(
  connection: PolkadotConnection,
  account: PolkadotAccount,
  { gameId, secret }: { gameId: number; secret: Uint8Array },
): Promise<SubmittedTurn> {
  return submitTurn(connection, account, { gameId, actions: [], secret })
}

/** Ends a game whose active player timed out; cancels one that is not dealt yet. Any account may call it. */
export const claimTimeout = (connection: PolkadotConnection, account: PolkadotAccount, gameId: number) =>
  sendToGame(connection, (tx) => tx.claimTimeout({ account }, gameId))

/** Resigns from a game, in or out of turn; a game that is not dealt yet is cancelled. */
export const resign = (connection: PolkadotConnection, account: PolkadotAccount, gameId: number) =>
  sendToGame(connection, (tx) => tx.resign({ account }, gameId))

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
