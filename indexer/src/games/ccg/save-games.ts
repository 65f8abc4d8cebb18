import type { CardStats } from '@fivefold/sdk/ccg'
import type { Store } from '@subsquid/typeorm-store'
import { isNewer } from '../../event-location.js'
import { log } from '../../log.js'
import { CcgBatch, CcgEvent, CcgGame, CcgStanding } from '../../model/index.js'
import { deriveRows, Rows } from '../../store/rows.js'
import { type Move, readMoves } from './moves.js'
import type { GameContractEvent } from './read-events.js'
import { replayMove } from './replay-move.js'
import { batchRows, eventRows, gameAfter, gameRow, sideOf } from './rows-of-moves.js'
import { advanceStanding } from './standings.js'

/** Writes games with their batches, events and standings. Idempotent per move. */
export const saveGames = (store: Store, events: GameContractEvent[]): Promise<void> =>
  saveMoves(store, readMoves(events))

const saveMoves = deriveRows({ load: loadTables, apply })

type Tables = Awaited<ReturnType<typeof loadTables>>

async function loadTables(store: Store, moves: Move[]) {
  const ids = moves.map(({ cause }) => `${cause.args.gameId}`)
  const games = await Rows.load(store, CcgGame, ids)
  const players = moves.flatMap(({ cause }) => {
    const game = cause.name === 'GameStarted' ? cause.args : games.get(`${cause.args.gameId}`)
    return game ? [game.playerA, game.playerB] : []
  })
  return {
    games,
    batches: await Rows.load(store, CcgBatch, []),
    ruleEvents: await Rows.load(store, CcgEvent, []),
    standings: await Rows.load(store, CcgStanding, players),
  }
}

function apply(tables: Tables, move: Move): void {
  const { cause } = move
  const id = `${cause.args.gameId}`
  const known = tables.games.get(id)
  if (!isNewer(cause.location, known)) return
  const before = cause.name === 'GameStarted' ? gameRow(cause) : known
  if (before) applyTo(tables, before, move)
  else log.error(`CCG game ${id}: its start is not indexed`)
}

function applyTo({ games, batches, ruleEvents, standings }: Tables, before: CcgGame, move: Move): void {
  const replayed = replayMove(move, {
    players: [before.playerA, before.playerB],
    cards: before.cards as CardStats[],
    state: before.state ?? null,
  })
  // Logged once: after a difference there is no verified state to replay from.
  if (!replayed.ok && before.verified)
    log.error(`CCG game ${before.id} is not verified: ${describe(before, move)}: ${replayed.reason}`)
  const after = gameAfter(before, move, replayed)
  games.set(after)
  for (const row of batchRows(before, move)) batches.set(row)
  for (const row of eventRows(before, move)) ruleEvents.set(row)
  if (move.events.some(({ name }) => name === 'GameEnded')) count(standings, after)
}

const describe = ({ batchCount }: CcgGame, { cause }: Move): string =>
  cause.name === 'GameStarted' ? 'start' : `batch ${batchCount}`

/** Uses the chain's result, verified or not. A game against a player's own bot is practice. */
function count(standings: Rows<CcgStanding>, game: CcgGame): void {
  if (game.botSide != null) return
  for (const player of [game.playerA, game.playerB]) {
    const isWinner = sideOf(game, player) === game.winnerSide
    const result = game.winner === null ? 'drawn' : isWinner ? 'won' : 'lost'
    standings.set(advanceStanding(standings.get(player), { player, result, at: game.timestamp }))
  }
}
