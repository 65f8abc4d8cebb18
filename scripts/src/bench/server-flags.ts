import pg from 'pg'
import { startOwnPostgres } from '../prove/own-postgres.js'
import { readServerFlags, startServerProcess } from '../prove/server-process.js'
import { openFivefoldMatch } from './fivefold-client.js'
import { MatchLoad } from './match-load.js'
import { scriptLongMatch } from './phalanx-script.js'
import { formatTable } from './report.js'
import { type Contender, progress, takeTurns } from './rounds.js'

type Variant = { name: string; flags: readonly string[] }

/** All V8 flags of the match server, none of them, and all but one. */
function flagVariants(): Variant[] {
  const all = readServerFlags()
  // Source maps are for people who read stack traces, not for speed.
  const flags = all.filter((flag) => flag !== '--enable-source-maps')
  const without = (left: readonly string[]) => all.filter((flag) => !left.includes(flag))
  const single = flags.length > 1 ? flags : []
  return [
    { name: 'no flags', flags: without(flags) },
    { name: flags.join(' '), flags: all },
    ...single.map((flag) => ({ name: `all but ${flag}`, flags: without([flag]) })),
  ]
}

/** A database of its own for each server: servers with one database would notify each other of every action. */
async function createDatabase(databaseUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  // The flags do not change how long the disk takes.
  await client.query(`ALTER DATABASE ${name} SET synchronous_commit = off`)
  await client.end()
  return Object.assign(new URL(databaseUrl), { pathname: name }).href
}

/** The match server with and without its V8 flags. */
export async function benchServerFlags({ matches: matchCount }: { matches: number }): Promise<string> {
  const closing: (() => unknown)[] = []
  try {
    const postgres = await startOwnPostgres()
    closing.push(() => postgres.stop())
    const script = scriptLongMatch()
    const contenders: Contender[] = []
    for (const { name, flags } of flagVariants()) {
      progress(`opening ${matchCount} matches: ${name}`)
      const databaseUrl = await createDatabase(postgres.databaseUrl, `flags_${contenders.length}`)
      const server = await startServerProcess({ databaseUrl, flags })
      closing.push(() => server.kill())
      const matches = await MatchLoad.open(openFivefoldMatch(server.url), script, matchCount)
      closing.push(() => matches.close())
      contenders.push({ name, load: matches.load, pid: server.pid })
    }
    const results = await takeTurns(contenders, { rounds: 8, seconds: 2 })
    const [bare] = results
    const ratio = (value: number, base: number | undefined) => `×${(value / (base ?? Number.NaN)).toFixed(2)}`
    return formatTable(
      `V8 flags of the match server: ${matchCount.toLocaleString('en')} matches at once`,
      ['', 'actions', '÷ no flags', 'CPU per action', '÷ no flags', 'p99 at half rate', '÷ no flags'],
      results.map(({ name, perSecond, cpu, p99 }) => [
        name,
        `${Math.round(perSecond).toLocaleString('en')}/s`,
        ratio(perSecond, bare?.perSecond),
        `${cpu.toFixed(0)} µs`,
        ratio(cpu, bare?.cpu),
        `${p99.median.toFixed(1)} ms`,
        ratio(p99.median, bare?.p99.median),
      ]),
    )
  } finally {
    for (const close of closing.reverse()) await close()
  }
}
