import { compareGames, type Share } from './compare-games.js'
import { startRust } from './rust.js'

/** The messages of a worker process to the main process. */
export type WorkerMessage = { readonly done: number } | { readonly difference: object }

const reportEvery = 500
const send = (message: WorkerMessage): void => {
  process.send?.(message)
}
const share = JSON.parse(process.argv[2] ?? '') as Share

let unreported = 0
compareGames(await startRust(), share, {
  report: (difference) => send({ difference }),
  done: () => {
    if (++unreported < reportEvery) return
    send({ done: unreported })
    unreported = 0
  },
})
send({ done: unreported })
