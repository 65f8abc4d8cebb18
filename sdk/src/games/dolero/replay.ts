import { act } from './act.js'
import { answer } from './answer.js'
import { DoleroError } from './error.js'
import type { GameEvent } from './events.js'
import { escrowOf } from './money.js'
import type { Result } from './result.js'
import { joinGame, leaveGame, type OpenInput, openGame } from './seats.js'
import { settle } from './settle.js'
import type { Action, Bytes32, Game, Settlement } from './state.js'
import { phase } from './state.js'
import { timeOut } from './time-out.js'

/** Every input of the rules after the opening; times are unix seconds. */
export type Input =
  | { readonly type: 'join'; readonly key: Bytes32; readonly stack: bigint; readonly now: number }
  | { readonly type: 'leave'; readonly key: Bytes32 }
  | { readonly type: 'act'; readonly player: number; readonly action: Action; readonly now: number }
  | { readonly type: 'answer'; readonly nonce: bigint; readonly vrf: Bytes32; readonly now: number }
  | { readonly type: 'timeOut'; readonly now: number }

/** A whole game: its opening and its inputs. */
export type GameRecord = { readonly open: OpenInput; readonly inputs: readonly Input[] }

/** Applies one input. */
export function applyInput(game: Game, input: Input): Result {
  switch (input.type) {
    case 'join':
      return joinGame(game, input.key, input.stack, input.now)
    case 'leave':
      return leaveGame(game, input.key)
    case 'act':
      return act(game, input.player, input.action, input.now)
    case 'answer':
      return answer(game, input.nonce, input.vrf, input.now)
    case 'timeOut':
      return timeOut(game, input.now)
  }
}

export type Replay = {
  valid: boolean
  /** How many inputs were applied. */
  inputCount: number
  game: Game | null
  events: readonly GameEvent[]
  /** Only for a finished game. */
  settlement?: Settlement
  /** The first input that the rules refuse, and why; -1 is the opening. */
  refused?: { index: number; reason: string }
}

/** A mismatch between deposits, pot, stacks and payouts, in words; undefined if there is none. */
export function brokenMoney(game: Game, deposited: bigint): string | undefined {
  const [a, b] = game.players
  if (escrowOf(game) !== deposited) return `pot and stacks are ${escrowOf(game)}, deposits ${deposited}`
  if (game.pot !== a.paid + b.paid) return `the pot is ${game.pot}, paid ${a.paid} and ${b.paid}`
  if (game.phase !== phase.over) return undefined
  const settled = settle(game)
  if (!settled.ok) return settled.error.code
  const paidOut = settled.rake + settled.payouts[0] + settled.payouts[1]
  return paidOut === deposited ? undefined : `payouts and rake are ${paidOut}, deposits ${deposited}`
}

/** Replays a recorded game and checks the money after every input. Stops at the first refusal and reports it. */
export function replayGame({ open, inputs }: GameRecord): Replay {
  const events: GameEvent[] = []
  const opened = openGame(open)
  if (!opened.ok) {
    const refused = { index: -1, reason: new DoleroError(opened.error).message }
    return { valid: false, inputCount: 0, game: null, events, refused }
  }
  let { game } = opened
  let deposited = open.stack
  events.push(...opened.events)
  for (const [index, input] of inputs.entries()) {
    const result = applyInput(game, input)
    if (result.ok && input.type === 'join') deposited += input.stack
    const reason = result.ok ? brokenMoney(result.game, deposited) : new DoleroError(result.error).message
    if (reason !== undefined || !result.ok) {
      return { valid: false, inputCount: index, game, events, refused: { index, reason: reason ?? '' } }
    }
    game = result.game
    events.push(...result.events)
  }
  const settled = settle(game)
  const settlement = settled.ok ? { settlement: { rake: settled.rake, payouts: settled.payouts } } : {}
  return { valid: true, inputCount: inputs.length, game, events, ...settlement }
}
