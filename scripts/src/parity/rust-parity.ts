import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { FivefoldError } from '@fivefold/sdk/core'
import type { Parity } from './main.js'

/** Compiled rules: calls them with encoded arguments. The answer is valid until the next call. */
export type RustRules<Call extends string> = (call: Call, input: Uint8Array) => Uint8Array

type Exports<Call extends string> = {
  readonly memory: WebAssembly.Memory
  readonly reset: () => void
  readonly alloc: (length: number) => number
} & { readonly [call in Call]: (pointer: number, length: number) => bigint }

/** Starts committed rules in a WebAssembly instance of their own. */
export async function startRules<Call extends string>(
  file: string,
  calls: readonly Call[],
): Promise<RustRules<Call>> {
  const { instance } = await WebAssembly.instantiate(await readFile(file), {})
  const missing = ['memory', 'reset', 'alloc', ...calls].filter((name) => !(name in instance.exports))
  if (missing.length > 0) {
    throw new FivefoldError(`${file} does not export ${missing.join(', ')}`, { code: 'BAD_ARTIFACT' })
  }
  const rules = instance.exports as unknown as Exports<Call>
  return (call, input) => {
    rules.reset()
    const pointer = rules.alloc(input.length)
    new Uint8Array(rules.memory.buffer, pointer, input.length).set(input)
    const answer = rules[call](pointer, input.length)
    const [start, length] = [Number(answer >> 32n), Number(answer & 0xffffffffn)]
    return new Uint8Array(rules.memory.buffer, start, length)
  }
}

/** The games that one process compares. */
export type Share = {
  readonly seed: string
  readonly games: number
  /** Of `of` shares, each takes every `of`-th game. */
  readonly share: number
  readonly of: number
}

export type Listeners = {
  report(difference: object): void
  /** After each game. */
  done(): void
}

/**
 * Compares a share of the games. Each game has its own seed, so that a difference can be reproduced alone.
 *
 * @param compareGame returns the difference, if there is one
 * @returns the number of games that differ
 */
export function compareShare(
  game: string,
  { seed, games, share, of }: Share,
  listeners: Listeners,
  compareGame: (seed: string) => object | undefined,
): number {
  let differences = 0
  for (let number = share; number < games; number += of) {
    const difference = compareGame(`${game}/${seed}/${number}`)
    if (difference) {
      differences++
      listeners.report({ number, ...difference })
    }
    listeners.done()
  }
  return differences
}

export type CompareGames = (share: Share, listeners: Listeners) => Promise<unknown>

/** The messages of a worker process to the main process. */
export type WorkerMessage = { readonly done: number } | { readonly difference: object }

const progressEvery = 10_000

/** Compares the rules in TypeScript with those in Rust, compiled to WebAssembly, in one process or in several. */
export function rustParity(game: string, compareGames: CompareGames): Parity {
  return async ({ games, seed, workers = 1, report, progress }) => {
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
    const shares = Array.from({ length: workers }, (_, share) => ({ games, seed, share, of: workers }))
    const run = (share: Share): Promise<unknown> =>
      workers === 1
        ? compareGames(share, { report: onDifference, done: () => onDone(1) })
        : runWorker(game, share, (message) =>
            'done' in message ? onDone(message.done) : onDifference(message.difference),
          )
    await Promise.all(shares.map(run))
    if (finished !== games) throw new Error(`only ${finished} of ${games} games were compared`)
    return differences
  }
}

const workerFile = fileURLToPath(new URL('./worker.ts', import.meta.url))

/** Compares a share in a separate process, because tsx does not support threads. */
function runWorker(game: string, share: Share, onMessage: (message: WorkerMessage) => void): Promise<void> {
  const worker = fork(workerFile, [game, JSON.stringify(share)], {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  })
  worker.on('message', onMessage)
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`))))
  })
}
