import { cardCommitment, roundCommitment } from './commitments.js'
import { endGame } from './ending.js'
import type { Refusal } from './error.js'
import { isSame } from './hash.js'
import { areHonest } from './honesty.js'
import type { Step, Turn } from './result.js'
import { scoreRound } from './round.js'
import {
  type Action,
  type Bytes32,
  blank,
  clocks,
  end,
  type Game,
  nothing,
  otherPlayer,
  phase,
  withPlayer,
} from './state.js'

type Opening = { readonly position: 1 | 2 | 3; readonly card: number; readonly salt: Bytes32 }

/** Auto-played cards have no commitment: two cards, and the blank at position 3. */
function wrongOpening({ game, player, me }: Turn, opening: Opening): Refusal | undefined {
  const { position, card } = opening
  const isRight = me.autoPlayed
    ? (card === blank) === (position === 3)
    : isSame(cardCommitment(game, player, opening), me.arrangement[(position - 1) as 0 | 1 | 2])
  return isRight ? undefined : { code: 'WrongOpening', position }
}

const badCard = (card: number): Refusal | undefined => (card > blank ? { code: 'BadCard', card } : undefined)

export function open(turn: Turn, { cards, salts }: Extract<Action, { type: 'open' }>): Step {
  const { game, player, me, now, events } = turn
  if (me.opened[2] !== nothing) return { code: 'AlreadyDone' }
  const [third, second] = cards
  const refused =
    badCard(third) ??
    badCard(second) ??
    wrongOpening(turn, { position: 3, card: third, salt: salts[0] }) ??
    wrongOpening(turn, { position: 2, card: second, salt: salts[1] })
  if (refused) return refused
  events.push({ type: 'opened', player, position: 3, card: third })
  events.push({ type: 'opened', player, position: 2, card: second })
  const opened = withPlayer(game, player, { opened: [nothing, second, third] })
  return opened.players[otherPlayer(player)].opened[2] === nothing ? opened : beginBetting(opened, now)
}

function beginBetting(game: Game, now: number): Game {
  return {
    ...game,
    phase: phase.betting,
    toAct: game.round % 2 === 1 ? 0 : 1,
    raised: false,
    revealed: 0,
    deadline: now + clocks.bet,
  }
}

export function openLast(turn: Turn, action: Extract<Action, { type: 'openLast' }>): Step {
  const { game, player, me, now, events } = turn
  const { secret, card, salt } = action
  if (me.secret) return { code: 'AlreadyDone' }
  if (!isSame(roundCommitment(game, player, secret), me.commitment)) return { code: 'WrongSecret' }
  const refused = badCard(card) ?? wrongOpening(turn, { position: 1, card, salt })
  if (refused) return refused
  events.push({ type: 'opened', player, position: 1, card })
  const opened = withPlayer(game, player, { opened: [card, me.opened[1], me.opened[2]], secret })
  if (!areHonest(opened, player, secret)) return endGame(opened, otherPlayer(player), end.wrongCards, events)
  return opened.players[otherPlayer(player)].secret ? scoreRound(opened, now, events) : opened
}
