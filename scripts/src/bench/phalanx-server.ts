import { startOwnPostgres } from '../prove/own-postgres.js'
import { startServerProcess } from '../prove/server-process.js'
import { openFivefoldMatch } from './fivefold-client.js'
import { MatchLoad, type OpenMatch } from './match-load.js'
import { openBoardgameMatch } from './peers/boardgame/client.js'
import { openColyseusMatch } from './peers/colyseus/client.js'
import { startPeer } from './peers/start-peer.js'
import { scriptLongMatch } from './phalanx-script.js'
import { formatTable } from './report.js'
import { reuseWalFiles } from './reuse-wal-files.js'
import { progress, takeTurns } from './rounds.js'

/** The match server beside its peers: the same rules, the same matches over the same number of sockets. */
export async function benchPhalanxServer({ matches: matchCount }: { matches: number }): Promise<string> {
  const closing: (() => unknown)[] = []
  const opened = <T>(resource: T, close: (resource: T) => unknown): T => {
    closing.push(() => close(resource))
    return resource
  }
  try {
    const postgres = opened(await startOwnPostgres(), ({ stop }) => stop())
    await reuseWalFiles(postgres.databaseUrl)
    const server = opened(await startServerProcess(postgres), ({ kill }) => kill())
    const inMemory = opened(await startPeer({ peer: 'colyseus' }), ({ stop }) => stop())
    const stored = opened(
      await startPeer({ peer: 'colyseus', env: { DATABASE_URL: postgres.databaseUrl } }),
      ({ stop }) => stop(),
    )
    const boardgame = opened(await startPeer({ peer: 'boardgame' }), ({ stop }) => stop())

    const script = scriptLongMatch()
    const openMatches = async (name: string, pid: number | undefined, openMatch: OpenMatch) => {
      progress(`opening ${matchCount} matches: ${name}`)
      const matches = await MatchLoad.open(openMatch, script, matchCount)
      return { name, matches: opened(matches, () => matches.close()), load: matches.load, pid }
    }
    const contenders = [
      await openMatches(
        'match server: hashed, stored, pushed to both',
        server.pid,
        openFivefoldMatch(server.url),
      ),
      await openMatches(
        'Colyseus, in memory, no hash, no log',
        inMemory.pid,
        openColyseusMatch(inMemory.url),
      ),
      await openMatches('Colyseus, one stored row per action', stored.pid, openColyseusMatch(stored.url)),
      await openMatches('boardgame.io, in memory, no hash', boardgame.pid, openBoardgameMatch(boardgame.url)),
    ]
    const results = await takeTurns(contenders, { rounds: 4, seconds: 2.5 })
    const bytes: number[] = []
    for (const { matches } of contenders) bytes.push(await matches.bytesPerAction())
    const [own] = results
    const rows = results.map(({ name, perSecond, p99, cpu }, index) => [
      name,
      `${Math.round(perSecond).toLocaleString('en')}/s`,
      `×${((own?.perSecond ?? Number.NaN) / perSecond).toFixed(2)}`,
      `${cpu.toFixed(0)} µs`,
      `${p99.median.toFixed(1)} ms`,
      `${p99.worst.toFixed(1)} ms`,
      `${Math.round(bytes[index] ?? Number.NaN)}`,
    ])
    return formatTable(
      `Phalanx Duel: ${matchCount.toLocaleString('en')} matches at once over ${(2 * matchCount).toLocaleString('en')} sockets`,
      [
        '',
        'actions',
        'match server ÷ it',
        'its CPU per action',
        'p99 at half rate',
        'worst round',
        'bytes pushed per action',
      ],
      rows,
    )
  } finally {
    for (const close of closing.reverse()) await close()
  }
}
