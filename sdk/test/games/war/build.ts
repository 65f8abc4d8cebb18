import {
  type Action,
  applyAction,
  type Card,
  type Game,
  lotsNeeded,
  orThrow,
  type PlayerIndex,
  type PlayerState,
} from '../../../src/games/war/index.js'

export const seed = 'ab'.repeat(32)
export const names = ['Alice', 'Bob'] as const

let nextId = 1
/** An NFT with an id of its own. */
export const nft = (value: number): Card => ({ id: nextId++, value })
export const nfts = (...values: number[]): Card[] => values.map(nft)

type Piles = { deck?: readonly Card[]; won?: readonly Card[] }

function seat(index: PlayerIndex, { deck = [], won = [] }: Piles): PlayerState {
  const player = { id: String(index), name: names[index] }
  return { player, dealt: deck, deck, won, played: [], shuffles: 0 }
}

/** A game in the middle of which anything may lie anywhere. */
export const tableWith = (first: Piles, second: Piles, lots: Game['lots'] = {}): Game => ({
  players: [seat(0, first), seat(1, second)],
  phase: 'flip',
  round: 0,
  lots,
  seed,
})

export const flip = (playerIndex: PlayerIndex): Action => ({ type: 'flip', playerIndex })

/** Both flip; lots that the round needs come from the list. */
export function playRound(start: Game, lots: Readonly<Record<number, string>> = {}) {
  const first = orThrow(applyAction(start, flip(0)))
  let { game, details } = orThrow(applyAction(first.game, flip(1)))
  const steps = details.type === 'forfeit' ? [] : [...details.steps]
  const asked: number[][] = []
  for (let needed = lotsNeeded(game); needed.length > 0; needed = lotsNeeded(game)) {
    asked.push(needed)
    const given = needed.map((id) => ({ id, lot: lots[id] ?? '' }))
    ;({ game, details } = orThrow(applyAction(game, { type: 'lots', lots: given })))
    if (details.type === 'lots') steps.push(...details.steps)
  }
  return { game, steps, asked }
}

export const ids = (cards: readonly Card[]): number[] => cards.map(({ id }) => id)
