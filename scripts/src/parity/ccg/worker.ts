import { argv } from 'node:process'
import { compareGames } from './compare-games.js'
import { startRust } from './rust.js'

/** The messages of a worker process to the main process. */
export type WorkerMessage = { readonly done: number } | { readonly difference: object }

const reportEvery = 500
const send = (message: WorkerMessage, then?: () => void): void => {
  process.send?.(message, undefined, undefined, then)
}

const [, , seed = '', games, share, of] = argv
let unreported = 0
compareGames(
  await startRust(),
  { seed, games: Number(games), share: Number(share), of: Number(of) },
  {
    report: (difference) => send({ difference }),
    done: () => {
      if (++unreported < reportEvery) return
      send({ done: unreported })
      unreported = 0
    },
  },
)
// An open channel would keep the process alive.
send({ done: unreported }, () => process.disconnect())
