import { seedCommitment } from '@fivefold/sdk/war'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { migrate } from '../../../src/database/migrate.js'
import { phalanxGame } from '../../../src/games/phalanx/game.js'
import type { ServerGame } from '../../../src/match/server-game.js'
import { MatchStore } from '../../../src/match/store/match-store.js'
import { migrateBefore } from '../../support/migrate-before.js'
import { useDatabase } from '../../support/server.js'
import { idleGames, secretsOf } from './support.js'

describe('migration 5', () => {
  const database = useDatabase()

  it('matches from before there was another game are matches of Phalanx Duel', async () => {
    await migrateBefore(database.pool, '0005')
    const id = '6f1c5c06-3f0e-4d0f-9c36-0d4f4f3f9b6e'
    await database.pool.query(
      `INSERT INTO phalanx_match (id, rng_seed, options, visibility, status)
     VALUES ($1, 42, '{"damageMode":"per-turn"}', 'public', 'open')`,
      [id],
    )
    await database.pool.query(
      `INSERT INTO phalanx_seat (match_id, seat, player_id, name, connection)
     VALUES ($1, 0, gen_random_uuid(), 'Alice', gen_random_uuid())`,
      [id],
    )
    const running = '0b0a3c52-93a5-4a5e-8f0f-5b3e3a1f7c11'
    await database.pool.query(
      `INSERT INTO phalanx_match (id, rng_seed, options, visibility, status, action_count, active)
     VALUES ($1, 42, '{"damageMode":"per-turn"}', 'public', 'running', 2, 1)`,
      [running],
    )
    await database.pool.query(
      `INSERT INTO phalanx_seat (match_id, seat, player_id, name, forfeit_at)
     VALUES ($1, 0, gen_random_uuid(), 'Bob', '2026-01-01'), ($1, 1, gen_random_uuid(), 'Carol', '2026-01-03')`,
      [running],
    )
    await database.pool.query(`INSERT INTO phalanx_log VALUES ($1, 0, '{}'), ($1, 1, '{}')`, [running])
    const over = '9d7f1f0e-6a0b-4c57-8a43-0c8a7c2d9e55'
    await database.pool.query(
      `INSERT INTO phalanx_match (id, rng_seed, options, visibility, status)
     VALUES ($1, 42, '{"damageMode":"per-turn"}', 'private', 'over')`,
      [over],
    )
    await database.pool.query(
      `INSERT INTO phalanx_seat (match_id, seat, player_id, name, bot)
     VALUES ($1, 0, gen_random_uuid(), 'Dan', NULL), ($1, 1, gen_random_uuid(), 'Recruit', 'random')`,
      [over],
    )
    const endedAt = '2026-01-05T06:07:08.009Z'
    await database.pool.query('INSERT INTO phalanx_log VALUES ($1, 0, $2)', [over, { timestamp: endedAt }])
    await migrate(database.pool)
    const [phalanx, war] = [...idleGames] as [ServerGame, ServerGame]
    const store = new MatchStore(database.pool, idleGames, pino({ level: 'silent' }))
    expect(await store.readFacts(id)).toMatchObject({
      game: phalanxGame,
      rngSeed: 42,
      options: { damageMode: 'per-turn' },
      seats: [{ name: 'Alice', terms: null }, null],
    })
    expect((await store.listOpen(phalanx)).map(({ matchId }) => matchId)).toEqual([id])
    expect(await store.listOpen(war)).toEqual([])
    // Bob is late too, but it is Carol's turn.
    expect(await store.listDue(new Date('2026-01-02'))).toEqual([])
    expect(await store.listDue(new Date('2026-01-04'))).toEqual([running])
    const players = [
      { name: 'Dan', isBot: false },
      { name: 'Recruit', isBot: true },
    ]
    // Who won was not stored then.
    expect(await store.listFinished(5)).toEqual({
      phalanx: { count: 1, latest: [{ matchId: over, players, winner: null, endedAt }] },
      war: { count: 0, latest: [] },
      triad: { count: 0, latest: [] },
    })
    expect(await store.countActions([id, running])).toEqual(
      new Map([
        [id, 0],
        [running, 2],
      ]),
    )
  })
})

describe('migration 12', () => {
  const database = useDatabase((pool) => migrateBefore(pool, '0012'))

  it('keeps what the seats of War have revealed', async () => {
    const id = '6f1c5c06-3f0e-4d0f-9c36-0d4f4f3f9b6e'
    const [first, second] = secretsOf(1)
    await database.pool.query(
      `INSERT INTO match (id, game, rng_seed, options, visibility, status)
       VALUES ($1, 'war', 42, '{}', 'public', 'open')`,
      [id],
    )
    const insertSeat = `INSERT INTO match_seat (match_id, seat, player_id, name, terms)
      VALUES ($1, $2, gen_random_uuid(), $3, $4)`
    const revealed = { secret: first, nfts: [] }
    const terms = { commitment: seedCommitment(first), told: revealed }
    await database.pool.query(insertSeat, [id, 0, 'Alice', terms])
    await database.pool.query(insertSeat, [id, 1, 'Bob', { commitment: seedCommitment(second) }])
    await migrate(database.pool)
    const store = new MatchStore(database.pool, idleGames, pino({ level: 'silent' }))
    expect((await store.readFacts(id))?.seats.map((seat) => seat?.terms)).toEqual([
      { commitment: seedCommitment(first), revealed },
      { commitment: seedCommitment(second) },
    ])
  })
})
