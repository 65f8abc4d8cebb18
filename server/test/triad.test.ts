import { createRandom } from '@fivefold/sdk/core'
import {
  createBotTable,
  createRoom,
  listOpenRooms,
  openTable,
  readRoom,
  type TriadTable,
  takeSeat,
} from '@fivefold/sdk/match/triad'
import { botTurn, coreRuleset, type Deck, playerToMove, randomCard, signMatch } from '@fivefold/sdk/triad'
import { joinRoom, openRoom, type RoomTerms, roomViewState, type Seat } from '@fivefold/sdk/triad/room'
import type { FastifyInstance } from 'fastify'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { buildApp } from '../src/app.js'
import { migrate } from '../src/database/migrate.js'
import { createPool, type Database } from '../src/database/pool.js'
import { createTestDatabases, type TestDatabases } from './support/postgres.js'

const accounts = [
  privateKeyToAccount(`0x${'11'.repeat(32)}`),
  privateKeyToAccount(`0x${'22'.repeat(32)}`),
] as const
const domain = { chainId: 31337, verifyingContract: accounts[0].address }
const terms: RoomTerms = { ruleset: coreRuleset, seasonId: 1, domain, lifetime: 3_600 }

type Running = { app: FastifyInstance; database: Database; url: string }
let postgres: TestDatabases
/** Two servers over one database. */
let servers: [Running, Running]
const tables: TriadTable[] = []

async function start(port = 0): Promise<Running> {
  const database = createPool({ url: postgres.url('test'), onError: () => {} })
  await migrate(database)
  const app = await buildApp({ database, origins: [], logLevel: 'silent', requestsPerMinute: 10_000 })
  return { app, database, url: await app.listen({ port, host: '127.0.0.1' }) }
}

async function stop({ app, database }: Running): Promise<void> {
  await app.close()
  await database.end()
}

beforeAll(async () => {
  postgres = await createTestDatabases(['test'])
  servers = [await start(), await start()]
})

afterEach(() => {
  for (const table of tables.splice(0)) table.close()
})

afterAll(async () => {
  await Promise.all(servers.map(stop))
  await postgres.remove()
})

function seat(player: 0 | 1): Seat {
  const random = createRandom(`seat ${player}`)
  const ids = [1n, 2n, 3n, 4n, 5n].map((id) => id + 10n * BigInt(player))
  const cards = new Map(ids.map((id) => [id, randomCard(random)]))
  return { player: accounts[player].address, deck: ids as unknown as Deck, cards, isContract: false }
}

async function open(...parameters: Parameters<typeof openTable>): Promise<TriadTable> {
  const table = await openTable(...parameters)
  tables.push(table)
  return table
}

/** Waits until the table shows what is wanted. */
function until(table: TriadTable, isThere: (table: TriadTable) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the table never got there')), 10_000)
    const look = () => {
      if (!isThere(table)) return
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const unsubscribe = table.subscribe(look)
    look()
  })
}

async function twoTables() {
  const [one, two] = servers
  const a = await createRoom(one.url, { terms, seat: seat(0) })
  const tableA = await open(one.url, a.roomId, a.token)
  const b = await takeSeat(two.url, a.roomId, seat(1))
  const tableB = await open(two.url, a.roomId, b.token)
  await until(tableA, (table) => table.getView().phase === 'playing')
  return { roomId: a.roomId, tokens: [a.token, b.token] as const, tables: [tableA, tableB] as const }
}

async function playOut(both: readonly [TriadTable, TriadTable]): Promise<void> {
  const random = createRandom('play')
  for (let turn = 0; turn < 9; turn++) {
    const shown = roomViewState(both[0].getView())
    if (!shown) throw new Error('the match has not begun')
    await both[playerToMove(shown.state)].playTurn(botTurn(shown.state, 'random', random))
    for (const table of both) await until(table, (each) => each.getView().turns.length > turn)
  }
}

