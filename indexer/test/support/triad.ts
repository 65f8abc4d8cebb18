import { createRandom, type Random } from '@fivefold/sdk/core'
import { accountFromSecret, createSecret, type EvmConnection, fundAccount } from '@fivefold/sdk/evm'
import {
  buildHeader,
  type CollectionCards,
  mintCards,
  type Settlement,
  sealDeck,
  signMatch,
  submitMatch,
} from '@fivefold/sdk/evm/triad'
import {
  applyTurn,
  botTurn,
  type Deck,
  defaultRuleset,
  type Match,
  orThrow,
  type Ruleset,
  startMatch,
  type Turn,
  turnCount,
} from '@fivefold/sdk/triad'
import type { Address, LocalAccount } from 'viem'

export type TriadPlayer = {
  account: LocalAccount
  address: Address
  deck: Deck
  cards: CollectionCards
}

/** A funded player with a sealed deck. */
export async function openTriadPlayer(
  connection: EvmConnection,
  secret = createSecret(),
): Promise<TriadPlayer> {
  const account = accountFromSecret(secret)
  const { address } = account
  await fundAccount(connection, address)
  const { tokenIds } = await mintCards(connection, account, 5)
  const deck = tokenIds as unknown as Deck
  const { cards } = await sealDeck(connection, account, { player: address, deck })
  return { account, address, deck, cards }
}

export type Players = readonly [a: TriadPlayer, b: TriadPlayer]
export type PlayOptions = { seasonId?: number; ruleset?: Ruleset }

/** A match between two bots, not settled yet. */
export async function playMatch(
  connection: EvmConnection,
  [a, b]: Players,
  { seasonId = 0, ruleset = defaultRuleset }: PlayOptions = {},
): Promise<Match> {
  // The cards determine the match, so each one differs without a seed.
  const random = createRandom(`${a.deck} ${b.deck}`)
  const header = await buildHeader(connection, {
    ruleset,
    seasonId,
    playerA: a.address,
    playerB: b.address,
    deckA: a.deck,
    deckB: b.deck,
    firstPlayer: random.below(2) === 0 ? 0 : 1,
  })
  const cards = new Map([...a.cards, ...b.cards])
  return { header, ruleset, cards, turns: playTurns({ header, ruleset, cards }, random) }
}

function playTurns(match: Omit<Match, 'turns'>, random: Random): Turn[] {
  let { state } = orThrow(startMatch(match))
  const turns: Turn[] = []
  while (turns.length < turnCount) {
    const turn = botTurn(state, 'greedy', random)
    state = orThrow(applyTurn(state, turn)).state
    turns.push(turn)
  }
  return turns
}

/** Both players sign, the first submits. */
export async function settleMatch(
  connection: EvmConnection,
  [a, b]: Players,
  match: Match,
): Promise<Settlement> {
  const [sigA, sigB] = await Promise.all([
    signMatch(connection, a.account, match),
    signMatch(connection, b.account, match),
  ])
  return submitMatch(connection, a.account, { ...match, sigA, sigB })
}
