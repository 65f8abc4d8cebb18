import { createRandom } from '@fivefold/sdk/core'
import { playGame, type Watch } from './play-game.js'
import { createReferee } from './referee.js'
import type { Rust } from './rust.js'

export type Share = {
  readonly seed: string
  readonly games: number
  /** Of `of` shares, each takes every `of`-th game. */
  readonly share: number
  readonly of: number
}

type Listeners = {
  report(difference: object): void
  /** After each game. */
  done(): void
  readonly watch?: Watch
}

/**
 * Plays a share of the games on both sides. Each game has its own seed, so that a difference can be reproduced alone.
 */
export function compareGames(rust: Rust, { seed, games, share, of }: Share, listeners: Listeners): void {
  for (let number = share; number < games; number += of) {
    const difference = compareGame(rust, `dolero/${seed}/${number}`, listeners.watch)
    if (difference) listeners.report({ number, ...difference })
    listeners.done()
  }
}

/** The first call of a game on which the two sides differ. */
export function compareGame(rust: Rust, seed: string, watch?: Watch): object | undefined {
  const referee = createReferee(rust)
  playGame(createRandom(seed), referee, watch)
  return referee.difference
}
