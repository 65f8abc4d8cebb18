/** A short description of a failed connection or call. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer in time'
  if (error instanceof AggregateError && error.errors.length > 0) return describeError(error.errors[0])
  if (error.message === 'fetch failed' && error.cause) return describeError(error.cause)
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ECONNREFUSED') return 'connection refused'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'no such host'
  return error.message || code || error.name
}
