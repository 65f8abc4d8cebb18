import { blank, nothing } from '@fivefold/sdk/dolero'
import { type DoleroGame, DoleroRound } from '../../model/index.js'
import type { DoleroEvent, Named } from './read-events.js'

const names = ['chosen', 'dealt', 'swapped', 'opened', 'folded', 'roundScored'] as const
export type RoundEvent = Named<(typeof names)[number]>

export const isOfRound = (event: DoleroEvent): event is RoundEvent =>
  names.some((name) => name === event.name)

export const roundId = (game: string, round: number): string => `${game}-${round}`

/** A new round. */
export function newRound(game: DoleroGame): DoleroRound {
  const faceDown = () => [nothing, nothing, nothing]
  return new DoleroRound({
    id: roundId(game.id, game.round),
    game,
    number: game.round,
    suddenDeath: game.suddenDeath,
    jokerA: 0,
    jokerB: 0,
    swapsA: 0,
    swapsB: 0,
    cardsA: faceDown(),
    cardsB: faceDown(),
  })
}

/** The round after an event. */
export function roundAfter(before: DoleroRound, event: RoundEvent): DoleroRound {
  return new DoleroRound({ ...before, ...changeOf(before, event) })
}

function changeOf(round: DoleroRound, event: RoundEvent): Partial<DoleroRound> {
  switch (event.name) {
    case 'chosen':
      return event.player === 0 ? { choiceA: event.choice } : { choiceB: event.choice }
    case 'dealt':
      return { jokerA: event.jokers[0], jokerB: event.jokers[1] }
    case 'swapped':
      return event.player === 0 ? { swapsA: round.swapsA + 1 } : { swapsB: round.swapsB + 1 }
    case 'opened': {
      const lay = (cards: number[]) => cards.with(event.position - 1, Math.min(event.card, blank))
      return event.player === 0 ? { cardsA: lay(round.cardsA) } : { cardsB: lay(round.cardsB) }
    }
    case 'folded':
      return { foldedSide: event.player }
    case 'roundScored': {
      const [scoreA, scoreB] = event.scores
      const [heartsA, heartsB] = event.hearts
      const winnerSide = event.winner === nothing ? null : event.winner
      return { scoreA, scoreB, heartsA, heartsB, winnerSide, scoredAt: event.location.timestamp }
    }
  }
}
