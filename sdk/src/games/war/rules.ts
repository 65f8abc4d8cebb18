import { players } from '../../core/player.js'
import { type Refused, type Result, refuse } from '../../core/result.js'
import { compareCards, missingLots } from './compare.js'
import { drawWarCards, ensureCanDraw, type Progress, playTop, withPlayer } from './draw.js'
import { WarError, type WarErrorCode } from './error.js'
import {
  type Action,
  type Card,
  type CardLot,
  type Game,
  type Outcome,
  otherPlayer,
  type PlayerIndex,
  roundLimit,
  type TransactionDetail,
  type VictoryType,
} from './state.js'

type Carried = { readonly game: Game; readonly details: TransactionDetail }

/** The game after an action and what the action did, or why the rules refuse it. */
export type Applied = Result<Carried, WarError>

const carried = (game: Game, details: TransactionDetail): Applied => ({ ok: true, game, details })

const refused = (code: WarErrorCode, message: string, value: unknown): Refused<WarError> =>
  refuse(new WarError(code, message, value))

/** Checks an action and carries it out. The given game is not changed. */
export function applyAction(game: Game, action: Action): Applied {
  if (game.phase === 'setup' || game.phase === 'gameOver') {
    return refused('INVALID_ACTION', `${action.type} is not possible in the ${game.phase} phase`, action)
  }
  switch (action.type) {
    case 'flip':
      return flip(game, action.playerIndex)
    case 'lots':
      return addLots(game, action.lots)
    case 'forfeit':
      return forfeit(game, action.playerIndex)
  }
}

/** Whether the round waits for a player's card. */
export const mayFlip = ({ phase, players }: Game, index: PlayerIndex): boolean =>
  phase === 'flip' && players[index].played.length === 0

/** The cards whose lots the game waits for: none unless two cards of equal face value are compared. */
export function lotsNeeded(game: Game): number[] {
  const cards = game.phase === 'lots' ? openCards(game) : undefined
  return cards ? missingLots(cards, game.lots) : []
}

function flip(before: Game, index: PlayerIndex): Applied {
  if (!mayFlip(before, index)) {
    const reason = before.phase === 'lots' ? 'the cards are being compared' : 'the card lies open already'
    return refused('INVALID_ACTION', reason, index)
  }
  const { game, card } = playTop(before, index)
  const done = resolve({ game, steps: [] })
  return carried(done.game, { type: 'flip', card, steps: done.steps })
}

function addLots(game: Game, added: readonly CardLot[]): Applied {
  if (game.phase !== 'lots') return refused('INVALID_ACTION', 'no lot is needed now', added)
  const needed = lotsNeeded(game)
  const isComplete =
    needed.length === added.length && needed.every((id) => added.some((one) => one.id === id))
  if (!isComplete) return refused('ACTION_FAILED', `the lots of ${needed.join(' and ')} are needed`, added)
  const lots = { ...game.lots, ...Object.fromEntries(added.map(({ id, lot }) => [id, lot])) }
  const done = resolve({ game: { ...game, lots }, steps: [] })
  return carried(done.game, { type: 'lots', steps: done.steps })
}

function forfeit(game: Game, index: PlayerIndex): Applied {
  const winnerIndex = otherPlayer(index)
  return carried(won(game, winnerIndex, 'forfeit'), { type: 'forfeit', winnerIndex })
}

/** The two cards to compare, once both are open. */
function openCards({ players }: Game): [Card, Card] | undefined {
  const [first, second] = players.map(({ played }) => played.at(-1)?.card)
  return first && second ? [first, second] : undefined
}

/** Compares the open cards, and plays wars for as long as they tie. Stops where a lot is missing. */
function resolve(start: Progress): Progress {
  let progress = start
  for (;;) {
    const { game, steps } = progress
    const cards = openCards(game)
    if (!cards) return progress
    if (missingLots(cards, game.lots).length > 0) return { game: { ...game, phase: 'lots' }, steps }
    const comparison = compareCards(cards, game.lots)
    if (comparison !== 'tie') {
      return endRound(
        { game, steps: [...steps, { type: 'compare', cards, ...comparison }] },
        comparison.winnerIndex,
      )
    }
    progress = goToWar({ game, steps: [...steps, { type: 'tie', cards }] })
    if (progress.game.phase === 'gameOver') return progress
  }
}

function goToWar(progress: Progress): Progress {
  const first = drawWarCards(progress, 0)
  const second = drawWarCards(first.progress, 1)
  const { game, steps } = second.progress
  const after: Progress = {
    game,
    steps: [
      ...steps,
      {
        type: 'war',
        faceDown: [first.faceDown, second.faceDown],
        faceUp: [first.faceUp, second.faceUp],
      },
    ],
  }
  // Where neither player has a card left, the first one loses.
  const loser = [first, second].findIndex(({ faceUp }) => !faceUp)
  if (loser < 0) return after
  return { ...after, game: won(game, otherPlayer(loser as PlayerIndex), 'outOfWarCards') }
}

/** The winner takes every card on the table; then both must be able to draw. */
function endRound(progress: Progress, winnerIndex: PlayerIndex): Progress {
  const table = progress.game.players.flatMap(({ played }) =>
    played.flatMap(({ card }) => (card ? [card] : [])),
  )
  const cleared = players.reduce((game, index) => withPlayer(game, index, { played: [] }), progress.game)
  const wonPile = [...cleared.players[winnerIndex].won, ...table]
  let after: Progress = {
    game: { ...withPlayer(cleared, winnerIndex, { won: wonPile }), phase: 'flip', round: cleared.round + 1 },
    steps: [...progress.steps, { type: 'take', winnerIndex, cards: table.length }],
  }
  for (const index of players) {
    const ready = ensureCanDraw(after, index)
    if (!ready) return { ...after, game: won(after.game, otherPlayer(index), 'outOfCards') }
    after = ready
  }
  const { game, steps } = after
  return game.round < roundLimit ? after : { game: over(game, { draw: true, round: game.round }), steps }
}

const won = (game: Game, winnerIndex: PlayerIndex, victoryType: VictoryType): Game =>
  over(game, { winnerIndex, victoryType, round: game.round })

const over = (game: Game, outcome: Outcome): Game => ({ ...game, phase: 'gameOver', outcome })
