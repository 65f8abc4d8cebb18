import { createRandom } from '@fivefold/sdk/core'
import { watchTriadMatch } from '@fivefold/sdk/match/triad'
import { botTurn, defaultRuleset, playerToMove, signMatch } from '@fivefold/sdk/triad'
import {
  type Action,
  applyAction,
  boardOf,
  type Game,
  readGame,
  resultOf,
  type Seat,
  seatToJson,
  startGame,
  termsToJson,
  verifyLog,
} from '@fivefold/sdk/triad/match'
import { expect, it } from 'vitest'
import { migrate } from '../../../src/database/migrate.js'
import { migrateBefore } from '../../support/migrate-before.js'
import { startServer, useDatabase } from '../../support/server.js'
import { accounts, domain, seatOf, stateOf, terms } from './support.js'

const endedAt = new Date('2026-02-03T04:05:06.789Z')

const database = useDatabase((pool) => migrateBefore(pool, '0011'))

/** Decks under which the second player chooses who begins. */
const windSeats = ([0, 1] as const).map((player): Seat => {
  const seat = seatOf(player)
  const seasonId = player === 1 ? 1 : 2
  const cards = new Map([...seat.cards].map(([id, card]) => [id, { ...card, seasonId, rarity: 1 }]))
  return { ...seat, cards }
}) as [Seat, Seat]

function apply(game: Game, action: Action): Game {
  const result = applyAction(game, action)
  if (!result.ok) throw result.error
  return result.game
}

/** A match after so many turns. */
function playedGame(turns: number): Game {
  let game = startGame({
    terms: termsToJson({ ...terms, ruleset: defaultRuleset }),
    seats: [seatToJson(windSeats[0]), seatToJson(windSeats[1])],
    chance: { now: '1700000000', salt: `0x${'00'.repeat(32)}` },
  })
  game = apply(game, { type: 'chooseFirst', playerIndex: 1, firstPlayer: 1 })
  while (game.turns.length < turns) {
    const board = boardOf(game)
    const turn = botTurn(board, 'random', createRandom(`turn ${game.turns.length}`))
    game = apply(game, { type: 'playTurn', playerIndex: playerToMove(board), turn })
  }
  return game
}

/** A row as the server wrote it when Triad had rooms. */
async function insertRoom(id: string, phase: string, game: Game, change: object = {}): Promise<void> {
  const { terms: own, seats, chance, header, turns, signatures } = game
  const state = { terms: own, seats, chance, header, turns, signatures, ...change }
  await database.pool.query(
    `INSERT INTO triad_room (id, version, state, phase, listed, token_a, token_b, created_at, updated_at)
     VALUES ($1, 12, $2, $3, true, '\\x01', '\\x02', '2026-02-03T00:00:00Z', $4)`,
    [id, JSON.stringify(state), phase, endedAt],
  )
}

it('finished rooms of Triad become finished matches', async () => {
  const full = playedGame(9)
  const { header, turns } = readGame(full)
  if (!header) throw new Error('the match has not begun')
  const signatures = await Promise.all(
    accounts.map((account) => signMatch(account, domain, { header, turns })),
  )
  await insertRoom('signed', 'signed', full, { signatures })
  await insertRoom('signing', 'signing', full, { signatures: [signatures[0], null] })
  await insertRoom('playing', 'playing', playedGame(4))
  await insertRoom('broken', 'signed', full, { turns: [...turns.slice(0, 8), turns[0]] })
  await migrate(database.pool)

  const { rows: tables } = await database.pool.query("SELECT to_regclass('triad_room') AS found")
  expect(tables).toEqual([{ found: null }])
  const { rows } = await database.pool.query<{ id: string; quarantine_reason: string | null }>(
    `SELECT m.id, status, winner, ended_at, visibility, quarantine_reason,
       (SELECT count(*)::int FROM match_log l WHERE l.match_id = m.id) AS entries
     FROM match m WHERE game = 'triad' ORDER BY entries DESC`,
  )
  const over = { status: 'over', ended_at: endedAt, visibility: 'public' }
  const { winner } = resultOf(full)
  expect(rows).toMatchObject([
    { ...over, winner, entries: 12, quarantine_reason: null },
    { ...over, winner, entries: 11, quarantine_reason: null },
    { ...over, winner: null, entries: 0, quarantine_reason: expect.stringContaining('CellTaken') },
  ])

  const server = await startServer(database.url)
  try {
    const watched = await watchTriadMatch(server.url, rows[0]?.id ?? '')
    const state = stateOf(watched)
    watched.close()
    expect(watched.getSnapshot().integrity).toEqual({ status: 'proven' })
    expect(verifyLog(state)).toEqual({ valid: true })
    expect(state).toMatchObject({ phase: 'gameOver', header: full.header, turns, signatures })
    await expect(watchTriadMatch(server.url, rows[2]?.id ?? '')).rejects.toMatchObject({
      code: 'MATCH_QUARANTINED',
    })
  } finally {
    await server.stop()
  }
})
