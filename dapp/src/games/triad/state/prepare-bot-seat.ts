import { createRandom } from '@fivefold/sdk/core'
import { botAccount, type EvmConnection } from '@fivefold/sdk/evm'
import { mintCards, prepareSeat, readOwnedTokens } from '@fivefold/sdk/evm/triad'
import { deckSize } from '@fivefold/sdk/triad'
import type { Seat } from '@fivefold/sdk/triad/match'
import { fundIfEmpty } from '../../../accounts/find-funded-player.js'
import { completeDeck } from './deck-edit.js'

const botCards = 10

type BotSeatParameters = { player: string; seed: string; until: bigint }

/** Seats a player's bot with five of its cards. Local chains only: its cards and funds come from faucets. */
export async function prepareBotSeat(
  connection: EvmConnection,
  { player, seed, until }: BotSeatParameters,
): Promise<Seat> {
  const account = botAccount(connection, player)
  await fundIfEmpty(connection, account.address)
  let owned = await readOwnedTokens(connection, account.address)
  if (owned.length < deckSize) owned = (await mintCards(connection, account, botCards)).tokenIds
  const deck = completeDeck(createRandom(seed).shuffle(owned).slice(0, deckSize))
  if (!deck) throw new Error('the bot has no five cards')
  return prepareSeat(connection, account, { player: account.address, deck, until })
}
