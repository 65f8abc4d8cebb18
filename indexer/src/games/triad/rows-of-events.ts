import { botAddress } from '@fivefold/sdk/evm'
import { type MatchHeader, type Player, parseRuleset, playerOfTurn, type Turn } from '@fivefold/sdk/triad'
import { encodeAbiParameters, getAddress, keccak256 } from 'viem'
import { createBotFinder } from '../../bot-finder.js'
import { TriadMatch, TriadRuleset, TriadSeal, TriadTurn } from '../../model/index.js'
import type { DeckSealed, MatchSettled, RulesetRegistered } from './read-events.js'
import { headerOf, type SettledReplay } from './replay-settled.js'

const botSideOf = createBotFinder(botAddress)
const deckParameter = [{ type: 'uint256[5]' }] as const

/** The contract's key for seals: player and hash of the deck in the EIP-712 message. */
export function sealIdOfDeck(player: string, deck: MatchHeader['deckA']): string {
  return sealId(player, keccak256(encodeAbiParameters(deckParameter, [deck])))
}

function sealId(player: string, deckHash: string): string {
  return `${getAddress(player)}-${deckHash}`
}

export function rulesetRow({ rulesetId, number, config, location }: RulesetRegistered): TriadRuleset {
  const { block, transaction, timestamp } = location
  return new TriadRuleset({
    id: rulesetId,
    number,
    config: namedConfig(config),
    block,
    transaction,
    timestamp,
  })
}

/** The config with names of traits and methods instead of codes; unchanged if the SDK does not know it. */
function namedConfig(config: unknown): unknown {
  try {
    return parseRuleset(config).config
  } catch {
    return config
  }
}

export function sealRow({ player, deckHash, deck, cards, sealedUntil, location }: DeckSealed): TriadSeal {
  const { block, transaction, timestamp } = location
  return new TriadSeal({
    id: sealId(player, deckHash),
    player: getAddress(player),
    deckHash,
    deck: deck.map(String),
    cards: Object.fromEntries(deck.map((tokenId, index) => [`${tokenId}`, cards[index]])),
    sealedUntil,
    block,
    transaction,
    timestamp,
  })
}

/** Values of a match row that come from other rows. */
export type MatchContext = {
  rules: TriadRuleset | undefined
  cards: unknown
  verified: boolean
}

export function matchRow(settled: MatchSettled, { rules, cards, verified }: MatchContext): TriadMatch {
  const { seasonId, deckA, deckB, ...header } = headerOf(settled)
  const { winner: winnerSide, ...score } = settled.outcome
  return new TriadMatch({
    id: settled.matchId,
    ...header,
    botSide: botSideOf(header.playerA, header.playerB),
    seasonId: BigInt(seasonId),
    deckA: deckA.map(String),
    deckB: deckB.map(String),
    rules: rules ?? null,
    cards: cards ?? null,
    winner: getAddress(settled.winner),
    winnerSide,
    ...score,
    verified,
    ...settled.location,
  })
}

export function turnRows(
  match: TriadMatch,
  { firstPlayer, deckA, deckB }: MatchHeader,
  turns: Turn[],
  replayed: SettledReplay,
): TriadTurn[] {
  return turns.map((turn, index) => {
    const player = playerOfTurn(firstPlayer as Player, index)
    const events = replayed.ok ? replayed.replay.events[index] : undefined
    return new TriadTurn({
      id: `${match.id}-${index}`,
      match,
      index,
      player,
      ...turn,
      tokenId: (player === 0 ? deckA : deckB)[turn.cardIndex] ?? null,
      flips: events ? events.filter(({ type }) => type === 'captured').length : null,
      events: events ? toJson(events) : null,
    })
  })
}

/** JSON has no large integers; token ids become strings. */
function toJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${each}` : each)))
}
