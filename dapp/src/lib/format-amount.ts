export type Amount = { raw: bigint; decimals: number; symbol: string }

/** A balance with four decimals, truncated, so that it is never overstated. */
export function formatAmount({ raw, decimals, symbol }: Amount): string {
  const unit = 10n ** BigInt(decimals)
  const whole = (raw / unit).toLocaleString('en')
  const fraction = (raw % unit).toString().padStart(decimals, '0').slice(0, 4).replace(/0+$/, '')
  if (fraction === '' && raw > 0n && raw < unit) return `< 0.0001 ${symbol}`
  return `${whole}${fraction && `.${fraction}`} ${symbol}`
}
