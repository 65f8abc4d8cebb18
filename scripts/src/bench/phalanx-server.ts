import { startOwnPostgres } from '../prove/own-postgres.js'
import { startServerProcess } from '../prove/server-process.js'
import { type EchoOptions, openEcho } from './echo.js'
import type { Load, Measured } from './load.js'
import { BenchMatches } from './phalanx-matches.js'
import { reuseWalFiles } from './reuse-wal-files.js'

const matchCount = 1_000
const rounds = 4
/** Seconds per contender and round, for each of its two measurements. */
const seconds = 2.5
/** The typical size of a push with deltas, in bytes. */
const pushSize = 550

type Contender = {
  name: string
  load: Load
  /** Messages in and out per unit. */
  messages: number
}

/** The match server with Postgres, a bare echo, and an echo with the server's message sizes. */
export async function benchPhalanxServer(): Promise<string> {
  const closing: (() => unknown)[] = []
  try {
    const postgres = await startOwnPostgres()
    closing.push(postgres.stop)
    await reuseWalFiles(postgres.databaseUrl)
    const server = await startServerProcess(postgres)
    closing.push(server.kill)
    const openedEcho = async (options: EchoOptions): Promise<Load> => {
      const { load, close } = await openEcho(options)
      closing.push(close)
      return load
    }
    const single = await openedEcho({ clients: matchCount, socketsEach: 1 })
    // Over the same sockets as the matches, in the same way: that alone slows an echo by about a fifth.
    const inTurn = await openedEcho({ clients: matchCount, socketsEach: 2 })
    const pairs = await openedEcho({ clients: matchCount, socketsEach: 2, answerSize: pushSize })
    const matches = await BenchMatches.open(server.url, matchCount)
    closing.push(() => matches.close())
    const rows = await takeTurns([
      { name: 'bare echo, one socket a match', load: single, messages: 2 },
      { name: 'bare echo, two sockets in turn', load: inTurn, messages: 2 },
      { name: 'bare echo of a push to both of a pair', load: pairs, messages: 3 },
      { name: 'actions, stored and pushed to both', load: matches.load, messages: 3 },
    ])
    return report(rows, await matches.pushSizes())
  } finally {
    for (const close of closing.reverse()) await close()
  }
}

type Row = Contender & { perSecond: number; p99: { middle: number; worst: number } }

/**
 * Runs in rounds, so that other load on the machine affects all contenders. The best rate counts: noise only slows. For
 * the latency, the best round would hide occasional spikes, so the median counts and the worst is reported.
 */
async function takeTurns(contenders: readonly Contender[]): Promise<Row[]> {
  const measured: Measured[][] = contenders.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, { load }] of contenders.entries()) measured[index]?.push(await load.measure(seconds))
  }
  return contenders.map((contender, index) => {
    const own = measured[index] ?? []
    const slowest = own.map(({ p99 }) => p99)
    return {
      ...contender,
      perSecond: Math.max(...own.map(({ perSecond }) => perSecond)),
      p99: { middle: middleOf(slowest), worst: Math.max(...slowest) },
    }
  })
}

/** For an even number, the mean of the two in the middle. */
function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (index: number) => sorted[Math.floor(index)] ?? Number.NaN
  return (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2
}

function report(rows: readonly Row[], sizes: readonly number[]): string {
  const whole = (value: number) => Math.round(value).toLocaleString('en').padStart(9)
  const messagesOf = ({ perSecond, messages }: Row) => perSecond * messages
  const [first] = rows
  const lines = rows.map((row) => {
    const ratio = first ? messagesOf(row) / messagesOf(first) : 1
    return `  ${row.name.padEnd(38)}${whole(row.perSecond)}/s ${whole(messagesOf(row))} messages/s in and out  ×${ratio.toFixed(2)}  p99 at half ${row.p99.middle.toFixed(1)} ms, worst round ${row.p99.worst.toFixed(1)} ms`
  })
  return [
    `Phalanx Duel: server, ${whole(matchCount).trim()} matches at once over ${whole(2 * matchCount).trim()} sockets`,
    ...lines,
    `  bytes a push with deltas, on average, each hundred actions of a match: ${sizes.join(', ')}`,
  ].join('\n')
}
