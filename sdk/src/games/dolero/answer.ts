import type { GameEvent } from './events.js'
import { dealFrom, jokerFrom, offerFrom } from './randomness.js'
import { cardsClock, choice, effectiveChoice, swapsFor } from './relics.js'
import type { Result } from './result.js'
import {
  type Bytes32,
  clocks,
  type Game,
  jokers,
  type Pending,
  type Player,
  type PlayerIndex,
  phase,
  requestKind,
  wholeHand,
  withPlayer,
} from './state.js'

function offerRelics(game: Game, vrf: Bytes32, now: number, events: GameEvent[]): Game {
  const offers = [offerFrom(vrf, 0), offerFrom(vrf, 1)] as const
  events.push({ type: 'relicsOffered', offers })
  return {
    ...game,
    phase: phase.relic,
    deadline: now + clocks.relic,
    players: [
      { ...game.players[0], offer: offers[0] },
      { ...game.players[1], offer: offers[1] },
    ],
  }
}

function dealtPlayer(game: Game, player: PlayerIndex, vrf: Bytes32, now: number): Player {
  const chosen = effectiveChoice(game, player)
  const joker = chosen === choice.joker ? jokerFrom(vrf, player) : jokers.none
  return {
    ...game.players[player],
    joker,
    swapsLeft: swapsFor(chosen, joker),
    deadline: now + cardsClock(chosen),
    draws: [{ mask: wholeHand, vrf: dealFrom(vrf, player) }],
  }
}

function deal(game: Game, vrf: Bytes32, now: number, events: GameEvent[]): Game {
  const [a, b] = [dealtPlayer(game, 0, vrf, now), dealtPlayer(game, 1, vrf, now)]
  events.push({ type: 'dealt', swaps: [a.swapsLeft, b.swapsLeft], jokers: [a.joker, b.joker] })
  return { ...game, phase: phase.cards, deadline: 0, players: [a, b] }
}

type Answer = { readonly pending: Pending; readonly vrf: Bytes32; readonly now: number }

function finishSwap(game: Game, { pending, vrf, now }: Answer, events: GameEvent[]): Game {
  const player: PlayerIndex = pending.kind === requestKind.swap ? 0 : 1
  const { draws, deadline } = game.players[player]
  const mask = draws[draws.length - 1]?.mask ?? 0
  events.push({ type: 'swapped', player, mask })
  return withPlayer(game, player, {
    draws: [...draws.slice(0, -1), { mask, vrf }],
    // The clock was paused while the swap was pending.
    deadline: deadline + Math.max(0, now - pending.askedAt),
  })
}

/** Applies a VRF answer. A nonce that is not pending changes nothing. */
export function answer(game: Game, nonce: bigint, vrf: Bytes32, now: number): Result {
  const pending = game.pending.find((asked) => asked.nonce === nonce)
  if (!pending) return { ok: true, game, events: [] }
  const events: GameEvent[] = []
  const waiting: Game = { ...game, pending: game.pending.filter((asked) => asked !== pending) }
  if (pending.kind === requestKind.offer)
    return { ok: true, game: offerRelics(waiting, vrf, now, events), events }
  if (pending.kind === requestKind.deal) return { ok: true, game: deal(waiting, vrf, now, events), events }
  return { ok: true, game: finishSwap(waiting, { pending, vrf, now }, events), events }
}
