import type { Action, PlayedCard, PlayerIndex, Step, TransactionDetail } from '@fivefold/sdk/war'

/** An action and what came of it; entries of the transaction log are such. */
export type LoggedAction = { action: Action; details: TransactionDetail }

type Pile = readonly PlayedCard[]

/** What lies on the table, or lay there last. */
export type Round = {
  piles: readonly [Pile, Pile]
  wars: number
  /** Once it is decided. */
  taken?: { winnerIndex: PlayerIndex; cards: number; byLot: boolean }
  /** Won piles that went back into the deck, with the newest action. */
  reshuffled: readonly { playerIndex: PlayerIndex; cards: number }[]
}

export const stepsOf = (details: TransactionDetail): readonly Step[] =>
  details.type === 'forfeit' ? [] : details.steps

const isDecided = ({ details }: LoggedAction): boolean => stepsOf(details).some(({ type }) => type === 'take')

/** The newest round, from the log alone: once a round is decided, the state knows no more of its cards. */
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
