import type { GameEvent } from './events.js'
import type { Game } from './state.js'

/** Requests 32 bytes from the VRF. */
export function request(game: Game, kind: number, now: number, events: GameEvent[]): Game {
  const { nonce } = game
  events.push({ type: 'randomRequested', kind, nonce })
  return { ...game, nonce: nonce + 1n, pending: [...game.pending, { nonce, kind, askedAt: now }] }
}
