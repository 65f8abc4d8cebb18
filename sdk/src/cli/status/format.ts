import type { IndexedChain, Report, Status } from './report.js'

/** The status as a table for people. */
export function formatStatus({ deployment, reports }: Status, colour: boolean): string {
  const rows = reports.map((report) => ({ report, cells: [report.name, describe(report)] }))
  const widths = [0, 1].map((column) => Math.max(...rows.map(({ cells }) => cells[column]?.length ?? 0)))
  const lines = rows.map(({ report, cells }) => {
    const text = cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
    return `${mark(report.problem === undefined, colour)} ${text}  ${report.url}`
  })
  return [`${deployment.name}: ${deployment.file}`, ...lines].join('\n')
}

function mark(ok: boolean, colour: boolean): string {
  const sign = ok ? '✓' : '✗'
  return colour ? `\u001b[${ok ? 32 : 31}m${sign}\u001b[0m` : sign
}

function describe(report: Report): string {
  const facts = factsOf(report)
  return [...(report.problem ? [report.problem] : []), ...facts].join(' · ')
}

function factsOf(report: Report): string[] {
  switch (report.kind) {
    case 'chain': {
      const contracts = Object.entries(report.contracts).map(
        ([name, there]) => `${name} ${there ? '✓' : '✗'}`,
      )
      return report.height === undefined ? [] : [`block ${report.height}`, ...contracts]
    }
    case 'server':
      return report.health ? [`version ${report.health.version}`, `up ${duration(report.health.uptime)}`] : []
    case 'indexer':
      return Object.entries(report.chains).map(([chain, indexed]) => `${chain} ${describeIndexed(indexed)}`)
    case 'supervisor':
      return [`${report.up} of ${report.parts} parts up`]
  }
}

function describeIndexed({ height, lag, quarantined }: IndexedChain): string {
  const notes = [...(lag ? [`${lag} behind`] : []), ...(quarantined ? [`${quarantined} quarantined`] : [])]
  return notes.length > 0 ? `${height} (${notes.join(', ')})` : `${height}`
}

function duration(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`
  return `${Math.round(seconds / 3600)} h`
}
