import { createRandom } from '@fivefold/sdk/core'
import { botAction, type GameState } from '@fivefold/sdk/phalanx'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { useServer } from '../../support/server.js'
import { RawClient, statesOf } from './support.js'

const server = useServer()

const shownTo = (client: RawClient): GameState | undefined => statesOf(client).at(-1)

async function expectEntries(client: RawClient, count: number): Promise<GameState> {
  await expect.poll(() => shownTo(client)?.transactionLog.length).toBe(count)
  return shownTo(client) as GameState
}

type Player = { client: RawClient; playerId: string }

/** A match whose players get only patches, so that the server does not need its log. */
class QuietTable {
  readonly players: [Player, Player]
  readonly matchId: string
  readonly #random = createRandom('late')
  #count = 0

  constructor(matchId: string, players: [Player, Player]) {
    this.matchId = matchId
    this.players = players
  }

  static async open(): Promise<QuietTable> {
    const [a, b] = [await RawClient.open(server.url), await RawClient.open(server.url)]
    const created = await a.ask({ type: 'createMatch', playerName: 'A', deltas: true }, 'matchCreated')
    const { matchId } = created
    const joined = await b.ask({ type: 'joinMatch', matchId, playerName: 'B', deltas: true }, 'matchJoined')
    return new QuietTable(matchId, [
      { client: a, playerId: created.playerId },
      { client: b, playerId: joined.playerId },
    ])
  }

  get count(): number {
    return this.#count
  }

  async play(actions: number): Promise<void> {
    for (let left = actions; left > 0; left--) {
      const [a, b] = [
        await expectEntries(this.players[0].client, this.#count),
        await expectEntries(this.players[1].client, this.#count),
      ]
      const action = botAction(a.activePlayerIndex === 0 ? a : b, 'greedy', this.#random)
      this.players[a.activePlayerIndex].client.send({ type: 'action', matchId: this.matchId, action })
      this.#count++
    }
    for (const { client } of this.players) await expectEntries(client, this.#count)
  }

  async watch(deltas: boolean): Promise<RawClient> {
    const client = await RawClient.open(server.url)
    await client.ask({ type: 'watchMatch', matchId: this.matchId, deltas }, 'spectatorJoined')
    await expectEntries(client, this.#count)
    return client
  }

  /** A player comes back on another socket. */
  async comeBack(index: 0 | 1, deltas: boolean): Promise<void> {
    const { playerId, client: old } = this.players[index]
    const client = await RawClient.open(server.url)
    const { matchId } = this
    await client.ask({ type: 'joinMatch', matchId, playerName: 'again', playerId, deltas }, 'matchJoined')
    await old.closed
    await expectEntries(client, this.#count)
    this.players[index] = { client, playerId }
  }
}

const isLogQuery = ([query]: readonly unknown[]) =>
  typeof query === 'string' && query.startsWith('SELECT entry FROM match_log')

describe('a client that joins a running match', () => {
  let queries: MockInstance
  const logsRead = () => queries.mock.calls.filter(isLogQuery).length

  let askDatabase: (...parameters: unknown[]) => unknown

  beforeEach(() => {
    askDatabase = server.database.query.bind(server.database)
    queries = vi.spyOn(server.database, 'query')
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('gets the whole log, which the server does not hold while it sends only patches', async () => {
    const table = await QuietTable.open()
    await table.play(4)
    expect(logsRead()).toBe(0)
    const first = await table.watch(true)
    expect(logsRead()).toBe(1)
    await table.play(3)
    const second = await table.watch(true)
    expect(logsRead()).toBe(2)
    await table.play(2)
    const states = [await expectEntries(first, 9), await expectEntries(second, 9)]
    expect(states[0]).toEqual(states[1])
    expect(states[0]?.transactionLog.map(({ sequenceNumber }) => sequenceNumber)).toEqual(
      Array.from({ length: 9 }, (_, number) => number),
    )
  })

  it('is shown it with every state where that is wanted, and then it is held', async () => {
    const table = await QuietTable.open()
    await table.play(3)
    const whole = await table.watch(false)
    expect(logsRead()).toBe(1)
    await table.play(20)
    const patched = await table.watch(true)
    expect(logsRead()).toBe(1)
    expect(shownTo(patched)).toEqual(shownTo(whole))
    await table.play(2)
    expect(await expectEntries(whole, 25)).toEqual(await expectEntries(patched, 25))
    whole.close()
    await table.play(2)
    const late = await table.watch(true)
    expect(shownTo(late)).toEqual(await expectEntries(patched, 27))
  })

  it('may be a player who was there before, with deltas or without, and sits there still', async () => {
    const table = await QuietTable.open()
    await table.play(5)
    await table.comeBack(0, true)
    await table.play(3)
    await table.comeBack(1, false)
    await table.play(12)
    await table.comeBack(1, true)
    await table.play(2)
    const { client, playerId } = table.players[0]
    const { matchId } = table
    const before = client.received.length
    client.send({ type: 'joinMatch', matchId, playerName: 'A', playerId, deltas: true })
    await expect
      .poll(() => client.received.slice(before).some((text) => text.includes('"gameState"')))
      .toBe(true)
    await expectEntries(client, table.count)
    await table.play(2)
  })

  it('finds the seat as it was where the log could not be read', async () => {
    const table = await QuietTable.open()
    await table.play(4)
    const { client: left, playerId } = table.players[0]
    const other = table.players[1].client
    const received = (type: string) =>
      other.received.filter((text) => text.startsWith(`{"type":"${type}"`)).length
    left.close()
    await expect.poll(() => received('opponentDisconnected')).toBe(1)
    const { matchId } = table
    queries.mockImplementation((...parameters: unknown[]) =>
      isLogQuery(parameters) ? Promise.reject(new Error('no answer')) : askDatabase(...parameters),
    )
    const refused = await RawClient.open(server.url)
    refused.send({ type: 'joinMatch', matchId, playerName: 'A', playerId, deltas: true })
    expect(await refused.closed).toBe(1011)
    queries.mockRestore()
    const { rows } = await server.database.query(
      'SELECT connection FROM match_seat WHERE match_id = $1 AND seat = 0',
      [matchId],
    )
    expect(rows).toEqual([{ connection: null }])
    await table.comeBack(0, true)
    await expect.poll(() => received('opponentReconnected')).toBe(1)
    await table.play(2)
  })
})
