import type { z } from 'zod'
import { FivefoldError } from './error.js'

/** Parses external input. `what` names the input in the error. */
export function parse<T extends z.ZodType>(schema: T, value: unknown, what: string): z.output<T> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const path = issue?.path.join('.') || 'value'
  throw new FivefoldError(`${what}: ${path}: ${issue?.message ?? 'is not valid'}`, {
    code: 'INVALID_INPUT',
    value,
    cause: result.error,
  })
}