describe('a table on two servers', () => {
  it('carries a whole match from the first seat to the second signature', async () => {
    const { roomId, tables: both } = await twoTables()
    expect(both.map(({ seat }) => seat)).toEqual([0, 1])
    await playOut(both)
    for (const player of [0, 1] as const) {
      const { header, turns } = both[player].getView()
      if (!header) throw new Error('no header')
      await both[player].sign(await signMatch(accounts[player], domain, { header, turns }))
    }
    for (const table of both) await until(table, (each) => each.getView().phase === 'signed')
    const stranger = await readRoom(servers[0].url, roomId)
    expect(stranger.signatures.every(Boolean)).toBe(true)
    expect(stranger).toMatchObject({ phase: 'signed', turns: both[0].getView().turns })
  })

  it('goes on after both servers were restarted', async () => {
    const { tables: both } = await twoTables()
    const shown = roomViewState(both[0].getView())
    if (!shown) throw new Error('the match has not begun')
    await both[playerToMove(shown.state)].playTurn(botTurn(shown.state, 'random', createRandom('restart')))
    const ports = servers.map(({ url }) => Number(new URL(url).port))
    await Promise.all(servers.map(stop))
    servers = [await start(ports[0]), await start(ports[1])]
    for (const table of both) await until(table, (each) => each.getConnection() === 'open')
    expect(both[0].getView().turns).toHaveLength(1)
    await playRest(both)
    for (const table of both) await until(table, (each) => each.getView().phase === 'signing')
  })

  async function playRest(both: readonly [TriadTable, TriadTable]): Promise<void> {
    const random = createRandom('rest')
    for (let turn = 1; turn < 9; turn++) {
      const shown = roomViewState(both[0].getView())
      if (!shown) throw new Error('the match has not begun')
      await both[playerToMove(shown.state)].playTurn(botTurn(shown.state, 'random', random))
      for (const table of both) await until(table, (each) => each.getView().turns.length > turn)
    }
  }
})

describe('presence', () => {
  it('tells who is at the table, and who left', async () => {
    const [one] = servers
    const a = await createRoom(one.url, { terms, seat: seat(0) })
    const tableA = await open(one.url, a.roomId, a.token)
    const b = await takeSeat(one.url, a.roomId, seat(1))
    await until(tableA, (table) => table.getView().seats[1]?.online === false)
    const tableB = await open(one.url, a.roomId, b.token)
    await until(tableA, (table) => table.getView().seats[1]?.online === true)
    tableB.close()
    await until(tableA, (table) => table.getView().seats[1]?.online === false)
  })

  it('is what makes an open table show up in the list', async () => {
    const [{ url }] = servers
    const { roomId, token } = await createRoom(url, { terms, seat: seat(0), isListed: true })
    const hidden = await createRoom(url, { terms, seat: seat(0) })
    const ids = async () => (await listOpenRooms(url)).map(({ id }) => id)
    expect(await ids()).not.toContain(roomId)
    await open(url, roomId, token)
    await open(url, hidden.roomId, hidden.token)
    const [listed] = (await listOpenRooms(url)).filter(({ id }) => id === roomId)
    expect(listed?.seats[0]).toMatchObject({ player: accounts[0].address, deck: null, cards: null })
    expect(await ids()).not.toContain(hidden.roomId)
    await takeSeat(url, roomId, seat(1))
    expect(await ids()).not.toContain(roomId)
  })
})

