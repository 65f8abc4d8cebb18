import { at } from '../../core/index.js'
import { changeAll, changeOne } from './edges.js'
import type { TurnEvent } from './events.js'
import { isCorner, oppositeEdge, straightLines } from './geometry.js'
import { ignoresMark } from './marks.js'
import {
  type DraftBoard,
  type Edge,
  type MatchSetup,
  type MatchState,
  none,
  type PlacedCard,
  playerToMove,
  type Turn,
} from './state.js'

/** Steps 1 to 5: bonus, mark, Earth, Cosmic. Returns the card as it is placed on the board. */
export function prepareCard(state: MatchState, turn: Turn, events: TurnEvent[]): PlacedCard {
  const { setup, bonuses } = state
  const { warning, secondPlayerBalance, traitEffects } = setup.config
  const player = playerToMove(state)
  const card = at(setup.decks[player], turn.cardIndex)
  const { edgeMin } = warning
  let { edges } = card

  const bonus = bonuses[player]
  if (bonus.tier !== 'none') {
    edges = changeAll(edges, bonus.plus, edgeMin)
    events.push({ type: 'bonus', from: bonus.tier, plus: bonus.plus })
  }
  const { firstMoveTriadPlus } = secondPlayerBalance
  if (state.turn === 1 && firstMoveTriadPlus > 0) {
    edges = changeAll(edges, firstMoveTriadPlus, edgeMin)
    events.push({ type: 'bonus', from: 'firstMove', plus: firstMoveTriadPlus })
  }

  if (state.markCell === turn.cell) {
    const ignoredBy = ignoresMark(state, player, card)
    const delta = ignoredBy ? 0 : warning.penaltyAllTriad
    edges = changeAll(edges, delta, edgeMin)
    events.push({ type: 'markHit', cell: turn.cell, delta, ignoredBy })
  }

  if (card.effect === 'earth' && turn.earthBoostEdge !== none) {
    const edge = turn.earthBoostEdge as Edge
    const opposite = oppositeEdge(edge)
    const { boost, oppositePenalty } = traitEffects.earth
    edges = changeOne(edges, edge, boost, edgeMin)
    edges = changeOne(edges, opposite, oppositePenalty, edgeMin)
    events.push({ type: 'earth', edge, boost, opposite, penalty: oppositePenalty })
  }

  if (card.effect === 'cosmic' && isCorner(turn.cell)) {
    const { cornerTriadPlus } = traitEffects.cosmic
    edges = changeAll(edges, cornerTriadPlus, edgeMin)
    events.push({ type: 'cosmic', plus: cornerTriadPlus })
  }

  const shield = card.effect === 'forest' ? traitEffects.forest.shieldHits : 0
  return { ...card, edges, owner: player, shield }
}

/** Step 6: Thunder permanently weakens the opponent's cards beside the placed one. */
export function strikeThunder(
  { config }: MatchSetup,
  board: DraftBoard,
  from: number,
  events: TurnEvent[],
): void {
  const card = at(board, from)
  if (card?.effect !== 'thunder') return
  const delta = config.traitEffects.thunder.adjacentEnemyAllTriadDelta
  for (const { to } of at(straightLines, from)) {
    const enemy = at(board, to)
    if (!enemy || enemy.owner === card.owner) continue
    board[to] = { ...enemy, edges: changeAll(enemy.edges, delta, config.warning.edgeMin) }
    events.push({ type: 'thunder', from, to, delta })
  }
}
