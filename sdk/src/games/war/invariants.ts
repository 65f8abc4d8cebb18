import { missingLots } from './compare.js'
import { deckSize, type Game, roundLimit } from './state.js'

/** The invariant that a position violates, if any. */
export function brokenInvariant(game: Game): string | undefined {
  const cards = game.players.flatMap(({ deck, won, played }) => [
    ...deck,
    ...won,
    ...played.flatMap(({ card }) => (card ? [card] : [])),
  ])
  const different = new Set(cards.map(({ id }) => id)).size
  if (cards.length !== 2 * deckSize || different !== 2 * deckSize) {
    return `${cards.length} cards, ${different} of them different`
  }
  if (game.round > roundLimit) return `round ${game.round}`
  if ((game.phase === 'gameOver') !== (game.outcome !== undefined))
    return `${game.phase} with another outcome`
  return brokenTable(game)
}

/** In `flip` at most one card is open and both players can draw; in `lots` a comparison needs a missing lot. */
function brokenTable({ phase, players, lots }: Game): string | undefined {
  const [first, second] = players.map(({ played }) => played.at(-1)?.card)
  if (phase === 'flip') {
    if (first && second) return 'both cards lie open and are not compared'
    return players.some(({ deck, played }) => deck.length + played.length === 0)
      ? 'a player cannot draw'
      : undefined
  }
  if (phase !== 'lots') return undefined
  return first && second && missingLots([first, second], lots).length > 0 ? undefined : 'no lot is missing'
}
