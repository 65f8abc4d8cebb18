import { FivefoldError } from '@fivefold/sdk/core'

/** Runs a program's main function. An error is printed as one line on stderr and ends with exit code 1. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`)
    process.exitCode = 1
  }
}

/** Expected errors are printed as one line; anything else is a bug and is printed with its stack. */
function describe(error: unknown): string {
  if (error instanceof FivefoldError) return oneLine(error.message)
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim()
}
