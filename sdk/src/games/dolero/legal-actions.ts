import { deadlineOf } from './act.js'
import { cardsToShow } from './card-actions.js'
import { isZero } from './hash.js'
import { highestRaise } from './money.js'
import { choice, effectiveChoice } from './relics.js'
import { type Game, nothing, type PlayerIndex, pendingSwap, phase } from './state.js'

/** A legal action of a player, with the bounds of its arguments. */
export type LegalAction =
  | { readonly type: 'commit' | 'requestRandom' | 'lock' | 'open' | 'openLast' | 'forfeit' }
  | { readonly type: 'call'; readonly amount: bigint }
  | { readonly type: 'fold' | 'reveal' }
  /** `options[i]` is the number that choice i stores. */
  | { readonly type: 'choose'; readonly options: readonly number[] }
  | { readonly type: 'swap'; readonly left: number }
  /** The number of cards, in the order of their places. */
  | { readonly type: 'show'; readonly count: number }
  /** Plan B requires the blank among the three. */
  | { readonly type: 'arrange'; readonly mustHaveBlank: boolean }
  | { readonly type: 'raise'; readonly lowest: bigint; readonly highest: bigint }

function cardActions(game: Game, player: PlayerIndex): LegalAction[] {
  const { locked, swapsLeft, arranged } = game.players[player]
  if (locked || pendingSwap(game, player)) return []
  const count = cardsToShow(game, player)
  if (count > 0) return [{ type: 'show', count }]
  const actions: LegalAction[] = []
  if (swapsLeft > 0) actions.push({ type: 'swap', left: swapsLeft })
  actions.push({ type: 'arrange', mustHaveBlank: effectiveChoice(game, player) === choice.planB })
  if (arranged) actions.push({ type: 'lock' })
  return actions
}

function bets(game: Game, player: PlayerIndex): LegalAction[] {
  if (game.toAct !== player) return []
  const [a, b] = game.players
  const difference = a.bet > b.bet ? a.bet - b.bet : b.bet - a.bet
  const actions: LegalAction[] = game.raised
    ? [{ type: 'call', amount: difference }, { type: 'fold' }]
    : [{ type: 'reveal' }]
  const highest = highestRaise(game)
  if (highest > 0n) actions.push({ type: 'raise', lowest: 1n, highest })
  return actions
}

function timelyActions(game: Game, player: PlayerIndex): LegalAction[] {
  const me = game.players[player]
  switch (game.phase) {
    case phase.commit:
      return isZero(me.commitment) ? [{ type: 'commit' }] : []
    case phase.relic: {
      const options = [...me.offer, choice.joker, choice.skipped]
      return me.choice === nothing ? [{ type: 'choose', options }] : []
    }
    case phase.cards:
      return cardActions(game, player)
    case phase.opening:
      return me.opened[2] === nothing ? [{ type: 'open' }] : []
    case phase.betting:
      return bets(game, player)
    case phase.lastOpening:
      return me.secret ? [] : [{ type: 'openLast' }]
    default:
      return []
  }
}

/** Every legal action of a player, with exact bounds. */
export function legalActions(game: Game, player: PlayerIndex, now: number): LegalAction[] {
  if (game.phase === phase.waiting || game.phase === phase.over) return []
  const actions = now > deadlineOf(game, player) ? [] : timelyActions(game, player)
  const awaitsRandom = game.phase === phase.offer || game.phase === phase.deal
  if (awaitsRandom && game.pending.length === 0) actions.push({ type: 'requestRandom' })
  return [...actions, { type: 'forfeit' }]
}