describe('the server refuses', () => {
  const turn = { cell: 0, cardIndex: 0, warningMarkCell: 255, earthBoostEdge: 255, reserved: 0 }

  it('rooms that are not there', async () => {
    await expect(readRoom(servers[0].url, 'nowhere')).rejects.toMatchObject({ code: 'ROOM_NOT_FOUND' })
    await expect(openTable(servers[0].url, 'nowhere')).rejects.toMatchObject({ code: 'ROOM_NOT_FOUND' })
  })

  it('spectators and strangers who want to play', async () => {
    const { roomId } = await twoTables()
    const spectator = await open(servers[0].url, roomId)
    expect(spectator.seat).toBeNull()
    await expect(spectator.playTurn(turn)).rejects.toMatchObject({ code: 'NOT_SEATED' })
    const stranger = await open(servers[0].url, roomId, 'a-token-of-somebody-else-entirely')
    expect(stranger.seat).toBeNull()
    await expect(stranger.playTurn(turn)).rejects.toMatchObject({ code: 'NOT_SEATED' })
  })

  it('turns of the other player and illegal ones, and changes nothing', async () => {
    const { roomId, tables: both } = await twoTables()
    const first = both[0].getView().header?.firstPlayer as 0 | 1
    const before = await readRoom(servers[0].url, roomId)
    await expect(both[first === 0 ? 1 : 0].playTurn(turn)).rejects.toMatchObject({ code: 'NOT_YOUR_TURN' })
    await expect(both[first].playTurn({ ...turn, cell: 9 })).rejects.toMatchObject({ code: 'CellOutOfRange' })
    const after = await readRoom(servers[0].url, roomId)
    expect(after).toEqual(before)
  })

  it('a third player, even when two come at once', async () => {
    const { roomId } = await createRoom(servers[0].url, { terms, seat: seat(0) })
    const taken = await Promise.allSettled(servers.map(({ url }) => takeSeat(url, roomId, seat(1))))
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = taken.find(({ status }) => status === 'rejected')
    expect(refused).toMatchObject({ reason: { code: 'ROOM_FULL' } })
  })

  it('rooms that are no rooms', async () => {
    const post = (body: unknown) =>
      servers[0].app.inject({ method: 'POST', url: '/triad/rooms', payload: body as object })
    for (const body of [{}, { terms: {} }, { terms: { ruleset: 'chess' } }]) {
      const response = await post(body)
      expect(response.statusCode).toBe(400)
      expect(response.json().error).toBe('INVALID_INPUT')
    }
  })

  it('sockets that never say who they are or talk nonsense', async () => {
    const { roomId } = await createRoom(servers[0].url, { terms, seat: seat(0) })
    const socket = new WebSocket(`${servers[0].url.replace('http', 'ws')}/triad/rooms/${roomId}/watch`)
    const closed = new Promise<number>((resolve) => socket.on('close', resolve))
    socket.on('open', () => socket.send('nonsense'))
    expect(await closed).toBe(1008)
  })
})

describe('secrets', () => {
  it('are stored as hashes only', async () => {
    const { token, roomId } = await createRoom(servers[0].url, { terms, seat: seat(0) })
    const { rows } = await servers[0].database.query('SELECT r::text FROM triad_room r WHERE id = $1', [
      roomId,
    ])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(await readRoom(servers[0].url, roomId))).not.toContain(token)
  })
})

describe('a table with a bot', () => {
  it('plays under the same rules and ends with both signatures', async () => {
    const chance = { now: 1_000n, salt: `0x${'00'.repeat(32)}` } as const
    const room = joinRoom(openRoom(terms, seat(0)), seat(1), chance)
    const random = createRandom('bot')
    const table = createBotTable({
      id: 'bot',
      room,
      createdAt: new Date(),
      strength: 'greedy',
      random,
      sign: (transcript) => signMatch(accounts[1], domain, transcript),
      pause: 1,
    })
    tables.push(table)
    for (let mine = 0; mine < 5; mine++) {
      await until(table, (each) => each.getView().turns.length === 2 * mine)
      const shown = roomViewState(table.getView())
      if (!shown) throw new Error('the match has not begun')
      await table.playTurn(botTurn(shown.state, 'random', random))
    }
    await until(table, (each) => each.getView().signatures[1] !== null)
    const { header, turns } = table.getView()
    if (!header) throw new Error('no header')
    await table.sign(await signMatch(accounts[0], domain, { header, turns }))
    expect(table.getView().phase).toBe('signed')
  })
})
