import type { Proof, ProofOptions, Verdict } from './main.js'
import { startOwnPostgres } from './own-postgres.js'
import { proveRefusals } from './phalanx/frames.js'
import { proveGames } from './phalanx/games.js'
import { proveDurability } from './phalanx/kills.js'
import { proveSecrecy } from './phalanx/leaks.js'
import { type ServerProcess, startServerProcess } from './server-process.js'

/** Runs one part on its own server process and database. */
async function onServer<T>(work: (server: ServerProcess) => Promise<T>): Promise<T> {
  const postgres = await startOwnPostgres()
  try {
    const server = await startServerProcess(postgres)
    try {
      return await work(server)
    } finally {
      await server.kill()
    }
  } finally {
    await postgres.stop()
  }
}

function checkGames({ games, seed, report, progress }: ProofOptions): Verdict {
  const differences = proveGames({ games, seed, report, progress })
  return { line: `${games} games, ${differences} differences`, holds: differences === 0 }
}

function checkSecrecy({ watched: games, seed, report, progress }: ProofOptions): Promise<Verdict> {
  return onServer(async ({ url }) => {
    const { frames, leaks } = await proveSecrecy({ url, games, seed, report, progress })
    return { line: `${games} watched games, ${frames} frames, ${leaks} leaks`, holds: leaks === 0 }
  })
}

/** Growth in megabytes that still counts as flat: garbage collection is lazy. */
const memorySlack = 60

function checkRefusals({ frames, seed, report, progress }: ProofOptions): Promise<Verdict> {
  return onServer(async (server) => {
    const { wrong, changed, memory, isUp } = await proveRefusals({ server, frames, seed, report, progress })
    const [first = 0, last = 0] = [memory[1] ?? memory[0], memory.at(-1)]
    const line = `${frames} frames, ${wrong} wrong answers, ${changed} matches changed, memory ${first} to ${last} MB`
    return { line, holds: wrong === 0 && changed === 0 && isUp && last - first < memorySlack }
  })
}

async function checkDurability({ kills, matches, report, progress }: ProofOptions): Promise<Verdict> {
  const postgres = await startOwnPostgres()
  try {
    const { databaseUrl } = postgres
    const sums = await proveDurability({ databaseUrl, kills, matches, report, progress })
    const { acknowledged, losses, finished, unproven } = sums
    const line = `${kills} kills amid ${matches} matches, ${acknowledged} actions acknowledged, ${losses} lost, ${finished} matches finished, ${unproven} unproven`
    return { line, holds: losses === 0 && unproven === 0 }
  } finally {
    await postgres.stop()
  }
}

export const provePhalanx: Proof = async function* (options) {
  if (options.games > 0) yield checkGames(options)
  if (options.watched > 0) yield await checkSecrecy(options)
  if (options.frames > 0) yield await checkRefusals(options)
  if (options.kills > 0) yield await checkDurability(options)
}
