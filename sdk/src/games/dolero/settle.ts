import type { Refusal } from './error.js'
import { refuse } from './error.js'
import { type Game, isPlayerIndex, phase, type Settlement } from './state.js'

export type SettleResult =
  | ({ readonly ok: true } & Settlement)
  | { readonly ok: false; readonly error: Refusal }

function rakeOf({ pot, limits: { rakePercent, rakeCap } }: Game): bigint {
  const share = (pot * BigInt(rakePercent)) / 100n
  const capped = share < rakeCap ? share : rakeCap
  return capped < pot ? capped : pot
}

/** The payouts of a finished game. */
export function settle(game: Game): SettleResult {
  if (game.phase !== phase.over) return refuse({ code: 'WrongPhase', phase: game.phase })
  const [a, b] = game.players
  if (!isPlayerIndex(game.winner)) return { ok: true, rake: 0n, payouts: [a.stack, b.stack] }
  const rake = rakeOf(game)
  const won = game.pot - rake
  return {
    ok: true,
    rake,
    payouts: game.winner === 0 ? [a.stack + won, b.stack] : [a.stack, b.stack + won],
  }
}
