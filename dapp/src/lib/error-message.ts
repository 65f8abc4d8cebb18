import { FivefoldError } from '@fivefold/sdk/core'

export type ErrorMessage = { title: string; hint?: string }

/** The text of an error toast: the SDK's message, and its hint on a line of its own. */
export function errorMessage(error: unknown): ErrorMessage {
  if (error instanceof FivefoldError) {
    const { hint } = error
    return hint ? { title: error.message.replace(` (${hint})`, ''), hint } : { title: error.message }
  }
  if (error instanceof Error) return { title: error.message }
  return { title: String(error) }
}
