import { createRandom } from '@fivefold/sdk/core'
import { accountFromSecret, createSecret, type EvmConnection } from '@fivefold/sdk/evm'
import { mintCards, prepareSeat, readOwnedTokens } from '@fivefold/sdk/evm/triad'
import { deckSize } from '@fivefold/sdk/triad'
import type { Seat } from '@fivefold/sdk/triad/room'
import { fundIfEmpty } from '../../../accounts/find-funded-player.js'
import { completeDeck } from './deck-edit.js'

const storageKey = 'fivefold.triad.bot'
const botCards = 10

/** The bot's own burner account: it holds cards, seals decks and signs like anyone else. */
export function botAccount() {
  const secret = localStorage.getItem(storageKey) ?? createSecret()
  localStorage.setItem(storageKey, secret)
  return accountFromSecret(secret)
}

/** Sits the bot down with five of its cards. On local chains alone: its cards and money come from faucets. */
export async function prepareBotSeat(connection: EvmConnection, seed: string, until: bigint): Promise<Seat> {
  const account = botAccount()
  await fundIfEmpty(connection, account.address)
  let owned = await readOwnedTokens(connection, account.address)
  if (owned.length < deckSize) owned = (await mintCards(connection, account, botCards)).tokenIds
  const deck = completeDeck(createRandom(seed).shuffle(owned).slice(0, deckSize))
  if (!deck) throw new Error('the bot has no five cards')
  return prepareSeat(connection, account, { player: account.address, deck, until })
}
