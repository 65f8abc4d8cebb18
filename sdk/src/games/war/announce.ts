import { cardName } from './cards.js'
import { type Outcome, otherPlayer, type PlayerIndex, type Step, type TransactionDetail } from './state.js'

type Names = readonly [string, string]

/** The announcement of an action to all viewers, as lines of text. */
export function announcements(details: TransactionDetail, names: Names, outcome?: Outcome): string[] {
  const steps = details.type === 'forfeit' ? [] : details.steps
  const flipped = details.type === 'flip' ? [`a card is flipped: ${cardName(details.card)}`] : []
  let wars = 0
  const lines = steps.flatMap((step) => {
    if (step.type === 'tie') return wars > 0 ? ['Another tie!'] : []
    if (step.type === 'war') wars++
    return describeStep(step, names, wars > 0)
  })
  return [...flipped, ...lines, ...(outcome ? [describeOutcome(outcome, names)] : [])]
}

function describeStep(step: Step, names: Names, isWar: boolean): string[] {
  switch (step.type) {
    case 'war':
      return [
        'WAR!',
        ...step.faceUp.flatMap((card, i) =>
          card ? [`${names[i as PlayerIndex]} reveals ${cardName(card)}`] : [],
        ),
      ]
    case 'take':
      return [`${names[step.winnerIndex]} wins ${isWar ? 'the war!' : 'round'}`]
    case 'reshuffle':
      return [`${names[step.playerIndex]} reshuffles won pile (${step.cards} cards)`]
    default:
      return []
  }
}

function describeOutcome(outcome: Outcome, names: Names): string {
  if ('draw' in outcome) return `After ${outcome.round} rounds nobody has won: a draw`
  const winner = names[outcome.winnerIndex]
  const loser = names[otherPlayer(outcome.winnerIndex)]
  if (outcome.victoryType === 'outOfWarCards') return `${loser} has no cards for war! ${winner} wins!`
  if (outcome.victoryType === 'forfeit') return `${loser} gives up. ${winner} wins the game!`
  return `${winner} wins the game!`
}
