import { endGame } from './ending.js'
import type { Refusal } from './error.js'
import { refuse } from './error.js'
import type { GameEvent } from './events.js'
import { isSame } from './hash.js'
import { refund } from './money.js'
import type { Result } from './result.js'
import {
  type Bytes32,
  clocks,
  emptyPlayer,
  end,
  type Game,
  type Limits,
  nothing,
  type Player,
  phase,
  startingHearts,
} from './state.js'

export type OpenInput = {
  readonly id: Bytes32
  readonly limits: Limits
  readonly key: Bytes32
  readonly stack: bigint
}

function badStack({ seatFee, maxStack }: Limits, stack: bigint): Refusal | undefined {
  if (stack >= seatFee && stack <= maxStack) return undefined
  return { code: 'BadStack', lowest: seatFee, highest: maxStack }
}

/** A player who has just paid the seat fee. */
function seated({ seatFee }: Limits, key: Bytes32, stack: bigint): Player {
  return { ...emptyPlayer, key, stack: stack - seatFee, paid: seatFee }
}

/** A game with one player, who waits for another. */
export function openGame({ id, limits, key, stack }: OpenInput): Result {
  const refused = badStack(limits, stack)
  if (refused) return refuse(refused)
  const game: Game = {
    id,
    limits,
    phase: phase.waiting,
    round: 0,
    suddenDeath: false,
    pot: limits.seatFee,
    deadline: 0,
    nonce: 0n,
    pending: [],
    toAct: 0,
    raised: false,
    revealed: 0,
    folded: nothing,
    winner: nothing,
    end: end.running,
    players: [seated(limits, key, stack), emptyPlayer],
  }
  return { ok: true, game, events: [{ type: 'gameOpened', playerKey: key, stack }] }
}

export function joinGame(game: Game, key: Bytes32, stack: bigint, now: number): Result {
  const { limits, players } = game
  if (game.phase !== phase.waiting) return refuse({ code: 'WrongPhase', phase: game.phase })
  if (isSame(players[0].key, key)) return refuse({ code: 'SamePlayer' })
  const refused = badStack(limits, stack)
  if (refused) return refuse(refused)
  const joined: Game = {
    ...game,
    phase: phase.commit,
    round: 1,
    pot: game.pot + limits.seatFee,
    deadline: now + clocks.commit,
    players: [
      { ...players[0], hearts: startingHearts },
      { ...seated(limits, key, stack), hearts: startingHearts },
    ],
  }
  return { ok: true, game: joined, events: [{ type: 'playerJoined', playerKey: key, stack }] }
}

/** A player without an opponent may leave with the full deposit. */
export function leaveGame(game: Game, key: Bytes32): Result {
  if (game.phase !== phase.waiting) return refuse({ code: 'WrongPhase', phase: game.phase })
  if (!isSame(game.players[0].key, key)) return refuse({ code: 'NotAPlayer' })
  const events: GameEvent[] = []
  return { ok: true, game: refund(endGame(game, nothing, end.left, events)), events }
}
