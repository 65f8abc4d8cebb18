import { setTimeout as sleep } from 'node:timers/promises'
import { FivefoldError } from '../../core/error.js'
import { countQuarantinedEvents, queryChainStatus } from '../../indexer/index.js'
import { readServerHealth } from '../../match/read-server-health.js'
import type { ChainName, Report } from './report.js'

/** The tolerated lag of an indexer in blocks: a fraction of a minute on any chain. */
const tolerance = 100
/** Milliseconds without progress after which a processor with unread blocks is reported as stalled. */
const stallAfter = 10_000
const pollInterval = 500

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
export async function checkIndexer(url: string, heads: Heads): Promise<Report> {
  const report: Report & { kind: 'indexer' } = { kind: 'indexer', name: 'indexer', url, chains: {} }
  try {
    const quarantined = await countQuarantinedEvents(url)
    const before = await readHeights(url)
    for (const chain of Object.keys(before) as ChainName[]) {
      const { [chain]: height = 0 } = before
      const head = heads[chain]
      const lag = head === undefined ? undefined : Math.max(0, head - height)
      report.chains[chain] = { height, lag, quarantined: quarantined[chain] }
    }
    const problem =
      findProblem(report, heads) ?? describeStalled(await findStalled(url, heads, before), before)
    return problem ? { ...report, problem } : report
  } catch (error) {
    return { ...report, problem: describe(error) }
  }
}

type Heads = Partial<Record<ChainName, number>>
type Heights = Partial<Record<ChainName, number>>

async function readHeights(url: string): Promise<Heights> {
  const statuses = await queryChainStatus(url)
  return Object.fromEntries(statuses.map(({ chain, height }) => [chain, height]))
}

function findProblem({ chains }: Report & { kind: 'indexer' }, heads: Heads): string | undefined {
  const names = Object.keys(heads) as ChainName[]
  const missing = names.filter((name) => !chains[name])
  if (missing.length > 0) return `has not read ${missing.join(', ')}`
  const slow = names.filter((name) => (chains[name]?.lag ?? 0) > tolerance)
  if (slow.length > 0)
    return `${slow.map((name) => `${name} is ${chains[name]?.lag} blocks behind`).join(', ')}`
  return undefined
}

/** The chains with newer blocks whose processors make no progress within the waiting time. */
async function findStalled(url: string, heads: Heads, before: Heights): Promise<ChainName[]> {
  const deadline = Date.now() + stallAfter
  let heights = before
  for (;;) {
    const behind = (Object.keys(heads) as ChainName[]).filter(
      (name) => (heads[name] ?? 0) > (before[name] ?? 0) && heights[name] === before[name],
    )
    if (behind.length === 0 || Date.now() >= deadline) return behind
    await sleep(pollInterval)
    heights = await readHeights(url)
  }
}

function describeStalled(stalled: readonly ChainName[], heights: Heights): string | undefined {
  if (stalled.length === 0) return undefined
  return stalled.map((name) => `${name} does not advance from block ${heights[name]}`).join(', ')
}

function describe(error: unknown): string {
  if (!(error instanceof FivefoldError)) throw error
  return error.code.endsWith('UNREACHABLE') ? 'no answer' : error.message
}
