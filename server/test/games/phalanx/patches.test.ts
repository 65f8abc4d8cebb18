import { createRandom } from '@fivefold/sdk/core'
import { botAction, type GameState } from '@fivefold/sdk/phalanx'
import { describe, expect, it } from 'vitest'
import { useServer } from '../../support/server.js'
import { move, RawClient, seatTwo, stateMessages, statesOf, type Table } from './support.js'

const server = useServer()

async function watch(matchId: string, deltas: boolean): Promise<RawClient> {
  const client = await RawClient.open(server.url)
  await client.ask({ type: 'watchMatch', matchId, deltas }, 'spectatorJoined')
  await expect.poll(() => client.received.length).toBe(2)
  return client
}

/** Plays random moves, to the end or for so many actions. */
async function play(table: Table, shown: [GameState, GameState], actions = Number.POSITIVE_INFINITY) {
  const random = createRandom('patches')
  for (let count = 0; count < actions && shown[0].phase !== 'gameOver'; count++) {
    const view = shown[shown[0].activePlayerIndex]
    const strength = random.below(4) === 0 ? 'random' : 'greedy'
    shown = await move(table, botAction(view, strength, random))
  }
  return shown
}

async function startTable(): Promise<{ table: Table; shown: [GameState, GameState] }> {
  const table = await seatTwo([server.url, server.url])
  const { client, playerId } = table.players[0]
  const { matchId } = table
  await client.ask({ type: 'joinMatch', matchId, playerName: 'A', playerId }, 'matchJoined')
  return { table, shown: [(await client.next('gameState')).state, table.state] }
}

describe('a client that asks for deltas', () => {
  it('gets patches that lead to every state that others are shown whole, to the end', async () => {
    const { table, shown } = await startTable()
    const whole = await watch(table.matchId, false)
    const patched = await watch(table.matchId, true)
    await play(table, shown)
    for (const client of [whole, patched])
      await expect.poll(() => statesOf(client).at(-1)?.phase).toBe('gameOver')
    const [first, ...later] = stateMessages(patched).map(({ type }) => type)
    expect(first).toBe('gameState')
    expect(new Set(later)).toEqual(new Set(['gameStatePatch']))
    expect(later.length).toBeGreaterThan(16)
    expect(statesOf(patched)).toEqual(statesOf(whole))
    for (const client of [whole, patched, ...table.players.map((player) => player.client)]) client.close()
  })

  it('gets pushes that do not grow with the match', async () => {
    const { table, shown } = await startTable()
    const patched = await watch(table.matchId, true)
    let now = await play(table, shown, 16)
    for (let count = 0; count < 120; count++) {
      now = await move(table, { type: 'pass', playerIndex: now[0].activePlayerIndex })
    }
    await expect.poll(() => patched.received.length).toBe(1 + 1 + 16 + 120)
    const sizes = patched.received.slice(-120).map((text) => text.length)
    // The numbers of turns and entries have more digits in the end.
    expect((sizes.at(-1) as number) - (sizes[0] as number)).toBeLessThan(20)
    expect(Math.max(...sizes)).toBeLessThan(800)
    for (const client of [patched, ...table.players.map((player) => player.client)]) client.close()
  })

  it('gets the whole state again when it asks again', async () => {
    const { table, shown } = await startTable()
    const patched = await watch(table.matchId, true)
    const now = await play(table, shown, 3)
    await expect.poll(() => stateMessages(patched).length).toBe(4)
    patched.send({ type: 'watchMatch', matchId: table.matchId, deltas: true })
    await expect.poll(() => stateMessages(patched).length).toBe(5)
    expect(stateMessages(patched).at(-1)?.type).toBe('gameState')
    await play(table, now, 1)
    await expect.poll(() => stateMessages(patched).length).toBe(6)
    expect(stateMessages(patched).at(-1)).toMatchObject({ type: 'gameStatePatch', logStart: 3 })
    for (const client of [patched, ...table.players.map((player) => player.client)]) client.close()
  })
})
