import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compareGames, type Share } from './dolero/compare-games.js'
import { startRust } from './dolero/rust.js'
import type { WorkerMessage } from './dolero/worker.js'
import type { Parity } from './main.js'

const progressEvery = 10_000

/** Compares the rules in TypeScript with those in Rust, compiled to WebAssembly. */
export const doleroParity: Parity = async ({ games, seed, workers = 1, report, progress }) => {
  let finished = 0
  let differences = 0
  const onDone = (count: number): void => {
    const before = finished
    finished += count
    if (Math.floor(before / progressEvery) < Math.floor(finished / progressEvery)) {
      progress(finished, differences)
    }
  }
  const onDifference = (difference: object): void => {
    differences++
    report(difference)
  }
  if (workers === 1) {
    const share = { games, seed, share: 0, of: 1 }
    compareGames(await startRust(), share, { report: onDifference, done: () => onDone(1) })
    return differences
  }
  const shares = Array.from({ length: workers }, (_, share) => ({ games, seed, share, of: workers }))
  await Promise.all(shares.map((share) => runShare(share, onDone, onDifference)))
  return differences
}

const workerFile = fileURLToPath(new URL('./dolero/worker.ts', import.meta.url))

/** Runs a share of the games in a separate process, because tsx does not support threads. */
function runShare(
  share: Share,
  onDone: (count: number) => void,
  onDifference: (difference: object) => void,
): Promise<void> {
  const worker = fork(workerFile, [JSON.stringify(share)], { execArgv: ['--import', 'tsx'] })
  worker.on('message', (message: WorkerMessage) => {
    if ('done' in message) onDone(message.done)
    else onDifference(message.difference)
  })
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`)),
    )
  })
}
