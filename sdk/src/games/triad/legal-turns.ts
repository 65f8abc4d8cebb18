import { at } from '../../core/index.js'
import { markLimit } from './marks.js'
import { deckSize, type MatchState, none, playerToMove, type Turn, turnCount } from './state.js'

const edgeChoices = [0, 1, 2, 3]

export function emptyCells({ board }: MatchState): number[] {
  return board.flatMap((card, cell) => (card === null ? [cell] : []))
}

/** The cards that the player to move still holds. */
export function unusedCards(state: MatchState): number[] {
  const used = state.usedCards[playerToMove(state)]
  return Array.from({ length: deckSize }, (_, index) => index).filter((index) => !(used & (1 << index)))
}

/** The legal values of `earthBoostEdge` for a card; only 255 where the card has no choice. */
export function earthChoices(state: MatchState, cardIndex: number): number[] {
  const { setup } = state
  const card = at(setup.decks[playerToMove(state)], cardIndex)
  if (card.effect !== 'earth') return [none]
  return setup.config.traitEffects.earth.requireChoice ? edgeChoices : [...edgeChoices, none]
}

/** The legal values of `warningMarkCell` after a card is placed on `cell`; 255 first. */
export function markChoices(state: MatchState, cell: number): number[] {
  const player = playerToMove(state)
  const { warning } = state.setup.config
  if (!warning.enabled || state.usedMarks[player] >= markLimit(state.setup, player)) return [none]
  return [none, ...emptyCells(state).filter((other) => other !== cell)]
}

/** Every way to place a card, without marks. */
export function legalPlacements(state: MatchState): Turn[] {
  if (state.turn >= turnCount) return []
  const cells = emptyCells(state)
  return unusedCards(state).flatMap((cardIndex) => {
    const edges = earthChoices(state, cardIndex)
    return cells.flatMap((cell) =>
      edges.map((earthBoostEdge) => ({
        cell,
        cardIndex,
        warningMarkCell: none,
        earthBoostEdge,
        reserved: 0,
      })),
    )
  })
}

/** Every legal turn. Fields that the ruleset ignores are 255. */
export function legalTurns(state: MatchState): Turn[] {
  return legalPlacements(state).flatMap((placement) =>
    markChoices(state, placement.cell).map((warningMarkCell) => ({ ...placement, warningMarkCell })),
  )
}
