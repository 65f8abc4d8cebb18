import { FivefoldError } from '@fivefold/sdk/core'

/** Runs a program's main function. An error is printed on stderr and ends the process with code 1. */
export function runMain(name: string, main: () => Promise<void>): void {
  const fail = (error: unknown) => {
    process.stderr.write(`${name}: ${describe(error)}\n`)
    process.exit(1)
  }
  process.once('uncaughtException', fail)
  main().catch(fail)
}

/** Errors of `parseArgs` are user errors. */
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

/** A user error is printed as one line; anything else is a bug and is printed with its stack. */
function describe(error: unknown): string {
  if (error instanceof FivefoldError) return error.message.replace(/\s*\n\s*/g, ' ')
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
