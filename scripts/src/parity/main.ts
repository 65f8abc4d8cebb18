import { runMain } from '@fivefold/devnet/config/run-main'
import { Command, InvalidArgumentError } from 'commander'
import { checkGameTable, findGameEntry } from '../files/game-table.js'
import { ccgParity } from './ccg.js'
import { doleroParity } from './dolero.js'
import { triadParity } from './triad.js'

export type ParityOptions = {
  readonly games: number
  readonly seed: string
  /** The number of workers, if the game supports several. */
  readonly workers?: number
  /** A game on which the two sides differ. */
  report(difference: object): void
  progress(done: number, differences: number): void
}

/** Plays random games with the TypeScript rules and with the on-chain rules, and counts the differences. */
export type Parity = (options: ParityOptions) => Promise<number>

/** Null: the game has no other implementation of its rules. */
const parities: Record<string, Parity | null> = {
  triad: triadParity,
  ccg: ccgParity,
  dolero: doleroParity,
  phalanx: null,
  war: null,
}
const comparable = Object.keys(parities).filter((id) => parities[id])

/** Later ones rarely show anything new. */
const shown = 3

await runMain(async () => {
  checkGameTable('parity', parities)
  const command = new Command('npm run parity --')
    .description('Compares the TypeScript rules of a game with the compiled ones, on random games.')
    .argument('<game>', comparable.join(', '))
    .option('--games <number>', 'how many games', parseCount, 2_000)
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .option('--workers <number>', 'how many at the same time, for ccg and dolero', parseWorkers, 1)
    .allowExcessArguments(false)
    .parse()
  const [name = ''] = command.args
  const parity = findGameEntry('parity', parities, name)
  const { games, seed, workers } = command.opts<{ games: number; seed: string; workers: number }>()
  let reported = 0
  const differences = await parity({
    games,
    seed,
    workers,
    report: (difference) => {
      if (reported++ < shown) console.log(toJson(difference))
    },
    progress: (done, soFar) => process.stderr.write(`${done} of ${games}, ${soFar} differences\n`),
  })
  console.log(`${games} games, ${differences} differences`)
  if (differences > 0) process.exitCode = 1
})

function parseCount(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('not a number of games')
  return Number(text)
}

function parseWorkers(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new InvalidArgumentError('not a number of workers')
  return Number(text)
}

function toJson(value: object): string {
  return JSON.stringify(value, (_, item) => (typeof item === 'bigint' ? String(item) : item), 2)
}
