import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'prom-client'
import type { AccountStore } from './ledger/account-store.js'
import type { Ledger } from './ledger/ledger.js'
import type { ServerGame } from './server-game.js'

/** The parts of a server that a game may use beside the match platform. */
export type GameHost = {
  log: FastifyBaseLogger
  /** For the game's own metrics. */
  registry: Registry
  redisUrl?: string | undefined
  /** The chain, and the accounts bound to seats; absent where no ledger is configured. */
  chain?: { ledger: Ledger; accounts: AccountStore } | undefined
}

/** Makes a game on one server, and starts the services that it needs. */
export type CreateServerGame = (host: GameHost) => ServerGame | Promise<ServerGame>

/** A game in the registry. */
export type RegisteredGame = {
  /** The lines of `--help` for the environment variables that only this game reads. */
  readonly help?: string
  /**
   * Reads the game's own environment variables.
   *
   * @throws {FivefoldError} INVALID_INPUT
   */
  configure(env: NodeJS.ProcessEnv): CreateServerGame
}
