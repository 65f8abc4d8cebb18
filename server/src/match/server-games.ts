import type { ServerGame } from './server-game.js'

/** The games that a server plays. */
export class ServerGames implements Iterable<ServerGame> {
  /** The game of messages without a `game` field. */
  readonly unnamed: ServerGame
  readonly #games: ReadonlyMap<string, ServerGame>

  constructor(games: readonly ServerGame[], unnamedId: string) {
    this.#games = new Map(games.map((game) => [game.id, game]))
    const unnamed = this.#games.get(unnamedId)
    if (!unnamed || this.#games.size !== games.length)
      throw new Error(`games need ids of their own, and one must be ${unnamedId}`)
    this.unnamed = unnamed
  }

  get(id: string | undefined): ServerGame | undefined {
    return id === undefined ? this.unnamed : this.#games.get(id)
  }

  get ids(): string[] {
    return [...this.#games.keys()]
  }

  [Symbol.iterator](): Iterator<ServerGame> {
    return this.#games.values()
  }
}
