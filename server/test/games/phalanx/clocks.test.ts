import { verifyLog } from '@fivefold/sdk/phalanx'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabases, type TestDatabases } from '../../support/postgres.js'
import { startServer, type TestServer } from '../../support/server.js'
import { RawClient, seatTwo, stateMessages, toCombat } from './support.js'

let postgres: TestDatabases
const servers: TestServer[] = []

beforeAll(async () => {
  postgres = await createTestDatabases(['test'])
})

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
})

afterAll(() => postgres.remove())

async function start(matches: object, port?: number): Promise<TestServer> {
  const server = await startServer(postgres.url('test'), { matches, ...(port && { port }) })
  servers.push(server)
  return server
}

/** A match in combat that the first player has left. */
async function leaveCombat(forfeitAfter: number) {
  const { url } = await start({ forfeitAfter, sweepEvery: 20 })
  const seated = await seatTwo([url, url])
  await toCombat(seated)
  seated.players[0].client.close()
  return { url, seated, gone: await seated.players[1].client.next('opponentDisconnected') }
}

describe('the forfeit clock', () => {
  it('ends the match for a player who stays away when it is that player’s turn', async () => {
    const { seated, gone } = await leaveCombat(300)
    const [, b] = seated.players
    expect(Date.parse(gone.forfeitAt as string)).toBeGreaterThan(Date.now() - 5_000)
    const { state } = await b.client.next('gameState')
    expect(state.outcome).toMatchObject({ winnerIndex: 1, victoryType: 'forfeit' })
    expect(verifyLog(state)).toEqual({ valid: true })
  })

  it('stops when the player is back in time', async () => {
    const { url, seated } = await leaveCombat(1_500)
    const [a, b] = seated.players
    const again = await RawClient.open(url)
    const { matchId } = seated
    await again.ask({ type: 'joinMatch', matchId, playerName: 'Alice', playerId: a.playerId }, 'matchJoined')
    await b.client.next('opponentReconnected')
    // The clock of a match that is left later runs out first.
    const later = await seatTwo([url, url])
    await toCombat(later)
    later.players[0].client.close()
    await later.players[1].client.next('opponentDisconnected')
    expect((await later.players[1].client.next('gameState')).state.phase).toBe('gameOver')
    expect(b.client.waiting).toEqual([])
    again.close()
  })

  it('continues after a restart, and deploys cards for the absent player until a forfeit is possible', async () => {
    const first = await start({ forfeitAfter: 1_000, sweepEvery: 20 })
    const port = Number(new URL(first.url).port)
    const { matchId, players } = await seatTwo([first.url, first.url])
    players[0].client.close()
    await players[1].client.next('opponentDisconnected')
    servers.splice(0)
    await first.stop()
    await start({ forfeitAfter: 1_000, sweepEvery: 20 }, port)
    const back = await RawClient.open(first.url)
    const { playerId } = players[1]
    await back.ask({ type: 'joinMatch', matchId, playerName: 'Bob', playerId }, 'matchJoined')
    let { state } = await back.next('gameState')
    // A player who comes back learns who is away, and until when.
    expect(await back.next('opponentDisconnected')).toMatchObject({ playerIndex: 0, matchId })
    while (state.phase !== 'gameOver') {
      if (state.activePlayerIndex === 1) {
        const card = state.players[1].hand[0]
        const column = Math.floor(state.transactionLog.length / 2) % 4
        const action =
          state.phase === 'combat'
            ? { type: 'pass', playerIndex: 1 }
            : { type: 'deploy', playerIndex: 1, card, column }
        back.send({ type: 'action', matchId, action })
      }
      state = (await back.next('gameState')).state
    }
    expect(state.outcome).toMatchObject({ winnerIndex: 1, victoryType: 'forfeit' })
    expect(verifyLog(state)).toEqual({ valid: true })
    back.close()
  })
})

describe('the turn clock', () => {
  it('makes the smallest move for a player who takes too long, and sends the deadline', async () => {
    const { url } = await start({ turnTime: 150, sweepEvery: 20 })
    const { players } = await seatTwo([url, url])
    const seen: string[] = []
    for (let count = 0; count < 18; count++) {
      const { state, turnDeadline } = await players[0].client.next('gameState')
      expect(Date.parse(turnDeadline as string)).toBeGreaterThan(Date.now() - 5_000)
      seen.push(state.transactionLog.at(-1)?.action.type ?? '')
    }
    expect(seen).toEqual([...Array(16).fill('deploy'), 'pass', 'pass'])
  })

  it('is off unless it is asked for', async () => {
    const { url } = await start({ sweepEvery: 20 })
    const { players } = await seatTwo([url, url])
    for (const message of stateMessages(players[0].client)) expect(message.turnDeadline).toBeUndefined()
  })
})

describe('seats of a server that died', () => {
  it('are freed, and reported', async () => {
    const { url, database } = await start({ sweepEvery: 20 })
    const { matchId, players } = await seatTwo([url, url])
    // As if the first player had sat at a server that is not heard of any more.
    await database.query(
      `UPDATE match_seat SET server = gen_random_uuid(), connection = gen_random_uuid()
       WHERE match_id = $1 AND seat = 0`,
      [matchId],
    )
    await players[1].client.next('opponentDisconnected')
  })

  it('are taken back by a server that was only slow', async () => {
    const { url, database } = await start({ sweepEvery: 20 })
    const { matchId, players } = await seatTwo([url, url])
    await database.query(
      'UPDATE match_seat SET server = gen_random_uuid() WHERE match_id = $1 AND seat = 0',
      [matchId],
    )
    await players[1].client.next('opponentDisconnected')
    await players[1].client.next('opponentReconnected')
    const { rows } = await database.query(
      'SELECT 1 FROM match_seat WHERE match_id = $1 AND connection IS NULL',
      [matchId],
    )
    expect(rows).toEqual([])
  })
})
