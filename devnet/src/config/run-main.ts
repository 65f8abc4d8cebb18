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

/** Resolves at the first SIGINT or SIGTERM. Until it is called, either of them ends the process at once. */
export function untilAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}

/** Waits until the process is asked to stop or the node fails, and closes the node. */
export async function keepRunning(node: { failed: Promise<never>; close(): Promise<void> }): Promise<void> {
  try {
    await Promise.race([untilAskedToStop(), node.failed])
  } finally {
    await node.close()
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
