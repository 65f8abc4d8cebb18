import { runMain } from '@fivefold/devnet/config/run-main'
import { Command, InvalidArgumentError } from 'commander'
import { findGameEntry } from '../files/game-table.js'
import { provePhalanx } from './phalanx.js'

/** Checks at scale what the tests check on a small scale. Yields one line per proof. */
export type Proof = (options: ProofOptions) => AsyncGenerator<Verdict>
export type Verdict = { line: string; holds: boolean }
export type ProofOptions = {
  /** The size of each part; with any option set, the parts without one are skipped. */
  readonly games: number
  readonly watched: number
  readonly frames: number
  readonly kills: number
  readonly matches: number
  readonly seed: string
  report(problem: object): void
  progress(text: string): void
}

const proofs: Record<string, Proof> = { phalanx: provePhalanx }

/** Later problems rarely add anything new. */
const shown = 3

await runMain(async () => {
  const command = new Command('npm run prove --')
    .description(
      'Checks at scale what the tests check on a small scale, with the same code, on its own server process and Postgres.\n' +
        'Without options all parts run in full, which takes about half an hour; with options only the parts that are named.',
    )
    .argument('<game>', Object.keys(proofs).join(', '))
    .option(
      '--games <n>',
      'random games that keep every invariant and replay to the same hashes (20000)',
      parseCount,
    )
    .option(
      '--watched <n>',
      'random games on the server of which every frame is searched for leaks (2000)',
      parseCount,
    )
    .option('--frames <n>', 'random and mutated frames that the server must refuse (200000)', parseCount)
    .option('--kills <n>', 'kill -9 of the server amid running matches (20)', parseCount)
    .option('--matches <n>', 'matches that run at each kill', parseCount, 200)
    .option('--seed <text>', 'the same seed gives the same games and frames', '1')
    .allowExcessArguments(false)
    .parse()
  const [name = ''] = command.args
  const proof = findGameEntry('prove', proofs, name)
  let reported = 0
  const verdicts = proof({
    ...amounts(command.opts()),
    report: (problem) => {
      if (reported++ < shown) console.log(JSON.stringify(problem, null, 2))
    },
    progress: (text) => process.stderr.write(`${text}\n`),
  })
  for await (const { line, holds } of verdicts) {
    console.log(line)
    if (!holds) process.exitCode = 1
  }
})

const inFull = { games: 20_000, watched: 2_000, frames: 200_000, kills: 20 }

type Given = Partial<typeof inFull> & { matches: number; seed: string }

function amounts({ matches, seed, ...parts }: Given) {
  const isAnyNamed = Object.keys(parts).length > 0
  const none = { games: 0, watched: 0, frames: 0, kills: 0 }
  return { ...(isAnyNamed ? { ...none, ...parts } : inFull), matches, seed }
}

function parseCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('not a number')
  return Number(text)
}
