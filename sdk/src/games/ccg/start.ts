import { findCard } from './cards.js'
import { dealHands } from './draw.js'
import type { StartError } from './error.js'
import type { GameEvent } from './events.js'
import { isSame } from './hash.js'
import { beginPlay } from './play.js'
import {
  type CardStats,
  copiesAllowed,
  deckSize,
  drawSchemes,
  type Game,
  gameStatus,
  type PlayerIndex,
  type PlayerState,
  rulesVersions,
  startingHp,
} from './state.js'

export type Seat = { readonly addr: Uint8Array; readonly link: Uint8Array; readonly deck: readonly number[] }

/** The input of a game's start. `cards` is sorted by id, each kind once. */
export type GameStart = {
  readonly id: number
  readonly rules: number
  readonly scheme: number
  readonly turnBlocks: number
  /** Block number. */
  readonly now: number
  readonly parentHash: Uint8Array
  /** Player 0, who waited in the queue, begins. */
  readonly players: readonly [Seat, Seat]
  readonly cards: readonly CardStats[]
}

export type StartResult =
  | { readonly ok: true; readonly game: Game; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly error: StartError }

/** The first state of a game: scheme 1 deals the hands at once, scheme 3 deals them with player 0's first link. */
export function startGame(start: GameStart): StartResult {
  const error = refuseStart(start)
  if (error) return { ok: false, error }
  const { id, rules, scheme, turnBlocks, now, players, cards } = start
  const isOpen = scheme === drawSchemes.blockHash
  const game: Game = {
    id,
    rules,
    scheme,
    status: isOpen ? gameStatus.running : gameStatus.dealing,
    activeIdx: 0,
    linked: false,
    turn: 1,
    turnStarted: now,
    turnBlocks,
    players: [seatPlayer(players[0], 1, isOpen), seatPlayer(players[1], 0, isOpen)],
  }
  const play = beginPlay(game, cards, start.parentHash)
  if (isOpen) dealHands(play)
  return { ok: true, game: play.game, events: play.events }
}

function seatPlayer({ addr, link, deck }: Seat, energy: number, isOpen: boolean): PlayerState {
  return {
    addr,
    hp: startingHp,
    energy,
    maxEnergy: energy,
    fatigue: 0,
    draws: 0,
    link: isOpen ? new Uint8Array(32) : link,
    deck,
    hand: [],
    board: [null, null, null, null],
  }
}

function refuseStart({ rules, scheme, players, cards }: GameStart): StartError | undefined {
  if (isSame(players[0].addr, players[1].addr)) return { type: 'SamePlayer' }
  if (rules !== rulesVersions.plain && rules !== rulesVersions.effects) return { type: 'BadRules', rules }
  if (scheme !== drawSchemes.blockHash && scheme !== drawSchemes.hashChains)
    return { type: 'BadScheme', scheme }
  return refuseDeck(0, players[0].deck, cards) ?? refuseDeck(1, players[1].deck, cards)
}

function refuseDeck(
  player: PlayerIndex,
  deck: readonly number[],
  cards: readonly CardStats[],
): StartError | undefined {
  if (deck.length !== deckSize) return { type: 'BadDeckSize', player, len: deck.length }
  const copies = new Map<number, number>()
  for (const cardId of deck) {
    if (!findCard(cards, cardId)) return { type: 'UnknownCard', player, cardId }
    const count = (copies.get(cardId) ?? 0) + 1
    if (count > copiesAllowed) return { type: 'TooManyCopies', player, cardId }
    copies.set(cardId, count)
  }
  return undefined
}
