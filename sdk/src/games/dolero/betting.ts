import { betLevel, highestRaise, putIn, returnUncalled } from './money.js'
import type { Step, Turn } from './result.js'
import { clocks, type Game, otherPlayer, phase } from './state.js'

const isOthersTurn = ({ game, player }: Turn): boolean => game.toAct !== player

function passOn({ player, now }: Turn, game: Game): Game {
  return { ...game, toAct: otherPlayer(player), deadline: now + clocks.bet }
}

function endBetting({ now }: Turn, game: Game): Game {
  return { ...game, phase: phase.lastOpening, deadline: now + clocks.lastOpening }
}

export function raise(turn: Turn, amount: bigint): Step {
  const { game, player, me, events } = turn
  if (isOthersTurn(turn)) return { code: 'NotYourTurn' }
  const highest = highestRaise(game)
  if (amount === 0n || amount > highest) return { code: 'BadRaise', highest }
  const bet = betLevel(game) + amount
  events.push({ type: 'raised', player, amount, bet })
  return passOn(turn, { ...putIn(game, player, bet - me.bet), raised: true, revealed: 0 })
}

export function call(turn: Turn): Step {
  const { game, player, me, events } = turn
  if (isOthersTurn(turn)) return { code: 'NotYourTurn' }
  if (!game.raised) return { code: 'NothingToCall' }
  const bet = betLevel(game)
  events.push({ type: 'called', player, bet })
  return endBetting(turn, putIn(game, player, bet - me.bet))
}

export function fold(turn: Turn): Step {
  const { player, events } = turn
  if (isOthersTurn(turn)) return { code: 'NotYourTurn' }
  if (!turn.game.raised) return { code: 'NothingToCall' }
  const { game, returned } = returnUncalled(turn.game)
  events.push({ type: 'folded', player, returned })
  return endBetting(turn, { ...game, folded: player })
}

export function reveal(turn: Turn): Step {
  const { player, events } = turn
  if (isOthersTurn(turn)) return { code: 'NotYourTurn' }
  if (turn.game.raised) return { code: 'RaiseStands' }
  const game = { ...turn.game, revealed: turn.game.revealed + 1 }
  events.push({ type: 'revealed', player })
  return game.revealed === 2 ? endBetting(turn, game) : passOn(turn, game)
}
