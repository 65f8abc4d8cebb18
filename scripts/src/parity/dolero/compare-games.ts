import { createRandom } from '@fivefold/sdk/core'
import { compareShare, type Listeners, type Share } from '../rust-parity.js'
import { playGame, type Watch } from './play-game.js'
import { createReferee } from './referee.js'
import type { Rust } from './rust.js'

/** Plays a share of the games on both sides. */
export function compareGames(
  rust: Rust,
  share: Share,
  listeners: Listeners & { readonly watch?: Watch },
): number {
  return compareShare('dolero', share, listeners, (seed) => compareGame(rust, seed, listeners.watch))
}

/** The first call of a game on which the two sides differ. */
export function compareGame(rust: Rust, seed: string, watch?: Watch): object | undefined {
  const referee = createReferee(rust)
  playGame(createRandom(seed), referee, watch)
  return referee.difference
}
