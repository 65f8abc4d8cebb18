import { z } from 'zod'
import type { PlainGameTypes, Simulation } from '../../core/game.js'
import { orThrow } from '../../core/result.js'
import { sha256Hex } from '../../core/sha256-hex.js'
import { type GameConfig, startGame } from './game.js'
import { stateHash } from './log.js'
import { randomAction, randomMatch } from './random-game.js'
import { applyAction } from './rules.js'
import type { Action, Game, TransactionDetail } from './state.js'

export type WarTypes = PlainGameTypes<GameConfig, Game, Action, TransactionDetail>

/** Games of War with random NFTs and lots. */
export const simulation: Simulation<WarTypes> = {
  flags: {},
  options: z.object({}),
  play(random) {
    const match = randomMatch(random)
    const actions: Action[] = []
    let { game } = orThrow(startGame(match.config))
    while (game.phase !== 'gameOver') {
      const action = randomAction(game, match, random)
      actions.push(action)
      game = orThrow(applyAction(game, action)).game
    }
    return { config: match.config, actions, state: game }
  },
  /** The checksum covers the last state of each game. */
  summarize(games) {
    const wins: [number, number] = [0, 0]
    const endings = { outOfCards: 0, outOfWarCards: 0, forfeit: 0, draw: 0 }
    let rounds = 0
    let checksum = ''
    for (const { state } of games) {
      const { outcome } = state
      rounds += state.round
      if (outcome && 'winnerIndex' in outcome) {
        wins[outcome.winnerIndex]++
        endings[outcome.victoryType]++
      } else endings.draw++
      checksum = sha256Hex(checksum + stateHash(state))
    }
    return { wins, endings, rounds, checksum }
  },
}
