/** Converts Anchor's big numbers to bigint. */
export const toBigInt = (value: { toString(): string }): bigint => BigInt(value.toString())
