import type { Address } from 'viem'
import type { Cards, Deck } from '../../../games/triad/index.js'
import type { Seat } from '../../../games/triad/match/index.js'
import type { EvmAccount } from '../account.js'
import { withChainErrors } from '../chain-error.js'
import type { EvmConnection } from '../connect.js'
import { ensureSeal, readSeal, type Seal } from './seals.js'

/**
 * A seat for a new match: the deck is sealed until `until` (unix seconds), the cards are those of the seal.
 *
 * @example
 * const seat = await prepareSeat(connection, account, { player: account.address, deck, until })
 */
export async function prepareSeat(
  connection: EvmConnection,
  account: EvmAccount,
  { player, deck, until }: { player: Address; deck: Deck; until: bigint },
): Promise<Seat> {
  const { cards } = await ensureSeal(connection, account, { player, deck, until })
  const code = await withChainErrors(() => connection.client.getCode({ address: player }))
  return { player, deck, cards, isContract: code !== undefined && code !== '0x' }
}

/** Why the league would reject a match with this seat, or would replay it with other cards. */
export type SeatProblem = 'not sealed' | 'sealed too short' | 'other cards'

/** Compares a player's claimed cards with the seal on chain; null if they agree until the deadline. */
export async function checkSeat(
  connection: EvmConnection,
  { player, deck, cards }: Pick<Seat, 'player' | 'deck' | 'cards'>,
  deadline: bigint,
): Promise<SeatProblem | null> {
  return sealProblem(await readSeal(connection, player, deck), { deck, cards }, deadline)
}

export function sealProblem(
  seal: Seal | null,
  { deck, cards }: { deck: Deck; cards: Cards },
  deadline: bigint,
): SeatProblem | null {
  if (!seal) return 'not sealed'
  if (seal.sealedUntil < deadline) return 'sealed too short'
  return deck.every((tokenId) => isSameCard(seal.cards.get(tokenId), cards.get(tokenId)))
    ? null
    : 'other cards'
}

/** The claim must equal the card on chain in every attribute. */
function isSameCard(sealed: object | undefined, claimed: object | undefined): boolean {
  if (!sealed || !claimed) return false
  const values = new Map<string, unknown>(Object.entries(claimed))
  return Object.entries(sealed).every(([name, value]) => values.get(name) === value)
}
