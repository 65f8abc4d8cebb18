import { compareGames, type Share } from './compare-games.js'
import { startRust } from './rust.js'

/** What a process tells the run it belongs to. */
export type WorkerMessage = { readonly done: number } | { readonly difference: object }

const tellEvery = 500
const tell = (message: WorkerMessage): void => {
  process.send?.(message)
}
const share = JSON.parse(process.argv[2] ?? '') as Share

let untold = 0
compareGames(await startRust(), share, {
  report: (difference) => tell({ difference }),
  done: () => {
    if (++untold < tellEvery) return
    tell({ done: untold })
    untold = 0
  },
})
tell({ done: untold })
