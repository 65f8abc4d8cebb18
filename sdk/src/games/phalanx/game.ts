import { shuffledDeck } from './shuffle.js'
import {
  type Game,
  type GameOptions,
  nextGame,
  nextPlayer,
  type PlayerIndex,
  type PlayerState,
  type RulesVersion,
  startingHand,
  startingLifepoints,
} from './state.js'

export type GameConfig = {
  rngSeed: number
  players: readonly [{ id: string; name: string }, { id: string; name: string }]
  gameOptions?: { [Option in keyof GameOptions]?: GameOptions[Option] | undefined } | undefined
  /** Not part of the state, nor of its hash; 1 by default. */
  rulesVersion?: RulesVersion | undefined
}

/** The player of an empty seat. */
export const noPlayer = { id: '', name: '' } as const

/** The `setup` phase: decks are shuffled, no card is drawn. */
export function createInitialState({ rngSeed, players, gameOptions }: GameConfig): Game {
  const options: GameOptions = {
    damageMode: gameOptions?.damageMode ?? 'cumulative',
    ...(gameOptions?.shuffle ? { shuffle: gameOptions.shuffle } : {}),
  }
  const seat = (index: PlayerIndex): PlayerState => ({
    player: { id: players[index].id, name: players[index].name },
    hand: [],
    battlefield: Array(8).fill(null),
    drawpile: shuffledDeck(rngSeed, options, index),
    discardPile: [],
    lifepoints: startingLifepoints,
  })
  return {
    players: [seat(0), seat(1)],
    activePlayerIndex: 0,
    phase: 'setup',
    turnNumber: 0,
    rngSeed,
    gameOptions: options,
  }
}

const withHand = (player: PlayerState): PlayerState =>
  nextPlayer(player, {
    hand: player.drawpile.slice(0, startingHand),
    drawpile: player.drawpile.slice(startingHand),
  })

/** The state after both players have joined and drawn: from here on it depends on the actions alone. */
export function startGame(config: GameConfig): Game {
  const game = createInitialState(config)
  const players = [withHand(game.players[0]), withHand(game.players[1])] as const
  return nextGame(game, { players, phase: 'deployment' })
}
