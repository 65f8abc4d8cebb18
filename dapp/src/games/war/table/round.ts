import type { Action, PlayedCard, PlayerIndex, Step, TransactionDetail } from '@fivefold/sdk/war'

/** An action and its result; transaction log entries have this shape. */
export type LoggedAction = { action: Action; details: TransactionDetail }

type Pile = readonly PlayedCard[]

/** The cards of the current or the last round. */
export type Round = {
  piles: readonly [Pile, Pile]
  wars: number
  /** Set once the round is decided. */
  taken?: { winnerIndex: PlayerIndex; cards: number; byLot: boolean }
  /** Won piles that the newest action returned to the deck. */
  reshuffled: readonly { playerIndex: PlayerIndex; cards: number }[]
}

export const stepsOf = (details: TransactionDetail): readonly Step[] =>
  details.type === 'forfeit' ? [] : details.steps

const isDecided = ({ details }: LoggedAction): boolean => stepsOf(details).some(({ type }) => type === 'take')

/** The newest round, from the log: the state drops a round's cards once it is decided. */
export function roundOf(entries: readonly LoggedAction[]): Round {
  const before = entries.slice(0, -1).findLastIndex(isDecided)
  const round = entries.slice(before + 1)
  const piles: [PlayedCard[], PlayedCard[]] = [[], []]
  for (const { action, details } of round) {
    if (action.type === 'flip' && details.type === 'flip') {
      piles[action.playerIndex].push({ card: details.card, faceDown: false })
    }
    for (const step of stepsOf(details)) if (step.type === 'war') layWarCards(piles, step)
  }
  const steps = round.flatMap(({ details }) => stepsOf(details))
  const taken = steps.find((step) => step.type === 'take')
  const byLot = steps.some((step) => step.type === 'compare' && step.decidedBy === 'lot')
  const last = round.at(-1)
  return {
    piles,
    wars: steps.filter(({ type }) => type === 'war').length,
    ...(taken && { taken: { winnerIndex: taken.winnerIndex, cards: taken.cards, byLot } }),
    reshuffled: last ? stepsOf(last.details).filter((step) => step.type === 'reshuffle') : [],
  }
}

function layWarCards(piles: [PlayedCard[], PlayedCard[]], step: Extract<Step, { type: 'war' }>): void {
  for (const index of [0, 1] as const) {
    for (let down = 0; down < step.faceDown[index]; down++) piles[index].push({ card: null, faceDown: true })
    const card = step.faceUp[index]
    if (card) piles[index].push({ card, faceDown: false })
  }
}
