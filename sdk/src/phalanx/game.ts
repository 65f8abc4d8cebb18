import { shuffledDeck } from './shuffle.js'
import {
  type Game,
  type GameOptions,
  type PlayerIndex,
  type PlayerState,
  startingHand,
  startingLifepoints,
} from './state.js'

export type GameConfig = {
  rngSeed: number
  players: readonly [{ id: string; name: string }, { id: string; name: string }]
  gameOptions?: Partial<GameOptions>
}

/** The state after both have joined and drawn: everything that follows is decided by the actions. */
export function startGame({ rngSeed, players, gameOptions }: GameConfig): Game {
  const options: GameOptions = {
    damageMode: gameOptions?.damageMode ?? 'cumulative',
    ...(gameOptions?.shuffle ? { shuffle: gameOptions.shuffle } : {}),
  }
  const seat = (index: PlayerIndex): PlayerState => {
    const deck = shuffledDeck(rngSeed, options, index)
    return {
      player: { id: players[index].id, name: players[index].name },
      hand: deck.slice(0, startingHand),
      battlefield: Array(8).fill(null),
      drawpile: deck.slice(startingHand),
      discardPile: [],
      lifepoints: startingLifepoints,
    }
  }
  return {
    players: [seat(0), seat(1)],
    activePlayerIndex: 0,
    phase: 'deployment',
    turnNumber: 0,
    rngSeed,
    gameOptions: options,
  }
}
