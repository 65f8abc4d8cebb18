import { clocks, type Game, jokers, nothing, type PlayerIndex } from './state.js'

/** Numbers of a `choice`: the relics, the joker, skipped. */
export const choice = {
  highStakes: 0,
  planB: 1,
  thirdEye: 2,
  fairGame: 3,
  closer: 4,
  fastHand: 5,
  joker: 6,
  skipped: 7,
} as const
export type ChoiceName = keyof typeof choice

/** The first three choices are the relics of the offer. */
export const jokerOption = 3
export const skipOption = 4

/** Name and effect of each choice; the index is its number. */
export const choiceTexts = [
  { name: 'High Stakes', text: 'The loser of the round loses 2 hearts.' },
  { name: 'Plan B', text: 'Six swaps, but exactly two cards on the table.' },
  { name: 'Third Eye', text: 'Both players show what their first swap brought.' },
  { name: 'Fair Game', text: 'All relics and jokers of the round have no effect.' },
  { name: 'The Closer', text: 'Win with exactly 21: one heart more. A tie costs you 2 hearts.' },
  { name: 'Fast Hand', text: 'Four swaps, but only 15 seconds for your cards.' },
  { name: 'Joker', text: 'Heads or tails: one swap more or one swap less.' },
  { name: 'Skipped', text: 'Three swaps, 30 seconds.' },
] as const

type Choices = Pick<Game, 'players'>

/** The effective choice of a player: under Fair Game every choice counts as skipped. */
export function effectiveChoice({ players }: Choices, player: PlayerIndex): number {
  const own = players[player].choice
  if (own === nothing) return own
  const isNegated = players[0].choice === choice.fairGame || players[1].choice === choice.fairGame
  return isNegated ? choice.skipped : own
}

/** Whether either player holds a relic that takes effect. */
export function isHeld(game: Choices, relic: number): boolean {
  return effectiveChoice(game, 0) === relic || effectiveChoice(game, 1) === relic
}

export function swapsFor(chosen: number, joker: number): number {
  if (chosen === choice.planB) return 6
  if (chosen === choice.fastHand || joker === jokers.good) return 4
  return joker === jokers.bad ? 2 : 3
}

export const cardsClock = (chosen: number): number =>
  chosen === choice.fastHand ? clocks.fastHand : clocks.cards
