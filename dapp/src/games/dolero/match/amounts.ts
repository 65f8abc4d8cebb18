/** Steps of a slider; amounts are too large for one step a unit. */
export const sliderSteps = 100

/** The amount at a step between two bounds. */
export function amountAt(step: number, lowest: bigint, highest: bigint): bigint {
  return lowest + ((highest - lowest) * BigInt(step)) / BigInt(sliderSteps)
}

/** The step that is nearest below an amount. */
export function stepOf(amount: bigint, lowest: bigint, highest: bigint): number {
  if (highest <= lowest) return sliderSteps
  return Number(((amount - lowest) * BigInt(sliderSteps)) / (highest - lowest))
}

/** "0.25" in the smallest units; undefined where it is no amount of so many decimals. */
export function parseAmount(text: string, decimals: number): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d*))?$/.exec(text.trim()) ?? []
  if (whole === undefined || fraction.length > decimals) return undefined
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** The exact amount without its sign, as it can be typed. */
export function amountText(raw: bigint, decimals: number): string {
  const digits = raw.toString().padStart(decimals + 1, '0')
  const fraction = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '')
  const whole = decimals === 0 ? digits : digits.slice(0, -decimals)
  return fraction === '' ? whole : `${whole}.${fraction}`
}
