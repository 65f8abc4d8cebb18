import { bytesToHex, getAddress } from 'viem'
import type { Random } from '../../core/index.js'
import { type BotStrength, botTurn } from './bot.js'
import type { Card, CardAttributes } from './cards.js'
import { orThrow } from './error.js'
import type { Match } from './replay.js'
import { applyTurn, startMatch } from './rules.js'
import type { Ruleset } from './ruleset.js'
import {
  type Deck,
  deckSize,
  edgeMax,
  type MatchHeader,
  playerToMove,
  type Turn,
  turnCount,
} from './state.js'

export function randomCard(random: Random): Card & CardAttributes {
  const edge = () => random.below(edgeMax + 1)
  return {
    up: edge(),
    right: edge(),
    down: edge(),
    left: edge(),
    hand: random.below(3),
    power: random.below(256),
    classId: 1 + random.below(5),
    seasonId: 1 + random.below(4),
    rarity: 1 + random.below(5),
  }
}

function distinctTokenIds(random: Random, count: number): bigint[] {
  const ids = new Set<bigint>()
  while (ids.size < count) ids.add(BigInt(1 + random.below(100_000)))
  return [...ids]
}

export function randomHeader(random: Random, ruleset: Ruleset, tokenIds: readonly bigint[]): MatchHeader {
  return {
    version: 1,
    rulesetId: ruleset.id,
    seasonId: random.below(4),
    playerA: getAddress(bytesToHex(random.bytes(20))),
    playerB: getAddress(bytesToHex(random.bytes(20))),
    deckA: tokenIds.slice(0, deckSize) as unknown as Deck,
    deckB: tokenIds.slice(deckSize, 2 * deckSize) as unknown as Deck,
    firstPlayer: random.below(2),
    deadline: BigInt(2_000_000_000 + random.below(1_000_000)),
    salt: bytesToHex(random.bytes(32)),
  }
}

/** A legal match between two bots with random cards. */
export function randomMatch(
  random: Random,
  options: { ruleset: Ruleset; strengths?: readonly [a: BotStrength, b: BotStrength] },
): Match {
  const { ruleset, strengths = ['random', 'random'] } = options
  const tokenIds = distinctTokenIds(random, 2 * deckSize)
  const cards = new Map(tokenIds.map((tokenId) => [tokenId, randomCard(random)]))
  const header = randomHeader(random, ruleset, tokenIds)
  return { header, ruleset, cards, turns: playTurns(random, { header, ruleset, cards }, strengths) }
}

function playTurns(
  random: Random,
  match: Omit<Match, 'turns'>,
  strengths: readonly [a: BotStrength, b: BotStrength],
): Turn[] {
  let { state } = orThrow(startMatch(match))
  const turns: Turn[] = []
  while (state.turn < turnCount) {
    const turn = botTurn(state, strengths[playerToMove(state)], random)
    state = orThrow(applyTurn(state, turn)).state
    turns.push(turn)
  }
  return turns
}
