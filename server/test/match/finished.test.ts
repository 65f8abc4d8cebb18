import { readFinishedMatches } from '@fivefold/sdk/match'
import { createMatch } from '@fivefold/sdk/match/phalanx'
import { createWarMatch } from '@fivefold/sdk/match/war'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { giveUp, move, seatTwo, toCombat } from '../games/phalanx/support.js'
import { useServer } from '../support/server.js'

const server = useServer()

const read = (limit = 10) => readFinishedMatches(server.url, { limit })

describe('the list of finished matches', () => {
  it('is empty as long as none has ended', async () => {
    const table = await seatTwo([server.url, server.url], { visibility: 'public' })
    const nothing = { count: 0, latest: [] }
    expect(await read()).toEqual({ phalanx: nothing, war: nothing, triad: nothing })
    for (const { client } of table.players) client.close()
  })

  it('names players and winner of a match that is in no ledger, and none of its secrets', async () => {
    const table = await seatTwo([server.url, server.url])
    const [{ activePlayerIndex: loser }] = await toCombat(table)
    const before = Date.now()
    await move(table, { type: 'forfeit', playerIndex: loser })
    const { phalanx, war } = await read()
    expect(war?.count).toBe(0)
    expect(phalanx).toEqual({
      count: 1,
      latest: [
        {
          matchId: table.matchId,
          players: [
            { name: 'Alice', isBot: false },
            { name: 'Bob', isBot: false },
          ],
          winner: 1 - loser,
          endedAt: expect.any(String),
        },
      ],
    })
    expect(Math.abs(Date.parse(phalanx?.latest[0]?.endedAt ?? '') - before)).toBeLessThan(60_000)
    const text = await (await fetch(new URL('/matches/finished', server.url))).text()
    for (const { client, playerId } of table.players) {
      expect(text).not.toContain(playerId)
      client.close()
    }
  })

  it('marks bots, in both games, the last match first', async () => {
    const practice = await createMatch(server.url, { playerName: 'Alice', opponent: 'greedy' })
    await giveUp(practice)
    expect((await read(1)).phalanx).toMatchObject({
      count: 2,
      latest: [
        {
          matchId: practice.matchId,
          winner: 1,
          players: [{ isBot: false }, { name: 'Sergeant', isBot: true }],
        },
      ],
    })
    const match = await createWarMatch(server.url, { playerName: 'Carol', opponent: 'bot' })
    await expect.poll(() => match.getSnapshot().state?.phase, { timeout: 10_000 }).toBe('flip')
    await match.act({ type: 'forfeit', playerIndex: 0 })
    match.close()
    expect((await read()).war).toMatchObject({
      count: 1,
      latest: [{ matchId: match.matchId, winner: 1, players: [{ name: 'Carol' }, { isBot: true }] }],
    })
  })

  it('leaves out a match whose seats are not both there', async () => {
    const before = await read()
    const database = new pg.Client({ connectionString: server.databaseUrl })
    await database.connect()
    await database.query(
      `INSERT INTO match (id, game, rng_seed, options, visibility, status, ended_at)
       VALUES (gen_random_uuid(), 'phalanx', '42', '{}', 'private', 'over', now())`,
    )
    await database.end()
    expect((await read()).phalanx?.latest).toEqual(before.phalanx?.latest)
  })

  it.each(['0', '51', 'all'])('is not read with the limit %s', async (limit) => {
    const response = await fetch(new URL(`/matches/finished?limit=${limit}`, server.url))
    expect(response.status).toBe(400)
  })
})
