import { argv } from 'node:process'
import { compareGames } from './compare-games.js'
import { startRust } from './rust.js'

/** What a process with a share of the games tells the run it belongs to. */
export type WorkerMessage = { readonly done: number } | { readonly difference: object }

const tellEvery = 500
const tell = (message: WorkerMessage, then?: () => void): void => {
  process.send?.(message, undefined, undefined, then)
}

const [, , seed = '', games, share, of] = argv
let untold = 0
compareGames(
  await startRust(),
  { seed, games: Number(games), share: Number(share), of: Number(of) },
  {
    report: (difference) => tell({ difference }),
    done: () => {
      if (++untold < tellEvery) return
      tell({ done: untold })
      untold = 0
    },
  },
)
// An open channel would keep the process alive.
tell({ done: untold }, () => process.disconnect())
