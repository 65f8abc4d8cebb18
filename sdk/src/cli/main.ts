import { FivefoldError } from '../core/error.js'
import { createProgram } from './program.js'

try {
  await createProgram().parseAsync()
} catch (error) {
  if (!(error instanceof FivefoldError)) throw error
  process.stderr.write(`${error.message.replace(/\s*\n\s*/g, ' ')}\n`)
  process.exitCode = 1
}
