import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { z } from 'zod'
import type { Game } from '../core/game.js'
import { games as registeredGames } from '../games/registry.js'
import { addGame } from './game-commands.js'
import { ownCommands } from './games/index.js'
import { registerStatus } from './status/index.js'

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')))

/** The program `fivefold` with the commands of all games. */
export function createProgram(games: readonly Game[] = registeredGames): Command {
  const program = new Command('fivefold')
    .description('Five card games on three chains, from the command line.')
    .version(version)
  registerStatus(program)
  for (const game of games) {
    const command = addGame(program, game)
    ownCommands[game.id]?.(command)
  }
  return program
}
