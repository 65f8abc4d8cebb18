import { time } from '@nomicfoundation/hardhat-network-helpers'
import { viem } from 'hardhat'
import { type Address, getContract, type Hex, keccak256, parseEventLogs, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { answersFor, cardsOfA, cardsOfB } from './cards'
import { deployCardsMock } from './mocks'
import { refusalOf } from './refusal'
import { coreRuleset, defaultRuleset } from './rulesets'
import { signMatch, turn } from './transcript'
import {
  type Cards,
  type Deck,
  leagueAbi,
  lensAbi,
  type MatchHeader,
  type RulesetConfig,
  type Turns,
} from './types'

export const deckA: Deck = [101n, 102n, 103n, 104n, 105n]
export const deckB: Deck = [201n, 202n, 203n, 204n, 205n]

/** Enough for any call, given so that a transaction which reverts is sent all the same. */
const gas = 3_000_000n

export type Match = {
  header: MatchHeader
  turns: Turns
  signatureA: Hex
  signatureB: Hex
}

/** A league over a mock collection, both decks sealed, the two named rulesets registered. */
export async function deployLeague() {
  const publicClient = await viem.getPublicClient()
  const [relayer] = await viem.getWalletClients()
  if (!relayer) throw new Error('the network has no accounts')
  const alice = privateKeyToAccount(keccak256(toHex('alice')))
  const bob = privateKeyToAccount(keccak256(toHex('bob')))

  const cards = await deployCardsMock()
  const lensAddress = (await viem.deployContract('TriadLens')).address
  const { address } = await viem.deployContract('TriadLeague', [cards.address])
  const client = { public: publicClient, wallet: relayer }
  const league = getContract({ abi: leagueAbi, address, client })
  const lens = getContract({ abi: lensAbi, address: lensAddress, client })
  const chainId = await publicClient.getChainId()
  const domain = { chainId, verifyingContract: address }

  const eventsIn = async (hash: Hex) => {
    const { logs } = await publicClient.waitForTransactionReceipt({ hash })
    return parseEventLogs({ abi: leagueAbi, logs })
  }
  const setCards = async (owner: Address, deck: Deck, attributes: Cards) => {
    const answers = attributes.map((card) => answersFor(owner, card))
    await cards.write.setMany([deck, answers])
  }
  const register = async (config: RulesetConfig) => {
    const id = await league.read.rulesetIdOf([config])
    await league.write.register([config])
    return id
  }
  const sealDeck = (player: Address, deck: Deck) => league.write.sealDeck([player, deck], { gas })

  await setCards(alice.address, deckA, cardsOfA())
  await setCards(bob.address, deckB, cardsOfB())
  const coreId = await register(coreRuleset())
  const defaultId = await register(defaultRuleset())
  await sealDeck(alice.address, deckA)
  await sealDeck(bob.address, deckB)

  /** A match of all ten traits with marks and an Earth choice, changed as asked and then signed by both. */
  const makeMatch = async (
    change: (header: MatchHeader, turns: Turns) => void = () => {},
  ): Promise<Match> => {
    const header: MatchHeader = {
      version: 1,
      rulesetId: defaultId,
      seasonId: 7,
      playerA: alice.address,
      playerB: bob.address,
      deckA: [...deckA],
      deckB: [...deckB],
      firstPlayer: 0,
      deadline: BigInt(await time.latest()) + 3_600n,
      salt: keccak256(toHex('salt')),
    }
    const turns = fullTurns()
    change(header, turns)
    const [signatureA, signatureB] = await Promise.all([
      signMatch(alice, domain, header, turns),
      signMatch(bob, domain, header, turns),
    ])
    return { header, turns, signatureA, signatureB }
  }
  const submit = ({ header, turns, signatureA, signatureB }: Match) =>
    league.write.submitMatch([header, turns, signatureA, signatureB], { gas })
  const resultOf = async ({ header, turns }: Match) =>
    league.read.resultOf([await league.read.matchIdOf([header, turns])])
  const refusal = (send: () => Promise<unknown>) => refusalOf(leagueAbi, send)

  return {
    publicClient,
    relayer,
    alice,
    bob,
    cards,
    league,
    lens,
    domain,
    coreId,
    defaultId,
    setCards,
    register,
    sealDeck,
    makeMatch,
    submit,
    resultOf,
    refusal,
    eventsIn,
  }
}

/** Legal for both values of `firstPlayer`, for every turn of an Earth card carries an edge. */
function fullTurns(): Turns {
  return [
    turn(4, 1, { mark: 0 }),
    turn(0, 4, { mark: 1 }),
    turn(1, 4),
    turn(2, 0, { mark: 5, edge: 1 }),
    turn(5, 2, { mark: 8, edge: 1 }),
    turn(8, 1),
    turn(7, 0, { mark: 3 }),
    turn(3, 2, { mark: 6, edge: 1 }),
    turn(6, 3),
  ]
}
