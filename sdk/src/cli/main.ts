import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { z } from 'zod'
import { FivefoldError } from '../core/error.js'
import { commands } from './commands.js'

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')))

const program = new Command('fivefold')
  .description('Five card games on three chains, from the command line.')
  .version(version)
for (const register of commands) register(program)

try {
  await program.parseAsync()
} catch (error) {
  if (!(error instanceof FivefoldError)) throw error
  process.stderr.write(`${error.message.replace(/\s*\n\s*/g, ' ')}\n`)
  process.exitCode = 1
}
