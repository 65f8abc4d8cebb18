import type { Cards } from './cards.js'
import type { TriadError } from './error.js'
import type { TurnEvent } from './events.js'
import { applyTurn, startMatch } from './rules.js'
import type { Ruleset } from './ruleset.js'
import type { Board, MatchState, Player, Transcript } from './state.js'
import { matchMessage } from './typed-data.js'

/** All inputs of a replay. */
export type Match = Transcript & { readonly ruleset: Ruleset; readonly cards: Cards }

export type Score = {
  readonly tiles: readonly [a: number, b: number]
  /** The power on each side's tiles, for display only. */
  readonly tieScores: readonly [a: number, b: number]
}

export type MatchResult = Score & { readonly winner: Player }

export type Replay = MatchResult & {
  /** The match after each of the nine turns. */
  readonly states: readonly MatchState[]
  readonly events: readonly (readonly TurnEvent[])[]
}

export type ReplayResult =
  | ({ readonly ok: true } & Replay)
  /** `states` are those before the refused turn. */
  | { readonly ok: false; readonly error: TriadError; readonly states: readonly MatchState[] }

/** Tiles and power of a board, at any point of the match. */
export function score(board: Board): Score {
  const tiles: [number, number] = [0, 0]
  const tieScores: [number, number] = [0, 0]
  for (const card of board) {
    if (!card) continue
    tiles[card.owner]++
    tieScores[card.owner] += card.power
  }
  return { tiles, tieScores }
}

/** The result of a full board; with nine cells there is no tie. */
export function matchResult(board: Board): MatchResult {
  const { tiles, tieScores } = score(board)
  return { winner: tiles[0] > tiles[1] ? 0 : 1, tiles, tieScores }
}

/** Replays a whole match from its signed transcript. */
export function replay(match: Match): ReplayResult {
  const { turns } = matchMessage(match)
  const start = startMatch(match)
  if (!start.ok) return { ...start, states: [] }
  const states: MatchState[] = []
  const events: (readonly TurnEvent[])[] = []
  let { state } = start
  for (const turn of turns) {
    const result = applyTurn(state, turn)
    if (!result.ok) return { ...result, states }
    state = result.state
    states.push(state)
    events.push(result.events)
  }
  return { ok: true, ...matchResult(state.board), states, events }
}
