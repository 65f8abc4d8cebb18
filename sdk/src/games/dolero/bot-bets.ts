import { isBust, scoreOf } from './cards.js'
import { blank, deckSize, type Game, otherPlayer, type PlayerIndex } from './state.js'

/** The weight of an opponent's score: the hidden card was chosen to fit, so high scores are likelier than by chance. */
const weightOf = (score: number): number => (isBust(score) ? 0.05 : (score / 21) ** 4)

/** The probability that the own score wins against the two open cards; a tie counts half. */
export function chanceToWin(game: Game, player: PlayerIndex, ownScore: number): number {
  const [, second, third] = game.players[otherPlayer(player)].opened
  const mayHideBlank = second !== blank && third !== blank
  let won = 0
  let total = 0
  for (let card = 0; card <= deckSize; card++) {
    if (card === second || card === third || (card === blank && !mayHideBlank)) continue
    const score = scoreOf([card, second, third])
    const weight = weightOf(score)
    total += weight
    won += weight * outcome(ownScore, score)
  }
  return won / total
}

/** 1 for a win, 0 for a loss, a half for a tie. */
function outcome(own: number, other: number): number {
  if (isBust(own)) return isBust(other) ? 0.5 : 0
  if (isBust(other) || own > other) return 1
  return own === other ? 0.5 : 0
}
