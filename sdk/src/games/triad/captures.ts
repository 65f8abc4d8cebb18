import { at } from '../../core/index.js'
import { changed } from './edges.js'
import type { TurnEvent } from './events.js'
import { allLines, type Line, straightLines } from './geometry.js'
import type { DraftBoard, MatchSetup, PlacedCard } from './state.js'

function isLightSource({ config, formations }: MatchSetup, card: PlacedCard): boolean {
  if (card.effect === 'light') return true
  const { shadowCountsAsLightSource } = config.formationBonuses.eclipse
  return card.effect === 'shadow' && shadowCountsAsLightSource && formations[card.owner].eclipse
}

/** The bonus that Light neighbours add to every edge of a card on the current board; a Light card gets none. */
function lightPlus(setup: MatchSetup, board: DraftBoard, cell: number, card: PlacedCard): number {
  const { adjacencyTriadPlus, stack } = setup.config.traitEffects.light
  if (adjacencyTriadPlus === 0 || card.effect === 'light') return 0
  let sources = 0
  for (const { to } of at(straightLines, cell)) {
    const neighbour = board[to]
    if (neighbour && neighbour.owner === card.owner && isLightSource(setup, neighbour)) sources++
  }
  return adjacencyTriadPlus * (stack ? sources : Math.min(sources, 1))
}

function strength(
  setup: MatchSetup,
  board: DraftBoard,
  cell: number,
  card: PlacedCard,
  edges: Line['edges'],
): number {
  const plus = lightPlus(setup, board, cell, card)
  const { edgeMin } = setup.config.warning
  const first = changed(card.edges[edges[0]], plus, edgeMin)
  if (edges.length === 1) return first
  const second = changed(card.edges[edges[1]], plus, edgeMin)
  const { diagonalStrengthMethod } = setup.config.traitEffects.aqua
  return diagonalStrengthMethod === 'min' ? Math.min(first, second) : first + second
}

/** The reason for which the attacker wins; null where it does not. */
function victory(attacker: PlacedCard, defender: PlacedCard, attack: number, defence: number) {
  if (attack !== defence) return attack > defence ? 'strength' : null
  const attackerBurns = attacker.effect === 'flame'
  if (attackerBurns !== (defender.effect === 'flame')) return attackerBurns ? 'flame' : null
  // Paper (1) beats rock (0), scissors (2) paper, rock scissors: each hand beats the one before it.
  return (attacker.hand - defender.hand + 3) % 3 === 1 ? 'janken' : null
}

/** Carries out one attack; true if the defender was captured. */
function attackCell(
  setup: MatchSetup,
  board: DraftBoard,
  { from, line, kind }: { from: number; line: Line; kind: 'direct' | 'chain' },
  events: TurnEvent[],
): boolean {
  const attacker = at(board, from)
  const defender = at(board, line.to)
  if (!attacker || !defender || defender.owner === attacker.owner) return false
  const attack = strength(setup, board, from, attacker, line.edges)
  const defence = strength(setup, board, line.to, defender, line.facing)
  const wonBy = victory(attacker, defender, attack, defence)
  if (!wonBy) return false

  const details = { from, to: line.to, kind, attack, defence, wonBy } as const
  if (kind === 'chain' && defender.effect === 'metal') {
    events.push({ type: 'metalHeld', ...details })
    return false
  }
  if (defender.shield > 0) {
    const shieldLeft = defender.shield - 1
    board[line.to] = { ...defender, shield: shieldLeft }
    events.push({ type: 'shieldHit', ...details, shieldLeft })
    return false
  }
  board[line.to] = { ...defender, owner: attacker.owner }
  events.push({ type: 'captured', ...details })
  return true
}

/** Captures cards breadth first, starting from the placed one. Changes the board and returns the number of flips. */
export function capture(setup: MatchSetup, board: DraftBoard, placed: number, events: TurnEvent[]): number {
  const queue = [placed]
  for (const from of queue) {
    const kind = from === placed ? 'direct' : 'chain'
    const lines = at(board, from)?.effect === 'aqua' ? allLines : straightLines
    for (const line of at(lines, from)) {
      if (attackCell(setup, board, { from, line, kind }, events)) queue.push(line.to)
    }
  }
  return queue.length - 1
}
