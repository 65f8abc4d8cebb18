import { createRandom } from '@fivefold/sdk/core'
import {
  botAction,
  type GameState,
  type GameStateMessage,
  replaySteps,
  type ServerMessage,
  type Viewer,
} from '@fivefold/sdk/phalanx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findLeaks } from '../../../sdk/test/phalanx/leaks.js'
import { createTestDatabases, type TestDatabases } from '../support/postgres.js'
import { move, RawClient, seatTwo, startServer, type TestServer } from './support.js'

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

async function watch(matchId: string): Promise<RawClient> {
  const client = await RawClient.open(server.url)
  await client.ask({ type: 'watchMatch', matchId, deltas: true }, 'spectatorJoined')
  await client.next('gameState')
  return client
}

async function playMatch(options: Record<string, unknown>, seed: string) {
  const seated = await seatTwo([server.url, server.url], options)
  const [a, b] = seated.players
  const spectator = await watch(seated.matchId)
  await a.client.ask(
    { type: 'joinMatch', matchId: seated.matchId, playerName: 'A', playerId: a.playerId },
    'matchJoined',
  )
  let shown: [GameState, GameState] = [(await a.client.next('gameState')).state, seated.state]
  const random = createRandom(seed)
  const draw = () => (random.below(4) === 0 ? 'random' : 'greedy')
  while (shown[0].phase !== 'gameOver') {
    const view = shown[shown[0].activePlayerIndex]
    shown = await move(seated, botAction(view, draw(), random))
  }
  await expect.poll(() => spectator.received.at(-1)).toContain('"phase":"gameOver"')
  for (const client of [a.client, b.client, spectator]) client.close()
  return {
    over: shown[0],
    secrets: [a.playerId, b.playerId] as const,
    received: [
      [0, a.client.received],
      [1, b.client.received],
      ['spectator', spectator.received],
    ] satisfies [Viewer, string[]][],
  }
}

/** The true state behind each length of the log. */
function truths(over: GameState): GameState[] {
  const { transactionLog, rngSeed, players, gameOptions } = over
  const config = { rngSeed, players: [players[0].player, players[1].player] as const, gameOptions }
  const games = [
    ...replaySteps(
      config,
      transactionLog.map(({ action }) => action),
    ),
  ]
  return games.map(({ game }, count) => ({ ...game, transactionLog: transactionLog.slice(0, count) }))
}

function leaksIn(text: string, viewer: Viewer, over: GameState, states: readonly GameState[]): string[] {
  const message = JSON.parse(text) as ServerMessage
  if (message.type !== 'gameState' || message.state.phase === 'gameOver') return []
  const { state, logStart = 0 } = message as GameStateMessage
  const truth = states[logStart + state.transactionLog.length]
  if (!truth) return ['a state that never was']
  const seed = over.gameOptions.shuffle?.seed
  return [...findLeaks(truth, state, viewer), ...(seed && text.includes(seed) ? ['seed'] : [])]
}

describe('nothing that was sent before the end', () => {
  it.each([
    ['real', {}],
    ['real, per-turn', { gameOptions: { damageMode: 'per-turn' } }],
    ['seeded', { rngSeed: 20260220 }],
  ])('tells a hidden card, the seed or another’s playerId: %s matches', async (kind, options) => {
    for (let game = 0; game < 2; game++) {
      const { over, received, secrets } = await playMatch(options, `${kind} ${game}`)
      const states = truths(over)
      for (const [viewer, texts] of received) {
        expect(texts.length).toBeGreaterThan(17)
        for (const text of texts) {
          expect(leaksIn(text, viewer, over, states)).toEqual([])
          for (const index of [0, 1] as const) {
            if (viewer !== index) expect(text).not.toContain(secrets[index])
          }
        }
      }
      expect(over.rngSeed).toBe('rngSeed' in options ? options.rngSeed : 0)
    }
  })

  it('is not stored where a reader of the database could sit down either', async () => {
    const { players, matchId } = await seatTwo([server.url, server.url])
    const { rows } = await server.database.query('SELECT s::text FROM phalanx_seat s WHERE match_id = $1', [
      matchId,
    ])
    expect(rows).toHaveLength(2)
    for (const { playerId, client } of players) {
      expect(JSON.stringify(rows)).not.toContain(playerId)
      client.close()
    }
  })

  it('a client that asks for deltas gets each entry once, and pushes that do not grow', async () => {
    const { received } = await playMatch({}, 'deltas')
    const texts = received.find(([viewer]) => viewer === 'spectator')?.[1] ?? []
    const messages = texts.map((text) => JSON.parse(text) as ServerMessage)
    const pushes = messages.filter((message): message is GameStateMessage => message.type === 'gameState')
    let next = 0
    for (const { logStart, state } of pushes) {
      expect(logStart).toBe(next)
      next += state.transactionLog.length
    }
    expect(next).toBeGreaterThan(16)
    const running = texts.filter((text) => !text.includes('"phase":"gameOver"'))
    expect(Math.max(...running.map((text) => text.length))).toBeLessThan(8_000)
  })
})
