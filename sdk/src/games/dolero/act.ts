import { call, fold, raise, reveal } from './betting.js'
import { arrange, lock, show, swap } from './card-actions.js'
import { endGame } from './ending.js'
import { type Refusal, refuse } from './error.js'
import type { GameEvent } from './events.js'
import { isZero } from './hash.js'
import { open, openLast } from './openings.js'
import { choice, jokerOption, skipOption } from './relics.js'
import { request } from './requests.js'
import { type Result, type Step, type Turn, toResult } from './result.js'
import {
  type Action,
  type ActionType,
  clocks,
  end,
  type Game,
  isPlayerIndex,
  nothing,
  otherPlayer,
  type PlayerIndex,
  pendingSwap,
  phase,
  requestKind,
  withPlayer,
} from './state.js'

type ActionOf<T extends ActionType> = Extract<Action, { type: T }>

function commit({ game, player, me, now, events }: Turn, { commitment }: ActionOf<'commit'>): Step {
  if (!isZero(me.commitment)) return { code: 'AlreadyDone' }
  if (isZero(commitment)) return { code: 'ZeroCommitment' }
  events.push({ type: 'committed', player, round: game.round })
  const committed = withPlayer(game, player, { commitment })
  if (isZero(committed.players[otherPlayer(player)].commitment)) return committed
  return { ...committed, phase: phase.offer, deadline: now + clocks.request }
}

function requestRandom({ game, now, events }: Turn): Step {
  if (game.pending.length > 0) return { code: 'AlreadyAsked' }
  return request(game, game.phase === phase.offer ? requestKind.offer : requestKind.deal, now, events)
}

/** The stored number of an option of the offer. */
function choiceOf(option: number, offer: readonly number[]): number {
  if (option === jokerOption) return choice.joker
  return option === skipOption ? choice.skipped : (offer[option] as number)
}

function choose({ game, player, me, now, events }: Turn, action: ActionOf<'choose'>): Step {
  if (action.choice > skipOption) return { code: 'BadChoice', choice: action.choice }
  if (me.choice !== nothing) return { code: 'AlreadyDone' }
  const chosen = setChoice(game, player, choiceOf(action.choice, me.offer), events)
  return dealWhenChosen(chosen, now)
}

export function setChoice(game: Game, player: PlayerIndex, chosen: number, events: GameEvent[]): Game {
  events.push({ type: 'chosen', player, choice: chosen })
  return withPlayer(game, player, { choice: chosen })
}

/** The deal is next once both have chosen. */
export function dealWhenChosen(game: Game, now: number): Game {
  if (game.players.some((player) => player.choice === nothing)) return game
  return { ...game, phase: phase.deal, deadline: now + clocks.request }
}

function forfeit({ game, player, events }: Turn): Step {
  return endGame(game, otherPlayer(player), end.forfeit, events)
}

const phasesOf: Record<ActionType, readonly number[]> = {
  commit: [phase.commit],
  requestRandom: [phase.offer, phase.deal],
  choose: [phase.relic],
  swap: [phase.cards],
  show: [phase.cards],
  arrange: [phase.cards],
  lock: [phase.cards],
  open: [phase.opening],
  raise: [phase.betting],
  call: [phase.betting],
  fold: [phase.betting],
  reveal: [phase.betting],
  openLast: [phase.lastOpening],
  forfeit: [1, 2, 3, 4, 5, 6, 7, 8],
}

/** When a player's time runs out; a paused clock never does. */
export function deadlineOf(game: Game, player: PlayerIndex): number {
  if (game.phase !== phase.cards) return game.deadline
  return pendingSwap(game, player) ? Number.POSITIVE_INFINITY : game.players[player].deadline
}

const hasNoDeadline = (type: ActionType): boolean => type === 'requestRandom' || type === 'forfeit'

/** Checks that do not depend on the player: game, phase and time. */
function untimely(game: Game, player: PlayerIndex, type: ActionType, now: number): Refusal | undefined {
  if (game.phase === phase.over) return { code: 'GameOver' }
  if (!phasesOf[type].includes(game.phase)) return { code: 'WrongPhase', phase: game.phase }
  if (hasNoDeadline(type)) return undefined
  const deadline = deadlineOf(game, player)
  return now > deadline ? { code: 'TooLate', deadline } : undefined
}

function carryOut(turn: Turn, action: Action): Step {
  switch (action.type) {
    case 'commit':
      return commit(turn, action)
    case 'requestRandom':
      return requestRandom(turn)
    case 'choose':
      return choose(turn, action)
    case 'swap':
      return swap(turn, action.mask)
    case 'show':
      return show(turn, action.cards)
    case 'arrange':
      return arrange(turn, action.commitments)
    case 'lock':
      return lock(turn)
    case 'open':
      return open(turn, action)
    case 'raise':
      return raise(turn, action.amount)
    case 'call':
      return call(turn)
    case 'fold':
      return fold(turn)
    case 'reveal':
      return reveal(turn)
    case 'openLast':
      return openLast(turn, action)
    case 'forfeit':
      return forfeit(turn)
  }
}

/** Applies one action of one player, at a time in unix seconds. The given game is not changed. */
export function act(game: Game, player: number, action: Action, now: number): Result {
  if (!isPlayerIndex(player)) return refuse({ code: 'NotAPlayer' })
  const refused = untimely(game, player, action.type, now)
  if (refused) return refuse(refused)
  const events: GameEvent[] = []
  return toResult(carryOut({ game, player, me: game.players[player], now, events }, action), events)
}
