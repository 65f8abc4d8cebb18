import { legalActions } from './legal-actions.js'
import { applyAction } from './rules.js'
import { cardValue, type Game, otherPlayer, type PlayerState, startingLifepoints } from './state.js'

const deckSize = 52

/** The invariant that a position violates, if any. */
export function brokenInvariant(game: Game): string | undefined {
  for (const [index, player] of game.players.entries()) {
    const problem = brokenPlayer(player)
    if (problem) return `player ${index}: ${problem}`
  }
  return brokenTurn(game)
}

function brokenPlayer({
  hand,
  drawpile,
  discardPile,
  battlefield,
  lifepoints,
}: PlayerState): string | undefined {
  const standing = battlefield.filter((cell) => cell !== null)
  const cards = [...hand, ...drawpile, ...discardPile, ...standing.map(({ card }) => card)]
  const different = new Set(cards.map(({ suit, rank }) => suit + rank)).size
  if (cards.length !== deckSize || different !== deckSize) {
    return `${cards.length} cards, ${different} of them different`
  }
  if (!isWhole(lifepoints, 0, startingLifepoints)) return `${lifepoints} life points`
  const odd = standing.find(({ card, currentHp }) => !isWhole(currentHp, 1, cardValue(card)))
  return odd && `${odd.card.rank} of ${odd.card.suit} with ${odd.currentHp} HP`
}

const isWhole = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to

/** While the game runs, one player can act and the other cannot. */
function brokenTurn(game: Game): string | undefined {
  const actions = legalActions(game)
  if (game.phase === 'gameOver') return actions.length > 0 ? 'actions after the end' : undefined
  const active = game.activePlayerIndex
  if (active !== 0 && active !== 1) return `player ${active} is active`
  const [first] = actions
  if (!first) return 'nobody can act'
  if (actions.some(({ playerIndex }) => playerIndex !== active)) return 'both players can act'
  return applyAction(game, { ...first, playerIndex: otherPlayer(active) }).ok
    ? 'both players can act'
    : undefined
}
