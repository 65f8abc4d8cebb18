import { FivefoldError } from '@fivefold/sdk/core'

/** Runs a program's main function. What goes wrong is told on stderr and ends the process with code 1. */
export function runMain(name: string, main: () => Promise<void>): void {
  const fail = (error: unknown) => {
    process.stderr.write(`${name}: ${describe(error)}\n`)
    process.exit(1)
  }
  process.once('uncaughtException', fail)
  main().catch(fail)
}

/** What `parseArgs` complains about is the user's to put right. */
export function readArguments<T>(read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new FivefoldError(cause instanceof Error ? cause.message : String(cause), {
      code: 'INVALID_INPUT',
      cause,
    })
  }
}

/** What a user can put right is a line; anything else is a bug and shows where it is. */
function describe(error: unknown): string {
  if (error instanceof FivefoldError) return error.message.replace(/\s*\n\s*/g, ' ')
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
