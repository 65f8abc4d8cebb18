import { FivefoldError } from '../../core/error.js'
import { queryChainStatus } from '../../indexer/index.js'
import { readServerHealth } from '../../server/read-server-health.js'
import type { ChainName, Report } from './report.js'

/** Blocks an indexer may be behind before that is called a problem: a fraction of a minute on any chain. */
const tolerance = 100

export async function checkServer(url: string): Promise<Report> {
  try {
    const health = await readServerHealth(url)
    const down = Object.entries(health.dependencies).filter(([, { status }]) => status !== 'ok')
    const problem = down
      .map(([name, { reason }]) => `${name} is down${reason ? ` (${reason})` : ''}`)
      .join(', ')
    return { kind: 'server', name: 'server', url, health, ...(problem && { problem }) }
  } catch (error) {
    return { kind: 'server', name: 'server', url, problem: describe(error) }
  }
}

/** Compares what is indexed with the heads just read. */
export async function checkIndexer(url: string, heads: Partial<Record<ChainName, number>>): Promise<Report> {
  const report: Report & { kind: 'indexer' } = { kind: 'indexer', name: 'indexer', url, chains: {} }
  try {
    for (const { chain, height } of await queryChainStatus(url)) {
      const head = heads[chain]
      report.chains[chain] = { height, lag: head === undefined ? undefined : Math.max(0, head - height) }
    }
    const problem = findProblem(report, Object.keys(heads) as ChainName[])
    return problem ? { ...report, problem } : report
  } catch (error) {
    return { ...report, problem: describe(error) }
  }
}

function findProblem(
  { chains }: Report & { kind: 'indexer' },
  names: readonly ChainName[],
): string | undefined {
  const missing = names.filter((name) => !chains[name])
  if (missing.length > 0) return `has not read ${missing.join(', ')}`
  const slow = names.filter((name) => (chains[name]?.lag ?? 0) > tolerance)
  if (slow.length > 0)
    return `${slow.map((name) => `${name} is ${chains[name]?.lag} blocks behind`).join(', ')}`
  return undefined
}

function describe(error: unknown): string {
  if (!(error instanceof FivefoldError)) throw error
  return error.code.endsWith('UNREACHABLE') ? 'no answer' : error.message
}
