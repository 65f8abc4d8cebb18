import { TriadError } from './error.js'
import { isIndex } from './is-index.js'
import {
  type Board,
  cellCount,
  type DeckCard,
  type MatchSetup,
  type MatchState,
  type Player,
  playerToMove,
} from './state.js'

/** The number of marks that a player may set in the whole match. */
export function markLimit({ config, firstPlayer }: MatchSetup, player: Player): number {
  const { maxUsesPerPlayer, secondPlayerExtraUses } = config.warning
  return maxUsesPerPlayer + (player === firstPlayer ? 0 : secondPlayerExtraUses)
}

/** Whether the player to move may set a mark there, on the board after the captures. */
export function checkMark(state: MatchState, board: Board, cell: number): TriadError | null {
  const { turn } = state
  const player = playerToMove(state)
  if (!isIndex(cell, cellCount)) return new TriadError('MarkOutOfRange', { turn, cell })
  if (board[cell] !== null) return new TriadError('MarkCellTaken', { turn, cell })
  const limit = markLimit(state.setup, player)
  if (state.usedMarks[player] >= limit) return new TriadError('MarkLimitReached', { turn, limit })
  return null
}

/** The reason for which a card of the player to move ignores a mark, if any. */
export function ignoresMark({ setup, bonuses }: MatchState, player: Player, card: DeckCard) {
  if (bonuses[player].tier === 'fever') return 'fever'
  if (card.effect === 'shadow') return 'shadow'
  const { lightAlsoIgnoresWarningMark } = setup.config.formationBonuses.eclipse
  const shines = card.effect === 'light' && lightAlsoIgnoresWarningMark && setup.formations[player].eclipse
  return shines ? 'light' : null
}
