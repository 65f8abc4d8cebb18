import { u8aToHex } from '@polkadot/util'
import type { Challenge } from '../../../generated/polkadot/game_contract.js'
import type { PolkadotAccount } from '../account.js'
import type { PolkadotConnection } from '../connect.js'
import type { SentTransaction } from '../send-transaction.js'
import { ccgContracts } from './contracts.js'
import type { RegisterForMatchParameters } from './queue.js'
import { gameRefusal, sendToGame, withGameRefusals } from './refusals.js'
import { tipFor } from './secrets.js'

export type ChallengeParameters = RegisterForMatchParameters & { readonly opponent: string }

/**
 * Offers a game to one account, without the public queue.
 *
 * @throws `AlreadyChallenged` while a challenge to this opponent is open.
 * @example
 * await challenge(connection, account, { opponent: friend.address, rules: 2, secret })
 */
export async function challenge(
  connection: PolkadotConnection,
  account: PolkadotAccount,
  { opponent, rules, deck, secret }: ChallengeParameters,
): Promise<SentTransaction> {
  const { game } = ccgContracts(connection)
  const { address } = account
  const entry = { purpose: 'challenge', opponent } as const
  const tip = secret && (await tipFor(connection, { secret, address, rules, entry }))
  const { transaction, block } = await withGameRefusals(() =>
    game.tx.challenge({ account }, opponent, deck ? [...deck] : null, rules, tip ? u8aToHex(tip) : null),
  )
  return { transaction, block }
}

export type AcceptChallengeParameters = {
  readonly challenger: string
  /** Twenty tokens of the player; without them the demo deck. */
  readonly deck?: readonly number[] | undefined
  /** 32 bytes, if the challenge uses draws from hash chains. */
  readonly secret?: Uint8Array | undefined
}

/**
 * Starts the game that another account offered. The challenger moves first.
 *
 * @throws `UnknownChallenge` if there is none, `WrongScheme` if its draws need a secret and none is given, or the
 * reverse.
 */
export async function acceptChallenge(
  connection: PolkadotConnection,
  account: PolkadotAccount,
  { challenger, deck, secret }: AcceptChallengeParameters,
): Promise<SentTransaction & { readonly gameId: number }> {
  const { game } = ccgContracts(connection)
  const { address } = account
  const open = await readChallenge(connection, { challenger, opponent: address })
  if (!open) throw gameRefusal({ type: 'UnknownChallenge' })
  const entry = { purpose: 'acceptance', opponent: challenger } as const
  const tip = secret && (await tipFor(connection, { secret, address, rules: open.rules, entry }))
  const { events, transaction, block } = await withGameRefusals(() =>
    game.tx.accept({ account }, challenger, deck ? [...deck] : null, tip ? u8aToHex(tip) : null),
  )
  const started = events.find((event) => event.name === 'GameStarted')
  if (!started) throw new Error('accept left no GameStarted event')
  return { gameId: started.args.gameId, transaction, block }
}

/** Cancels a challenge. */
export const cancelChallenge = (connection: PolkadotConnection, account: PolkadotAccount, opponent: string) =>
  sendToGame(connection, (tx) => tx.cancelChallenge({ account }, opponent))

export type OpenChallenge = {
  readonly rules: number
  readonly scheme: number
  /** The challenger's tokens; null is the demo deck. */
  readonly deck: readonly number[] | null
}

/** The open challenge of one account to another; null if there is none. */
export async function readChallenge(
  connection: PolkadotConnection,
  { challenger, opponent }: { challenger: string; opponent: string },
): Promise<OpenChallenge | null> {
  const open = await ccgContracts(connection).game.query.challengeOf(challenger, opponent)
  return open && toOpenChallenge(open)
}

const toOpenChallenge = ({ rules, scheme, waiting: { tokens } }: Challenge): OpenChallenge => ({
  rules,
  scheme,
  deck: tokens.length > 0 ? tokens : null,
})
