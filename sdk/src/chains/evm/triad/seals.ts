import { type Address, parseEventLogs } from 'viem'
import type { Deck } from '../../../games/triad/index.js'
import { triadLeagueAbi } from '../../../generated/evm/abis.js'
import type { EvmAccount } from '../account.js'
import type { EvmConnection } from '../connect.js'
import { sendCall } from '../send-call.js'
import { triadContracts } from './contracts.js'
import type { CollectionCard, CollectionCards } from './read-cards.js'
import { withRefusals } from './refusals.js'

/** Proof that a player owned a deck, with its cards' attributes, until a time. */
export type Seal = { readonly sealedUntil: bigint; readonly cards: CollectionCards }

/** The latest seal of a deck, expired or not; null if there is none. */
export async function readSeal(connection: EvmConnection, player: Address, deck: Deck): Promise<Seal | null> {
  const { league } = triadContracts(connection)
  const [sealedUntil, cards] = await withRefusals(() =>
    connection.client.readContract({ ...league, functionName: 'sealOf', args: [player, deck] }),
  )
  if (sealedUntil === 0n) return null
  return {
    sealedUntil,
    cards: new Map(deck.map((tokenId, index) => [tokenId, cards[index] as CollectionCard])),
  }
}

/** Seals a deck, or extends its seal. Any account may call it for the cards' owner. */
export async function sealDeck(
  connection: EvmConnection,
  account: EvmAccount,
  { player, deck }: { player: Address; deck: Deck },
): Promise<Seal & { transaction: string }> {
  const { league } = triadContracts(connection)
  const { logs, transactionHash } = await withRefusals(() =>
    sendCall(connection, account, (wallet) =>
      wallet.writeContract({
        ...league,
        functionName: 'sealDeck',
        args: [player, deck],
        account: wallet.account,
        chain: connection.chain,
      }),
    ),
  )
  const [sealed] = parseEventLogs({ abi: triadLeagueAbi, eventName: 'DeckSealed', logs })
  if (!sealed) throw new Error('sealDeck left no DeckSealed event')
  const { sealedUntil, cards } = sealed.args
  return {
    sealedUntil,
    cards: new Map(deck.map((tokenId, index) => [tokenId, cards[index] as CollectionCard])),
    transaction: transactionHash,
  }
}

/** A seal that lasts until `until` (unix seconds): the existing one, or a new one. */
export async function ensureSeal(
  connection: EvmConnection,
  account: EvmAccount,
  { player, deck, until }: { player: Address; deck: Deck; until: bigint },
): Promise<Seal> {
  const present = await readSeal(connection, player, deck)
  if (present && present.sealedUntil >= until) return present
  return sealDeck(connection, account, { player, deck })
}
