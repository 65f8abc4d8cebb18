import type { GameEvent } from './events.js'
import type { Unit } from './state.js'
import {
  type CardStats,
  type Game,
  gameStatus,
  otherPlayer,
  type PlayerIndex,
  type PlayerState,
} from './state.js'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
export type MutableUnit = Mutable<Unit>
export type MutablePlayer = Mutable<Omit<PlayerState, 'deck' | 'hand' | 'board'>> & {
  deck: number[]
  hand: number[]
  board: (MutableUnit | null)[]
}
type MutableGame = Mutable<Omit<Game, 'players'>> & { readonly players: [MutablePlayer, MutablePlayer] }

/** A batch in progress on its own copy of the game: if it fails, the copy is discarded. */
export type Play = {
  readonly game: MutableGame
  readonly cards: readonly CardStats[]
  readonly events: GameEvent[]
  /** Decides the draws of scheme 1; absent in a preview, where the drawn cards are unknown. */
  readonly parentHash: Uint8Array | undefined
  /** Number of cards that a preview counts as drawn, for each player. */
  readonly unseen: [number, number]
}

export function beginPlay(game: Game, cards: readonly CardStats[], parentHash?: Uint8Array): Play {
  const [first, second] = game.players
  return {
    game: { ...game, players: [copyPlayer(first), copyPlayer(second)] },
    cards,
    events: [],
    parentHash,
    unseen: [0, 0],
  }
}

function copyPlayer(player: PlayerState): MutablePlayer {
  return {
    addr: player.addr,
    hp: player.hp,
    energy: player.energy,
    maxEnergy: player.maxEnergy,
    fatigue: player.fatigue,
    draws: player.draws,
    link: player.link,
    deck: player.deck.slice(),
    hand: player.hand.slice(),
    board: player.board.map(copyUnit),
  }
}

const copyUnit = (unit: Unit | null): MutableUnit | null => (unit ? { ...unit } : null)

export function activePlayer({ game }: Play): MutablePlayer {
  return game.players[game.activeIdx]
}

export function endGame(play: Play, winner: PlayerIndex | null): void {
  const { game, events } = play
  game.status = winner === null ? gameStatus.draw : winner === 0 ? gameStatus.wonBy0 : gameStatus.wonBy1
  events.push({ type: 'GameEnded', winner })
}

/** Ends the game without a result. */
export function cancelGame({ game, events }: Play): void {
  game.status = gameStatus.cancelled
  events.push({ type: 'GameCancelled' })
}

/** Ends the game if a player has no hp left. */
export function endIfDecided(play: Play): void {
  const [first, second] = play.game.players
  if (first.hp > 0 && second.hp > 0) return
  if (first.hp <= 0 && second.hp <= 0) endGame(play, null)
  else endGame(play, otherPlayer(first.hp <= 0 ? 0 : 1))
}
