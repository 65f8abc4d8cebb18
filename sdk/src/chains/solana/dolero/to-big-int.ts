/** Anchor's big numbers as the language's own. */
export const toBigInt = (value: { toString(): string }): bigint => BigInt(value.toString())
