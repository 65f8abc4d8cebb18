import { drawCards } from './cards.js'
import { choice, effectiveChoice } from './relics.js'
import { type Bytes32, blank, type Game, type PlayerIndex } from './state.js'

const isSameList = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i])

/** Whether the opened and the shown cards match the VRF and the secret. */
export function areHonest(game: Game, player: PlayerIndex, secret: Bytes32): boolean {
  const { draws, opened, shown, autoPlayed } = game.players[player]
  const { hand, drawn } = drawCards(draws, secret)
  if (shown.length > 0 && !isSameList(shown, drawn[1] ?? [])) return false
  if (autoPlayed) return isSameList(opened, [hand[0] as number, hand[1] as number, blank])
  const played = opened.filter((card) => card !== blank)
  const blanks = opened.length - played.length
  if (blanks > 1 || (blanks === 0 && effectiveChoice(game, player) === choice.planB)) return false
  return new Set(played).size === played.length && played.every((card) => hand.includes(card))
}
