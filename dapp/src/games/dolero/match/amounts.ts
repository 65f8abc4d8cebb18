/** Steps of a slider; amounts are too large for one step per unit. */
export const sliderSteps = 100

/** The amount at a step between two bounds. */
export function amountAt(step: number, lowest: bigint, highest: bigint): bigint {
  return lowest + ((highest - lowest) * BigInt(step)) / BigInt(sliderSteps)
}

/** The nearest step at or below an amount. */
export function stepOf(amount: bigint, lowest: bigint, highest: bigint): number {
  if (highest <= lowest) return sliderSteps
  return Number(((amount - lowest) * BigInt(sliderSteps)) / (highest - lowest))
}

/** Parses "0.25" into the smallest units; undefined if it is not an amount with that many decimals. */
export function parseAmount(text: string, decimals: number): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d*))?$/.exec(text.trim()) ?? []
  if (whole === undefined || fraction.length > decimals) return undefined
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** The exact amount without its symbol, as it can be typed. */
export function amountText(raw: bigint, decimals: number): string {
  const digits = raw.toString().padStart(decimals + 1, '0')
  const fraction = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '')
  const whole = decimals === 0 ? digits : digits.slice(0, -decimals)
  return fraction === '' ? whole : `${whole}.${fraction}`
}
