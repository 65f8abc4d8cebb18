import {
  applyTurn,
  type Card,
  createRuleset,
  type Deck,
  type MatchHeader,
  type MatchState,
  orThrow,
  type PlacedCard,
  type Ruleset,
  type RulesetConfigInput,
  startMatch,
  type Trait,
  type TriadError,
  type Turn,
  type TurnEvent,
} from '../../../src/games/triad/index.js'

/** Everything off but what a test switches on. */
export function rules(config: RulesetConfigInput = {}): Ruleset {
  const off = { enabled: false }
  return createRuleset({
    warning: off,
    combo: off,
    traitDerivation: off,
    traitEffects: off,
    formationBonuses: off,
    ...config,
  })
}

type Effects = NonNullable<RulesetConfigInput['traitEffects']>

/** Only the given traits act. */
export function only(effects: Effects, config: RulesetConfigInput = {}): Ruleset {
  const off = { enabled: false }
  const traitEffects: Effects = {
    cosmic: off,
    light: off,
    shadow: off,
    forest: off,
    metal: off,
    flame: off,
    aqua: off,
    thunder: off,
    wind: off,
    earth: off,
    ...effects,
  }
  return rules({ traitEffects, ...config })
}

type Edges = readonly [up: number, right: number, down: number, left: number]

export function card(
  edges: Edges | number,
  rest: { trait?: Trait; hand?: number; power?: number } = {},
): Card {
  const [up, right, down, left] = typeof edges === 'number' ? [edges, edges, edges, edges] : edges
  return { up, right, down, left, hand: 0, power: 1, trait: 'none', ...rest }
}

export const header: MatchHeader = {
  version: 1,
  rulesetId: `0x${'00'.repeat(32)}`,
  seasonId: 1,
  playerA: `0x${'aa'.repeat(20)}`,
  playerB: `0x${'bb'.repeat(20)}`,
  deckA: [1n, 2n, 3n, 4n, 5n],
  deckB: [6n, 7n, 8n, 9n, 10n],
  firstPlayer: 0,
  deadline: 2_000_000_000n,
  salt: `0x${'5a'.repeat(32)}`,
}

/** A match before its first turn; decks are filled up with cards of five on each edge. */
export function start(
  ruleset: Ruleset,
  deckA: readonly Card[],
  deckB: readonly Card[],
  firstPlayer: 0 | 1 = 0,
): MatchState {
  const cards = new Map<bigint, Card>()
  const fill = (deck: Deck, given: readonly Card[]) =>
    deck.forEach((tokenId, i) => {
      cards.set(tokenId, given[i] ?? card(5))
    })
  fill(header.deckA, deckA)
  fill(header.deckB, deckB)
  return orThrow(startMatch({ header: { ...header, firstPlayer, rulesetId: ruleset.id }, ruleset, cards }))
    .state
}

type Choice = { mark?: number; edge?: number }
export type Move = readonly [cell: number, cardIndex: number, choice?: Choice]

export function turn([cell, cardIndex, { mark = 255, edge = 255 } = {}]: Move): Turn {
  return { cell, cardIndex, warningMarkCell: mark, earthBoostEdge: edge, reserved: 0 }
}

export type Played = { state: MatchState; events: readonly TurnEvent[] }

/** Plays the moves; the events are those of the last one. */
export function play(state: MatchState, ...moves: readonly Move[]): Played {
  let played: Played = { state, events: [] }
  for (const move of moves) {
    played = orThrow(applyTurn(played.state, turn(move)))
  }
  return played
}

/** The refusal of the last move. */
export function refusal(state: MatchState, ...moves: readonly Move[]): TriadError {
  const last = moves.at(-1)
  if (!last) throw new Error('no move')
  const result = applyTurn(play(state, ...moves.slice(0, -1)).state, turn(last))
  if (result.ok) throw new Error('the move was not refused')
  return result.error
}

export function cell({ state }: { state: MatchState }, index: number): PlacedCard {
  const found = state.board[index]
  if (!found) throw new Error(`cell ${index} is empty`)
  return found
}

export const owner = (played: Played, index: number): number => cell(played, index).owner
export const edges = (played: Played, index: number): readonly number[] => cell(played, index).edges
export const eventTypes = ({ events }: Played): string[] => events.map(({ type }) => type)
