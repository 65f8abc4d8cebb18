import { shuffled } from './shuffle.js'
import { type Card, type Game, type PlayerIndex, type PlayerState, type Step, warCardsDown } from './state.js'

/** A game during one action, and the steps so far. */
export type Progress = { readonly game: Game; readonly steps: readonly Step[] }

export function withPlayer(game: Game, index: PlayerIndex, changed: Partial<PlayerState>): Game {
  const [first, second] = game.players
  const players =
    index === 0
      ? ([{ ...first, ...changed }, second] as const)
      : ([first, { ...second, ...changed }] as const)
  return { ...game, players }
}

/** Shuffles the won pile into an empty deck; undefined where both are empty. */
export function ensureCanDraw({ game, steps }: Progress, index: PlayerIndex): Progress | undefined {
  const { deck, won, shuffles } = game.players[index]
  if (deck.length > 0) return { game, steps }
  if (won.length === 0) return undefined
  const number = shuffles + 1
  const changed = { deck: shuffled(won, game.seed, index, number), won: [], shuffles: number }
  return {
    game: withPlayer(game, index, changed),
    steps: [...steps, { type: 'reshuffle', playerIndex: index, cards: won.length }],
  }
}

/** Plays the top card, face up. */
export function playTop(game: Game, index: PlayerIndex): { game: Game; card: Card } {
  const { deck, played } = game.players[index]
  const [card, ...rest] = deck
  if (!card) throw new RangeError(`player ${index} has no card to play`)
  return {
    game: withPlayer(game, index, { deck: rest, played: [...played, { card, faceDown: false }] }),
    card,
  }
}

export type WarCards = { progress: Progress; faceDown: number; faceUp: Card | null }

/** Up to three cards face down and one face up; with fewer than four the last one is face up. */
export function drawWarCards(start: Progress, index: PlayerIndex): WarCards {
  let progress = start
  const drawn: Card[] = []
  while (drawn.length <= warCardsDown) {
    const ready = ensureCanDraw(progress, index)
    if (!ready) break
    const { game, card } = playTop(ready.game, index)
    progress = { game, steps: ready.steps }
    drawn.push(card)
  }
  const before = start.game.players[index].played
  const last = drawn.length - 1
  const laid = drawn.map((card, i) => ({ card, faceDown: i < last }))
  const game = withPlayer(progress.game, index, { played: [...before, ...laid] })
  return {
    progress: { game, steps: progress.steps },
    faceDown: Math.max(0, last),
    faceUp: drawn[last] ?? null,
  }
}
