import { startOwnPostgres } from '../prove/own-postgres.js'
import { startServerProcess } from '../prove/server-process.js'
import { openEcho } from './echo.js'
import type { Load, Measured } from './load.js'
import { BenchMatches } from './phalanx-matches.js'

const matchCount = 1_000
const rounds = 4
/** Seconds that each contender has in a round for each of its two measurements. */
const seconds = 2.5
/** Bytes of a push with deltas, mostly. */
const pushSize = 550

type Contender = {
  name: string
  load: Load
  /** Messages in and out that one unit is. */
  messages: number
}

/** The match server with Postgres, a bare echo, and an echo that moves what the server moves. */
export async function benchPhalanxServer(): Promise<string> {
  const postgres = await startOwnPostgres()
  const server = await startServerProcess(postgres)
  const closing: { close(): void }[] = []
  try {
    // Over as many sockets as the matches have, since many sockets alone cost time, and over half of them.
    const echo = await openEcho({ speakers: matchCount, socketsEach: 2 })
    closing.push(echo)
    const half = await openEcho({ speakers: matchCount, socketsEach: 1 })
    closing.push(half)
    const pairs = await openEcho({ speakers: matchCount, socketsEach: 2, answerSize: pushSize })
    closing.push(pairs)
    const matches = await BenchMatches.open(server.url, matchCount)
    closing.push(matches)
    const rows = await takeTurns([
      { name: 'bare echo', load: echo.load, messages: 2 },
      { name: 'bare echo over half the sockets', load: half.load, messages: 2 },
      { name: 'bare echo of a push to both of a pair', load: pairs.load, messages: 3 },
      { name: 'actions, stored and pushed to both', load: matches.load, messages: 3 },
    ])
    return report(rows, await matches.pushSizes())
  } finally {
    for (const each of closing) each.close()
    await server.kill()
    await postgres.stop()
  }
}

type Row = Contender & Measured

/** Round after round, so that whatever else the machine does hits all. The best counts: noise only ever slows. */
async function takeTurns(contenders: readonly Contender[]): Promise<Row[]> {
  const rows = contenders.map((contender) => ({ ...contender, perSecond: 0, p99: Number.POSITIVE_INFINITY }))
  for (let round = 0; round < rounds; round++) {
    for (const row of rows) {
      const { perSecond, p99 } = await row.load.measure(seconds)
      row.perSecond = Math.max(row.perSecond, perSecond)
      row.p99 = Math.min(row.p99, p99)
    }
  }
  return rows
}

function report(rows: readonly Row[], sizes: readonly number[]): string {
  const whole = (value: number) => Math.round(value).toLocaleString('en').padStart(9)
  const messagesOf = ({ perSecond, messages }: Row) => perSecond * messages
  const [first] = rows
  const lines = rows.map((row) => {
    const ratio = first ? messagesOf(row) / messagesOf(first) : 1
    return `  ${row.name.padEnd(38)}${whole(row.perSecond)}/s ${whole(messagesOf(row))} messages/s in and out  ×${ratio.toFixed(2)}  p99 at half ${row.p99.toFixed(1)} ms`
  })
  return [
    `Phalanx Duel: server, ${whole(matchCount).trim()} matches at once over ${whole(2 * matchCount).trim()} sockets`,
    ...lines,
    `  bytes a push with deltas, on average, each hundred actions of a match: ${sizes.join(', ')}`,
  ].join('\n')
}
