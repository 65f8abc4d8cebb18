import { createRandom, type Random } from '@fivefold/sdk/core'
import { actionErrorCodes, matchErrorCodes, type ServerMessage } from '@fivefold/sdk/phalanx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabases, type TestDatabases } from '../support/postgres.js'
import { RawClient, seatTwo, startServer, type TestServer, toCombat } from './support.js'

const frames = 3_000
let postgres: TestDatabases
let server: TestServer

beforeAll(async () => {
  postgres = await createTestDatabases(['test'])
  server = await startServer(postgres.url('test'))
})

afterAll(async () => {
  await server.stop()
  await postgres.remove()
})

const odd = [
  null,
  true,
  -1,
  1.5,
  2 ** 60,
  1e308,
  '',
  'x'.repeat(5_000),
  [],
  {},
  { $ne: 1 },
  '__proto__',
  '\0',
]

/** A message that the server understands, but must refuse. */
function stale(random: Random, matchId: string): Record<string, unknown> {
  const action = random.pick([
    { type: 'pass', playerIndex: 0 },
    { type: 'pass', playerIndex: 1 },
    { type: 'deploy', playerIndex: 1, card: { suit: 'spades', rank: 'K' }, column: 2 },
    { type: 'reinforce', playerIndex: 1, card: { suit: 'clubs', rank: '4' } },
    {
      type: 'attack',
      playerIndex: 1,
      attackerPosition: { row: 1, col: 1 },
      targetPosition: { row: 0, col: 2 },
    },
  ])
  return { type: 'action', matchId, action }
}

/** Something of it is replaced, left out or cut off. */
function mutate(random: Random, message: Record<string, unknown>): string | Buffer {
  const copy = structuredClone(message)
  const holder = random.below(2) === 0 ? copy : ((copy.action ?? copy) as Record<string, unknown>)
  const key = random.pick(Object.keys(holder))
  if (random.below(4) === 0) delete holder[key]
  else holder[key] = random.pick(odd)
  const text = JSON.stringify(copy)
  const kind = random.below(10)
  if (kind === 0) return text.slice(0, random.below(text.length))
  if (kind === 1) return Buffer.from(random.bytes(random.below(200) + 1))
  return kind === 2 ? `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}` : text
}

describe('random and mutated frames', () => {
  it('each get a known code, and change no match', async () => {
    const seated = await seatTwo([server.url, server.url])
    const before = await toCombat(seated)
    const [, b] = seated.players
    const sent = b.client.received.length
    const random = createRandom('fuzz')
    // Player 1 sends; it is player 0's turn, so that nothing of it is legal.
    for (let i = 0; i < frames; i++) {
      const message = stale(random, seated.matchId)
      b.client.socket.send(random.below(3) === 0 ? JSON.stringify(message) : mutate(random, message))
    }
    await expect.poll(() => b.client.received.length - sent, { timeout: 40_000 }).toBe(frames)
    const known = new Set<string>([...actionErrorCodes, ...matchErrorCodes])
    const counts = new Map<string, number>()
    for (const text of b.client.received.slice(sent)) {
      const answer = JSON.parse(text) as ServerMessage
      const code = 'code' in answer ? answer.code : answer.type
      counts.set(code, (counts.get(code) ?? 0) + 1)
    }
    expect([...counts.keys()].filter((code) => !known.has(code))).toEqual([])
    expect([...counts.keys()]).toEqual(
      expect.arrayContaining(['PARSE_ERROR', 'VALIDATION_ERROR', 'INVALID_ACTION', 'PLAYER_MISMATCH']),
    )
    const spectator = await RawClient.open(server.url)
    await spectator.ask({ type: 'watchMatch', matchId: seated.matchId }, 'spectatorJoined')
    const { state } = await spectator.next('gameState')
    expect(state.transactionLog).toEqual(before[0].transactionLog)
    for (const client of [spectator, ...seated.players.map((player) => player.client)]) client.close()
  })
})
