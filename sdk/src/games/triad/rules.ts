import { at } from '../../core/index.js'
import { capture } from './captures.js'
import { type Cards, deckCards } from './cards.js'
import { TriadError } from './error.js'
import type { TurnEvent } from './events.js'
import { formationsOf } from './formations.js'
import { checkHeader } from './header.js'
import { isIndex } from './is-index.js'
import { checkMark, markLimit } from './marks.js'
import { prepareCard, strikeThunder } from './placement.js'
import type { Ruleset } from './ruleset.js'
import {
  type Bonus,
  cellCount,
  type DraftBoard,
  deckSize,
  type MatchHeader,
  type MatchSetup,
  type MatchState,
  none,
  type Player,
  playerToMove,
  type Turn,
  turnCount,
} from './state.js'

export type StartResult =
  | { readonly ok: true; readonly state: MatchState }
  | { readonly ok: false; readonly error: TriadError }

export type TurnResult =
  | { readonly ok: true; readonly state: MatchState; readonly events: readonly TurnEvent[] }
  | { readonly ok: false; readonly error: TriadError }

const noBonus: Bonus = { tier: 'none', plus: 0 }

/** A match before its first turn. */
export function startMatch(match: { header: MatchHeader; ruleset: Ruleset; cards: Cards }): StartResult {
  const { header, ruleset, cards } = match
  const refusal = checkHeader(header, ruleset)
  if (refusal) return { ok: false, error: refusal }
  const { config } = ruleset
  const a = deckCards(config, header.deckA, cards)
  if (a instanceof TriadError) return { ok: false, error: a }
  const b = deckCards(config, header.deckB, cards)
  if (b instanceof TriadError) return { ok: false, error: b }
  const setup: MatchSetup = {
    config,
    firstPlayer: header.firstPlayer as Player,
    decks: [a, b],
    formations: [formationsOf(config, a), formationsOf(config, b)],
  }
  return {
    ok: true,
    state: {
      setup,
      turn: 0,
      board: new Array(cellCount).fill(null),
      usedCards: [0, 0],
      usedMarks: [0, 0],
      markCell: null,
      bonuses: [noBonus, noBonus],
    },
  }
}

/** The checks before the card is placed. */
function checkPlacement(state: MatchState, turn: Turn): TriadError | null {
  const { cell, cardIndex, earthBoostEdge } = turn
  const { setup, board } = state
  const player = playerToMove(state)
  if (state.turn >= turnCount) return new TriadError('MatchOver', { turn: state.turn })
  if (!isIndex(cell, cellCount)) return new TriadError('CellOutOfRange', { turn: state.turn, cell })
  if (board[cell] !== null) return new TriadError('CellTaken', { turn: state.turn, cell })
  if (!isIndex(cardIndex, deckSize)) return new TriadError('CardOutOfRange', { turn: state.turn, cardIndex })
  if (state.usedCards[player] & (1 << cardIndex)) {
    return new TriadError('CardUsed', { turn: state.turn, cardIndex })
  }
  const isEarth = at(setup.decks[player], cardIndex).effect === 'earth'
  const mayPass = !setup.config.traitEffects.earth.requireChoice && earthBoostEdge === none
  if (isEarth && !mayPass && !isIndex(earthBoostEdge, 4)) {
    return new TriadError('EarthEdgeInvalid', { turn: state.turn, edge: earthBoostEdge })
  }
  return null
}

/** The bonus of a combo for the player's next card. */
function earnedBonus({ config, formations }: MatchSetup, player: Player, comboCount: number): Bonus {
  const { enabled, feverAt, dominationAt, momentumAt, dominationPlus, momentumPlus } = config.combo
  if (!enabled) return noBonus
  const scale = formations[player].fiveElements ? config.formationBonuses.fiveElements.comboBonusScale : 1
  if (comboCount >= feverAt) return { tier: 'fever', plus: 0 }
  if (comboCount === dominationAt) return { tier: 'domination', plus: dominationPlus * scale }
  if (comboCount === momentumAt) return { tier: 'momentum', plus: momentumPlus * scale }
  return noBonus
}

function withPlayer<T>(values: readonly [T, T], player: Player, value: T): readonly [T, T] {
  return player === 0 ? [value, values[1]] : [values[0], value]
}

/** Carries out a turn. The given state is not changed. */
export function applyTurn(state: MatchState, turn: Turn): TurnResult {
  const misplaced = checkPlacement(state, turn)
  if (misplaced) return { ok: false, error: misplaced }
  const { setup } = state
  const player = playerToMove(state)
  const events: TurnEvent[] = []

  const card = prepareCard(state, turn, events)
  const board: DraftBoard = [...state.board]
  board[turn.cell] = card
  events.push({ type: 'placed', cell: turn.cell, card })
  strikeThunder(setup, board, turn.cell, events)
  const comboCount = 1 + capture(setup, board, turn.cell, events)
  const bonus = earnedBonus(setup, player, comboCount)
  if (bonus.tier !== 'none') events.push({ type: 'combo', count: comboCount, ...bonus })

  if (state.markCell !== null) events.push({ type: 'markExpired', cell: state.markCell })
  const setsMark = setup.config.warning.enabled && turn.warningMarkCell !== none
  const usedMarks = state.usedMarks[player] + (setsMark ? 1 : 0)
  if (setsMark) {
    const refused = checkMark(state, board, turn.warningMarkCell)
    if (refused) return { ok: false, error: refused }
    const left = markLimit(setup, player) - usedMarks
    events.push({ type: 'markSet', cell: turn.warningMarkCell, left })
  }

  return {
    ok: true,
    events,
    state: {
      setup,
      turn: state.turn + 1,
      board,
      usedCards: withPlayer(state.usedCards, player, state.usedCards[player] | (1 << turn.cardIndex)),
      usedMarks: withPlayer(state.usedMarks, player, usedMarks),
      markCell: setsMark ? turn.warningMarkCell : null,
      bonuses: withPlayer(state.bonuses, player, bonus),
    },
  }
}
