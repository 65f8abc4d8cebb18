import type { Answer } from './typescript.js'

/** The events and errors that have occurred. */
export type Coverage = {
  readonly events: Set<string>
  readonly startErrors: Set<string>
  readonly submitErrors: Set<string>
  readonly reasons: Set<string>
}

export const createCoverage = (): Coverage => ({
  events: new Set(),
  startErrors: new Set(),
  submitErrors: new Set(),
  reasons: new Set(),
})

export function cover(coverage: Coverage, call: string, { outcome }: Answer): void {
  if (!outcome) return
  if (outcome.ok) {
    for (const { type } of outcome.events) coverage.events.add(type)
    return
  }
  const { error } = outcome
  if (call === 'start') coverage.startErrors.add(error.type)
  else coverage.submitErrors.add(error.type)
  if (error.type === 'Action') coverage.reasons.add(error.reason.type)
}
