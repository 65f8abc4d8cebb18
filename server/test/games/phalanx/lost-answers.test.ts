import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createMatch, joinMatch, type PhalanxMatch } from '@fivefold/sdk/match/phalanx'
import { createWarMatch } from '@fivefold/sdk/match/war'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { useServer } from '../../support/server.js'
import { RawClient } from './support.js'

const server = useServer()
const closing: (() => void)[] = []
const soon = { backoff: () => 20 }

afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** The way to the server, which breaks in place of the first answer; so many times. */
async function breakingWay(breaks: number): Promise<{ url: string; greetings: string[] }> {
  const greetings: string[] = []
  const http = createServer()
  new WebSocketServer({ server: http }).on('connection', (near) => {
    const isBroken = greetings.length < breaks
    const far = new WebSocket(`${server.url.replace('http', 'ws')}/ws`)
    far.on('message', (data) => (isBroken ? near.terminate() : near.send(String(data))))
    near.on('message', async (data) => {
      if (far.readyState !== WebSocket.OPEN) await once(far, 'open')
      greetings.push(String(data))
      far.send(String(data))
    })
    near.on('close', () => far.terminate())
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  closing.push(() => {
    http.closeAllConnections()
    http.close()
  })
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, greetings }
}

function keep<T extends Pick<PhalanxMatch, 'close'>>(match: T): T {
  closing.push(() => match.close())
  return match
}

async function count(table: 'match' | 'match_seat'): Promise<number> {
  const { rows } = await server.database.query(`SELECT count(*)::int AS count FROM ${table}`)
  return rows[0].count
}

async function begun(match: PhalanxMatch): Promise<void> {
  await expect.poll(() => match.getSnapshot().state?.phase).toBe('deployment')
}

describe('an answer that got lost', () => {
  it('to createMatch: the same message again leads to the same match and seat', async () => {
    const [matches, seats] = [await count('match'), await count('match_seat')]
    const { url, greetings } = await breakingWay(2)
    const a = keep(await createMatch(url, { playerName: 'Alice' }, soon))
    expect(greetings.slice(0, 3)).toEqual(Array(3).fill(greetings[0]))
    expect([a.playerIndex, await count('match'), await count('match_seat')]).toEqual([
      0,
      matches + 1,
      seats + 1,
    ])
    const b = keep(await joinMatch(server.url, { matchId: a.matchId, playerName: 'Bob' }))
    await begun(a)
    await begun(b)
  })

  it('to joinMatch: its seat is nobody else’s', async () => {
    const a = keep(await createMatch(server.url, { playerName: 'Alice' }))
    const { url, greetings } = await breakingWay(1)
    const b = keep(await joinMatch(url, { matchId: a.matchId, playerName: 'Bob' }, soon))
    expect(greetings).toHaveLength(2)
    expect(b.playerIndex).toBe(1)
    await begun(a)
    await begun(b)
    const other = joinMatch(server.url, { matchId: a.matchId, playerName: 'Carol' })
    await expect(other).rejects.toMatchObject({ code: 'MATCH_FULL' })
  })

  it('to a quick match that joined somebody', async () => {
    const a = keep(await createMatch(server.url, { playerName: 'Alice', quickMatch: true }))
    const { url } = await breakingWay(1)
    const b = keep(await createMatch(url, { playerName: 'Bob', quickMatch: true }, soon))
    expect([b.matchId, b.playerIndex]).toEqual([a.matchId, 1])
    await begun(a)
    await begun(b)
  })

  it('to createMatch of War', async () => {
    const matches = await count('match')
    const { url } = await breakingWay(1)
    const match = keep(await createWarMatch(url, { playerName: 'Alice' }, soon))
    expect([match.playerIndex, await count('match')]).toEqual([0, matches + 1])
  })

  it('ends in an error where none ever comes', async () => {
    const { url, greetings } = await breakingWay(Number.POSITIVE_INFINITY)
    const refused = createMatch(url, { playerName: 'Alice' }, soon)
    await expect(refused).rejects.toMatchObject({ code: 'SERVER_UNREACHABLE' })
    expect(greetings).toHaveLength(5)
  })

  it('newPlayerId becomes the playerId, and cannot open a seat in another game', async () => {
    const client = await RawClient.open(server.url)
    closing.push(() => client.close())
    const newPlayerId = randomUUID()
    const { playerId } = await client.ask(
      { type: 'createMatch', playerName: 'Alice', newPlayerId },
      'matchCreated',
    )
    expect(playerId).toBe(newPlayerId)
    const seedCommitment = 'ab'.repeat(32)
    const war = { type: 'createMatch', game: 'war', playerName: 'Alice', seedCommitment, newPlayerId }
    expect(await client.ask(war, 'matchError')).toMatchObject({ code: 'VALIDATION_ERROR' })
    const word = { type: 'createMatch', playerName: 'Alice', newPlayerId: 'mine' }
    expect(await client.ask(word, 'matchError')).toMatchObject({ code: 'VALIDATION_ERROR' })
  })
})
