import type { Command } from 'commander'
import { addCcgCommands } from './ccg/index.js'
import { addPhalanxCommands } from './phalanx/index.js'
import { addTriadCommands } from './triad/index.js'

/** The commands that one game alone has, by its id. */
export const ownCommands: Readonly<Record<string, (game: Command) => void>> = {
  triad: addTriadCommands,
  ccg: addCcgCommands,
  phalanx: addPhalanxCommands,
}
