import type { CardStats, Game } from '../../../games/ccg/state.js'
import type { PolkadotConnection } from '../connect.js'
import { ccgContracts } from './contracts.js'
import { toGame } from './game-state.js'
import { readPages } from './read-pages.js'
import { gameRefusal } from './refusals.js'

/** A game at the head block, in the types of the rules. */
export async function readGame(connection: PolkadotConnection, gameId: number): Promise<Game> {
  const game = await ccgContracts(connection).game.query.getGameState(gameId)
  return toGame(game ?? unknownGame(gameId))
}

/** The cards of a game, with the adjustments at its start. They never change. */
export async function readGameCards(connection: PolkadotConnection, gameId: number): Promise<CardStats[]> {
  return (await ccgContracts(connection).game.query.getGameCards(gameId)) ?? unknownGame(gameId)
}

/** The numbers of all games of a player, running and finished, oldest first. */
export function gamesOf(connection: PolkadotConnection, player: string): Promise<number[]> {
  const { query } = ccgContracts(connection).game
  return readPages((from, count) => query.gamesOf(player, from, count))
}

function unknownGame(gameId: number): never {
  throw gameRefusal({ type: 'UnknownGame', value: { gameId } })
}
