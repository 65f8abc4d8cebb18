import { FivefoldError } from '@fivefold/sdk/core'
import {
  type MatchHeader,
  matchId,
  orThrow,
  parseCards,
  parseHeader,
  parseRuleset,
  type Replay,
  replay,
  type Turn,
} from '@fivefold/sdk/triad'
import { hexToBytes } from 'viem'
import { messageOf } from '../../retry.js'
import type { MatchSettled } from './read-events.js'

const bytesPerTurn = 5

export function headerOf({ header }: MatchSettled): MatchHeader {
  return parseHeader(header)
}

/** The turns in the event's packed encoding. */
export function turnsOf({ turns }: MatchSettled): Turn[] {
  const bytes = hexToBytes(turns as `0x${string}`)
  return Array.from({ length: Math.floor(bytes.length / bytesPerTurn) }, (_, index) => {
    const [cell = 0, cardIndex = 0, warningMarkCell = 0, earthBoostEdge = 0, reserved = 0] = bytes.subarray(
      index * bytesPerTurn,
      (index + 1) * bytesPerTurn,
    )
    return { cell, cardIndex, warningMarkCell, earthBoostEdge, reserved }
  })
}

/** The rules and cards of a match; `undefined` if no event defined them. */
export type Table = { config: unknown; cards: unknown }

export type SettledReplay = { ok: true; replay: Replay } | { ok: false; reason: string }

/** Replays a settled match. A difference from the chain's record is returned as a reason, never thrown. */
export function replaySettled(settled: MatchSettled, table: Table): SettledReplay {
  try {
    return { ok: true, replay: replayStrictly(settled, table) }
  } catch (error) {
    return { ok: false, reason: messageOf(error) }
  }
}

function replayStrictly(settled: MatchSettled, { config, cards }: Table): Replay {
  if (config === undefined) throw differs('its ruleset was never registered', settled.header.rulesetId)
  if (cards === undefined) throw differs('a deck was never sealed', settled.header)
  const transcript = { header: headerOf(settled), turns: turnsOf(settled) }
  const id = matchId(transcript)
  if (id !== settled.matchId) throw differs(`its id should be ${id}`, settled.matchId)
  const replayed = orThrow(replay({ ...transcript, ruleset: parseRuleset(config), cards: parseCards(cards) }))
  const { winner, tilesA, tilesB, tieScoreA, tieScoreB } = settled.outcome
  const recorded = [winner, tilesA, tilesB, tieScoreA, tieScoreB].join()
  const found = [replayed.winner, ...replayed.tiles, ...replayed.tieScores].join()
  if (recorded !== found)
    throw differs(`the chain recorded ${recorded}, the rules give ${found}`, settled.outcome)
  const account = replayed.winner === 0 ? settled.header.playerA : settled.header.playerB
  if (account !== settled.winner) throw differs(`the winner should be ${account}`, settled.winner)
  return replayed
}

function differs(message: string, value: unknown): FivefoldError {
  return new FivefoldError(message, { code: 'REPLAY_DIFFERS', value })
}
