import { FivefoldError } from '@fivefold/sdk/core'

/** Runs a program's main function. What goes wrong is one line on stderr and exit code 1. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`)
    process.exitCode = 1
  }
}

/** Expected errors are a line; anything else is a bug and shows where it is. */
function describe(error: unknown): string {
  if (error instanceof FivefoldError) return oneLine(error.message)
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim()
}
