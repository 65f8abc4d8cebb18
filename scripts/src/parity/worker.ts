import { compareCcg } from './ccg.js'
import { compareDolero } from './dolero.js'
import type { CompareGames, Share, WorkerMessage } from './rust-parity.js'

// Compares a share of a game's parity run, and sends the outcome to the process that started it: `worker.ts <game> <share>`.
const games: Readonly<Record<string, CompareGames>> = { ccg: compareCcg, dolero: compareDolero }
const [game = '', share = ''] = process.argv.slice(2)

const reportEvery = 500
const send = (message: WorkerMessage, then?: () => void): void => {
  process.send?.(message, undefined, undefined, then)
}

let unreported = 0
await games[game]?.(JSON.parse(share) as Share, {
  report: (difference) => send({ difference }),
  done: () => {
    if (++unreported < reportEvery) return
    send({ done: unreported })
    unreported = 0
  },
})
// An open channel would keep the process alive.
send({ done: unreported }, () => process.disconnect())
