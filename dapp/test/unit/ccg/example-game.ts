import {
  type Action,
  catalogueStats,
  demoDeck,
  drawSchemes,
  encodeActions,
  type Game,
  type GameRecord,
  orThrow,
  type RecordedBatch,
  rulesVersions,
  startGame,
  submitBatch,
} from '@fivefold/sdk/ccg'

const bytes = (fill: number) => new Uint8Array(32).fill(fill)

export const cards = catalogueStats

const start = {
  id: 1,
  rules: rulesVersions.effects,
  scheme: drawSchemes.blockHash,
  turnBlocks: 20,
  now: 1,
  parentHash: bytes(3),
  players: [
    { addr: bytes(1), link: bytes(0), deck: demoDeck },
    { addr: bytes(2), link: bytes(0), deck: demoDeck },
  ],
  cards,
} as const

/** A game of the demo deck, just dealt. */
export const dealt: Game = orThrow(startGame(start)).game

/** The same game with another hand and energy for the player to act. */
export function withHand(hand: readonly number[], energy: number, board = dealt.players[0].board): Game {
  const [first, second] = dealt.players
  return { ...dealt, players: [{ ...first, hand, energy, maxEnergy: energy, board }, second] }
}

/** A record of the dealt game and these batches, each by the active player. */
export function recordOf(batches: readonly (readonly Action[])[]): GameRecord {
  let game = dealt
  const recorded: RecordedBatch[] = batches.map((actions, index) => {
    const batch = {
      player: game.activeIdx,
      actions: encodeActions(actions),
      link: null,
      parentHash: bytes(4 + index),
      now: 2 + index,
    }
    game = orThrow(submitBatch(game, cards, batch)).game
    return batch
  })
  return { start, batches: recorded }
}
