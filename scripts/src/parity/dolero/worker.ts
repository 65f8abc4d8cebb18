import { parentPort, workerData } from 'node:worker_threads'
import { compareGames, type Share } from './compare-games.js'
import { startRust } from './rust.js'

/** What a thread tells the run it belongs to. */
export type WorkerMessage = { readonly done: number } | { readonly difference: object }

const tellEvery = 500
const tell = (message: WorkerMessage): void => parentPort?.postMessage(message)

let untold = 0
compareGames(await startRust(), workerData as Share, {
  report: (difference) => tell({ difference }),
  done: () => {
    if (++untold < tellEvery) return
    tell({ done: untold })
    untold = 0
  },
})
tell({ done: untold })
