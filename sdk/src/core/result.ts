/** The result of a refused operation. */
export type Refused<E> = { readonly ok: false; readonly error: E }

/**
 * The result of an operation that can be refused: the fields of `T`, or an error.
 *
 * @example
 * const result = game.apply(state, action, config)
 * if (!result.ok) return report(result.error.code)
 * show(result.state)
 */
export type Result<T extends object, E> = ({ readonly ok: true } & T) | Refused<E>

/** A refusal. */
export const refuse = <const E>(error: E): Refused<E> => ({ ok: false, error })

/**
 * The fields of a result that is known to be ok.
 *
 * @throws the error of a refusal.
 */
export function orThrow<R extends { readonly ok: true } | Refused<Error>>(
  result: R,
): Extract<R, { readonly ok: true }> {
  if (!result.ok) throw result.error
  return result as Extract<R, { readonly ok: true }>
}
