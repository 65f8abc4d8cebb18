import type { Rate } from './measure.js'

/** A table of rates, each with its ratio to the first. */
export function formatRates(title: string, unit: string, rates: readonly Rate[]): string {
  const [first] = rates
  const width = Math.max(...rates.map(({ name }) => name.length))
  const lines = rates.map(({ name, perSecond }) => {
    const ratio = first ? perSecond / first.perSecond : 1
    return `  ${name.padEnd(width)}  ${Math.round(perSecond).toLocaleString('en').padStart(12)} ${unit}/s  ×${ratio.toFixed(2)}`
  })
  return [title, ...lines].join('\n')
}
