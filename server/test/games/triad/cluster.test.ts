import { type ServerProcess, startServerProcess } from '@fivefold/scripts/prove/server-process'
import {
  createTriadMatch,
  joinTriadMatch,
  listOpenTriadMatches,
  resumeTriadMatch,
  type TriadMatch,
  watchTriadMatch,
} from '@fivefold/sdk/match/triad'
import { verifyMatch } from '@fivefold/sdk/triad'
import { matchOf, readGame, signaturesOf } from '@fivefold/sdk/triad/match'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabases, type TestDatabases } from '../../support/postgres.js'
import { closedAfterEach } from '../../support/server.js'
import { domain, playUntil, seatOf, signBoth, stateOf, terms, until } from './support.js'

/** Processes start slowly on machines that are busy. */
const patience = 120_000
const soon = { backoff: () => 100 }
let postgres: TestDatabases
let servers: [ServerProcess, ServerProcess]
const opened = closedAfterEach<TriadMatch>()

async function kept(entering: Promise<TriadMatch>): Promise<TriadMatch> {
  const match = await entering
  opened.push(match)
  return match
}

beforeAll(async () => {
  postgres = await createTestDatabases(['test'])
  const start = () => startServerProcess({ databaseUrl: postgres.url('test') })
  servers = [await start(), await start()]
}, patience)

afterAll(async () => {
  for (const server of servers ?? []) if (server.isUp()) await server.kill()
  await postgres?.remove()
})

/** A match between a player on the first server and one on the second. */
async function seatTwo(): Promise<[TriadMatch, TriadMatch]> {
  const [one, two] = servers
  const first = await kept(createTriadMatch(one.url, { terms, seat: seatOf(0) }, soon))
  return [first, await kept(joinTriadMatch(two.url, { matchId: first.matchId, seat: seatOf(1) }, soon))]
}

describe('Triad on two servers over one database', () => {
  it(
    'lists the matches of both, until they have two players',
    async () => {
      const [one, two] = servers
      const ids = async (url: string) => (await listOpenTriadMatches(url)).map(({ matchId }) => matchId)
      const { matchId } = await kept(
        createTriadMatch(one.url, { terms, seat: seatOf(0), visibility: 'public' }, soon),
      )
      for (const { url } of servers) expect(await ids(url)).toContain(matchId)
      await kept(joinTriadMatch(two.url, { matchId, seat: seatOf(1) }, soon))
      for (const { url } of servers) expect(await ids(url)).not.toContain(matchId)
    },
    patience,
  )

  it(
    'shows presence across them',
    async () => {
      const [one, two] = servers
      const [first, second] = await seatTwo()
      const { matchId, seatToken } = first
      await until(first, ({ state, away }) => state?.phase === 'playing' && away[1] === undefined)
      const spectator = await kept(watchTriadMatch(two.url, matchId, soon))
      expect(spectator.getSnapshot().away).toEqual({})
      first.close()
      for (const match of [second, spectator]) await until(match, ({ away }) => away[0] !== undefined)
      await kept(resumeTriadMatch(one.url, { matchId, seatToken: seatToken ?? '' }, soon))
      for (const match of [second, spectator]) await until(match, ({ away }) => away[0] === undefined)
    },
    patience,
  )

  it(
    'finishes a match although one of them is killed in the middle',
    async () => {
      const [one, two] = servers
      const [first, second] = await seatTwo()
      const { matchId, seatToken } = first
      await playUntil([first, second], 4)
      await one.kill()
      await until(first, ({ connection }) => connection === 'connecting')
      first.close()
      // The seat of a server that is gone becomes free when its lease ends.
      await until(second, ({ away }) => away[0] !== undefined)
      const again = await kept(resumeTriadMatch(two.url, { matchId, seatToken: seatToken ?? '' }, soon))
      await until(second, ({ away }) => away[0] === undefined)
      expect(stateOf(again).turns).toHaveLength(4)
      await playUntil([again, second], 9)
      await signBoth([again, second])
      for (const match of [again, second]) {
        expect(match.getSnapshot().integrity).toEqual({ status: 'proven' })
        const state = stateOf(match)
        const [played, signatures] = [matchOf(readGame(state)), signaturesOf(state)]
        if (!played || !signatures) throw new Error('the match is not signed')
        expect(await verifyMatch(played, { domain, ...signatures })).toMatchObject({ ok: true })
      }
    },
    patience,
  )
})
