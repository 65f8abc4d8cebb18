import { masked } from './cards.js'
import type { Refusal } from './error.js'
import type { GameEvent } from './events.js'
import { isZero } from './hash.js'
import { choice, isHeld } from './relics.js'
import { request } from './requests.js'
import type { Step, Turn } from './result.js'
import {
  type Bytes32,
  clocks,
  deckSize,
  type Game,
  type PlayerIndex,
  pendingSwap,
  phase,
  requestKind,
  type Triple,
  wholeHand,
  withPlayer,
  zeros,
} from './state.js'

/** How many cards of a player Third Eye must still show: those of the first swap, once it is answered. */
export function cardsToShow(game: Game, player: PlayerIndex): number {
  const { draws, shown } = game.players[player]
  const firstSwap = draws[1]
  if (!firstSwap || shown.length > 0 || !isHeld(game, choice.thirdEye)) return 0
  if (draws.length === 2 && pendingSwap(game, player)) return 0
  return masked(firstSwap.mask).length
}

/** The checks shared by swapping, arranging and locking. */
function unready({ game, player, me }: Turn): Refusal | undefined {
  if (me.locked) return { code: 'AlreadyLocked' }
  if (pendingSwap(game, player)) return { code: 'SwapPending' }
  return cardsToShow(game, player) > 0 ? { code: 'MustShow' } : undefined
}

export function swap(turn: Turn, mask: number): Step {
  const { game, player, me, now, events } = turn
  const refused = unready(turn)
  if (refused) return refused
  if (mask === 0 || mask > wholeHand) return { code: 'BadMask', mask }
  if (me.swapsLeft === 0) return { code: 'NoSwaps' }
  const swapping = withPlayer(game, player, {
    swapsLeft: me.swapsLeft - 1,
    draws: [...me.draws, { mask, vrf: zeros }],
    arranged: false,
    arrangement: [zeros, zeros, zeros],
  })
  return request(swapping, requestKind.swap + player, now, events)
}

export function show({ game, player, events }: Turn, cards: readonly number[]): Step {
  const wanted = cardsToShow(game, player)
  if (wanted === 0 || cards.length !== wanted) return { code: 'NothingToShow' }
  const wrong = cards.find((card) => card >= deckSize)
  if (wrong !== undefined) return { code: 'BadCard', card: wrong }
  events.push({ type: 'shown', player, cards })
  return withPlayer(game, player, { shown: cards })
}

export function arrange(turn: Turn, commitments: Triple<Bytes32>): Step {
  const refused = unready(turn)
  if (refused) return refused
  if (commitments.some(isZero)) return { code: 'ZeroCommitment' }
  turn.events.push({ type: 'arranged', player: turn.player })
  return withPlayer(turn.game, turn.player, { arranged: true, arrangement: commitments })
}

export function lock(turn: Turn): Step {
  const { game, player, me, now, events } = turn
  const refused = unready(turn)
  if (refused) return refused
  if (!me.arranged) return { code: 'NotArranged' }
  return openWhenLocked(lockCards(game, player, { auto: false }, events), now)
}

/** Locks the arrangement; without one, the cards are auto-played. */
export function lockCards(
  game: Game,
  player: PlayerIndex,
  { auto }: { auto: boolean },
  events: GameEvent[],
): Game {
  const autoPlayed = !game.players[player].arranged
  events.push({ type: 'locked', player, auto, autoPlayed })
  return withPlayer(game, player, { locked: true, autoPlayed })
}

/** The opening follows once both have locked. */
export function openWhenLocked(game: Game, now: number): Game {
  if (game.players.some(({ locked }) => !locked)) return game
  return { ...game, phase: phase.opening, deadline: now + clocks.opening }
}
