import { cardName, type Outcome, otherPlayer, type Step } from '@fivefold/sdk/war'
import { winnerText } from '../../common/end-panel.js'
import type { Names } from '../../common/seat-names.js'
import { type LoggedAction, stepsOf } from './round.js'

/** "You take", "Bob takes". */
const does = (name: string, verb: string): string => (name === 'You' ? `You ${verb}` : `${name} ${verb}s`)

const cardCount = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

/** An action in words. */
export function actionText({ action, details }: LoggedAction, names: Names): string {
  switch (action.type) {
    case 'flip':
      return `${does(names[action.playerIndex], 'flip')} ${details.type === 'flip' ? cardName(details.card) : 'a card'}`
    case 'lots':
      return `Lots: ${action.lots.map(({ id, lot }) => `#${id} ${lot || 'none'}`).join(', ')}`
    case 'forfeit':
      return does(names[action.playerIndex], 'forfeit')
  }
}

function stepText(step: Step, names: Names): string | undefined {
  switch (step.type) {
    case 'compare':
      return step.decidedBy === 'lot' ? 'The rarer lot decides' : undefined
    case 'tie':
      return undefined
    case 'war':
      return `WAR! ${step.faceUp.map((card, index) => warText(names[index as 0 | 1], card && cardName(card))).join(', ')}`
    case 'take':
      return takeText(names[step.winnerIndex], step.cards)
    case 'reshuffle':
      return reshuffleText(names[step.playerIndex], step.cards)
  }
}

const warText = (name: string, card: string | null): string =>
  card ? `${does(name, 'reveal')} ${card}` : `${name} ${name === 'You' ? 'have' : 'has'} no card`

export const takeText = (name: string, cards: number): string => `${does(name, 'take')} ${cardCount(cards)}`

export const reshuffleText = (name: string, cards: number): string =>
  `${does(name, 'reshuffle')} ${cardCount(cards)}`

/** The results of an action, one line each. */
export const stepTexts = ({ details }: LoggedAction, names: Names): string[] =>
  stepsOf(details).flatMap((step) => stepText(step, names) ?? [])

/** The result as a heading, from the viewer's side. */
export function resultText(outcome: Outcome, seat: number | null, names: Names): string {
  if ('draw' in outcome) return 'A draw'
  return winnerText(outcome.winnerIndex, seat, names)
}

/** Why a match ended. */
export function reasonText(outcome: Outcome, names: Names): string {
  if ('draw' in outcome) return 'The round limit was reached without a winner.'
  const loser = names[otherPlayer(outcome.winnerIndex)]
  const has = loser === 'You' ? 'You have' : `${loser} has`
  switch (outcome.victoryType) {
    case 'outOfCards':
      return `${has} no cards left.`
    case 'outOfWarCards':
      return `${has} no cards for the war.`
    case 'forfeit':
      return `${loser} gave up.`
  }
}
