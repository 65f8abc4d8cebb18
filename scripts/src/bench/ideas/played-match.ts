import { phalanxGame } from '../../../../server/src/games/phalanx/game.js'
import {
  appendEntry,
  beginMatch,
  type Match,
  type MatchFacts,
  type MatchSeat,
} from '../../../../server/src/match/match.js'
import type { Script } from '../phalanx-script.js'

/** The states of a match as the match server holds them, and its log. */
export type PlayedMatch = { readonly states: readonly Match[]; readonly log: readonly object[] }

export function playMatch({ config, actions }: Script): PlayedMatch {
  const seatOf = (index: 0 | 1): MatchSeat => ({
    playerId: `00000000-0000-4000-8000-00000000000${index}`,
    name: config.players[index].name,
    tokenHash: null,
    bot: null,
    connection: null,
    forfeitAt: null,
    terms: null,
  })
  const facts: MatchFacts = {
    id: '00000000-0000-4000-8000-000000000002',
    game: phalanxGame,
    rngSeed: config.rngSeed,
    options: { damageMode: 'cumulative', rulesVersion: 1 },
    visibility: 'private',
    turnDeadline: null,
    createdAt: new Date(0),
    rematchOf: null,
    rematchId: null,
    seats: [seatOf(0), seatOf(1)],
  }
  const states = [beginMatch(facts)]
  const log: object[] = []
  for (const action of actions) {
    const match = states.at(-1) as Match
    const { entry } = facts.game.record(facts, match.state, match.log, action, new Date(0).toISOString())
    states.push(appendEntry(match, entry))
    log.push(entry)
  }
  return { states, log }
}
