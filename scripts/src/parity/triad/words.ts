/** A value that the ABI encodes as one word. */
export type Value = number | bigint | boolean | `0x${string}`
/** Static ABI data: structs and arrays are their consecutive values. */
export type Values = Value | readonly Values[] | { readonly [key: string]: Values }

const modulus = 2n ** 256n

function word(value: Value): string {
  if (typeof value === 'string') return value.slice(2).toLowerCase().padStart(64, '0')
  const number = BigInt(value)
  return (number < 0n ? number + modulus : number).toString(16).padStart(64, '0')
}

/**
 * The ABI encoding of static data, without the 0x. Written by hand, because an ABI library would dominate the run time.
 */
export function words(values: Values): string {
  if (typeof values !== 'object') return word(values)
  return Object.values(values).map(words).join('')
}
