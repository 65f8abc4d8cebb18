import { bytesToHex } from '@noble/hashes/utils.js'
import { at } from '../../core/at.js'
import type { Random } from '../../core/random.js'
import { legalActions } from './bot.js'
import { chooseNfts, knownLots, totalCards } from './cards.js'
import type { GameConfig } from './game.js'
import { lotsNeeded } from './rules.js'
import type { Action, Card, Game } from './state.js'

/** Known lots, no lot, and an unknown lot, which counts as none. */
const lots = [...knownLots, '', 'zzzz']

/** Two players with some NFTs each, and the lots of these. */
export type RandomMatch = { config: GameConfig; lotOf: (id: number) => string }

export function randomMatch(random: Random): RandomMatch {
  const owned = [ownedCards(random, 1), ownedCards(random, 1_001)] as const
  const salt = random.uint32()
  const config: GameConfig = {
    seed: bytesToHex(random.bytes(32)),
    players: [
      { id: 'a', name: 'Alice', nfts: chooseNfts(owned[0]) },
      { id: 'b', name: 'Bob', nfts: chooseNfts(owned[1]) },
    ],
  }
  return { config, lotOf: (id) => at(lots, (id + salt) % lots.length) }
}

function ownedCards(random: Random, firstId: number): Card[] {
  return Array.from({ length: random.below(100) }, (_, i) => ({
    id: firstId + i,
    value: random.below(totalCards),
  }))
}

/** A random flip, or the lots that the game waits for. */
export function randomAction(game: Game, { lotOf }: RandomMatch, random: Random): Action {
  const needed = lotsNeeded(game)
  if (needed.length > 0) return { type: 'lots', lots: needed.map((id) => ({ id, lot: lotOf(id) })) }
  return random.pick(legalActions(game))
}
