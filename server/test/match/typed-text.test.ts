import { once } from 'node:events'
import { type ServerProcess, startServerProcess } from '@fivefold/scripts/prove/server-process'
import { legalActions, type ServerMessage } from '@fivefold/sdk/phalanx'
import { seedCommitment } from '@fivefold/sdk/war'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { secretsOf } from '../games/war/support.js'
import { useServer } from '../support/server.js'

const admin = { user: 'admin', password: 'typed-text' }
const server = useServer()
/** Knows nothing of a match but what is stored. */
let other: ServerProcess
const sockets: WebSocket[] = []

beforeAll(async () => {
  other = await startServerProcess({
    databaseUrl: server.databaseUrl,
    env: { FIVEFOLD_ADMIN_PASSWORD: admin.password },
  })
})

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate()
})

afterAll(() => other?.kill())

type Message = ServerMessage & { state?: { phase: string; transactionLog: { stateHashAfter: string }[] } }

/** A client of either game that keeps what it was sent. */
async function open(url = server.url) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`)
  sockets.push(socket)
  const messages: Message[] = []
  socket.on('message', (data) => messages.push(JSON.parse(String(data))))
  await once(socket, 'open')
  const until = async (isWanted: (message: Message) => boolean, from = 0): Promise<Message> => {
    for (;;) {
      const found = messages.slice(from).find(isWanted)
      if (found) return found
      if (socket.readyState !== WebSocket.OPEN) throw new Error('the socket was closed')
      await Promise.race([once(socket, 'message'), once(socket, 'close')])
    }
  }
  const sendText = (text: string): Promise<Message> => {
    const from = messages.length
    socket.send(text)
    return until(({ type }) => type.startsWith('match'), from)
  }
  return { socket, until, sendText, ask: (message: object) => sendText(JSON.stringify(message)) }
}
type Client = Awaited<ReturnType<typeof open>>

async function countRows(): Promise<unknown> {
  const { rows } = await server.database.query(
    'SELECT (SELECT count(*) FROM match) AS matches, (SELECT count(*) FROM match_seat) AS seats',
  )
  return rows[0]
}

async function storedNames(matchId: string): Promise<string[]> {
  const { rows } = await server.database.query<{ name: string }>(
    'SELECT name FROM match_seat WHERE match_id = $1 ORDER BY seat',
    [matchId],
  )
  return rows.map(({ name }) => name)
}

/** What the other server makes of what is stored. */
async function replayElsewhere(matchId: string): Promise<unknown> {
  const authorization = `Basic ${Buffer.from(`${admin.user}:${admin.password}`).toString('base64')}`
  const response = await fetch(`${other.url}/matches/${matchId}/replay`, { headers: { authorization } })
  return response.json()
}

const secrets = secretsOf(1)
const games = {
  phalanx: {
    options: [{ rngSeed: 7 }, {}],
    async act(matchId: string, [first]: readonly [Client, Client]): Promise<void> {
      const { state } = await first.until(({ state }) => state?.phase === 'deployment')
      const action = legalActions(state as unknown as Parameters<typeof legalActions>[0])[0]
      first.socket.send(JSON.stringify({ type: 'action', matchId, action }))
    },
  },
  war: {
    options: secrets.map((secret) => ({ game: 'war', seedCommitment: seedCommitment(secret) })),
    async act(matchId: string, clients: readonly [Client, Client]): Promise<void> {
      for (const [index, { socket }] of clients.entries())
        socket.send(JSON.stringify({ type: 'revealSeed', matchId, secret: secrets[index] }))
      await clients[0].until(({ state }) => state?.phase === 'flip')
      clients[0].socket.send(
        JSON.stringify({ type: 'action', matchId, action: { type: 'flip', playerIndex: 0 } }),
      )
    },
  },
}

const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit))
const awkward = fc.constantFrom(
  ...['a', 'e\u0301', '\u0301', '\0', '\ud800', '\udc00', '\u200d', '\u200e', '\u202e', '\ufeff'],
  ...[
    '👩',
    '🚀',
    '👩‍🚀',
    '\ufe0f',
    '\u{1f3fd}',
    '\u{e0100}',
    '\u2028',
    '\ue000',
    '\uffff',
    '\u1100',
    '\u1161',
    'א',
    'ᾳ',
  ],
)
const nameText = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 52 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.string({ unit: codeUnit, maxLength: 4 }),
  fc.string({ unit: awkward, minLength: 1, maxLength: 5 }),
  fc.nat({ max: 800 }).map((marks) => `x${'\u0331'.repeat(marks)}`),
)

/** True when the request was carried out; otherwise it was refused and nothing was stored. */
async function tryName(client: Client, request: object): Promise<Message | undefined> {
  const before = await countRows()
  const answer = await client.ask(request)
  if (answer.type !== 'matchError') return answer
  expect(answer).toMatchObject({
    code: 'VALIDATION_ERROR',
    error: expect.stringMatching(/^playerName: must /),
  })
  expect(await countRows()).toEqual(before)
  return undefined
}

describe.each(['phalanx', 'war'] as const)('any name in %s', (game) => {
  it('is refused and changes nothing, or leads to the same hash on every server', async () => {
    const { options, act } = games[game]
    const seen = { taken: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(nameText, nameText, async (...typed) => {
        const [first, second] = [await open(), await open()]
        const create = (playerName: string) => ({ type: 'createMatch', playerName, ...options[0] })
        const created = (await tryName(first, create(typed[0]))) ?? (await first.ask(create('Alice')))
        if (created.type !== 'matchCreated') throw new Error(`not created: ${JSON.stringify(created)}`)
        const { matchId } = created
        const join = (playerName: string) => ({ type: 'joinMatch', matchId, playerName, ...options[1] })
        const joined = (await tryName(second, join(typed[1]))) ?? (await second.ask(join('Bob')))
        expect(joined.type).toBe('matchJoined')
        await act(matchId, [first, second])
        const { state } = await second.until(({ state }) => state?.transactionLog.length === 1)
        const names = await storedNames(matchId)
        expect(state).toMatchObject({ players: names.map((name) => ({ player: { name } })) })
        for (const [index, name] of names.entries()) {
          const wasTaken = name !== ['Alice', 'Bob'][index]
          seen[wasTaken ? 'taken' : 'refused']++
          if (wasTaken) expect(name).toBe(typed[index]?.normalize('NFC').trim())
        }
        expect(await replayElsewhere(matchId)).toEqual({
          valid: true,
          actionCount: 1,
          finalStateHash: state?.transactionLog[0]?.stateHashAfter,
        })
        const spectator = await open(other.url)
        spectator.socket.send(JSON.stringify({ type: 'watchMatch', matchId }))
        const shown = await spectator.until(({ type }) => type === 'gameState' || type === 'matchError')
        expect(shown).toMatchObject({ state: { transactionLog: state?.transactionLog } })
        for (const { socket } of [first, second, spectator]) socket.terminate()
      }),
      { numRuns: 60 },
    )
    expect(seen.taken).toBeGreaterThan(0)
    expect(seen.refused).toBeGreaterThan(0)
  }, 180_000)
})

describe('text that Postgres cannot store', () => {
  const matchId = '6f1c5c06-3f0e-4d0f-9c36-0d4f4f3f9b6e'
  it.each([
    ['NUL in a name', `{"type":"createMatch","playerName":"x\\u0000y"}`],
    ['NUL in a name of War', `{"type":"joinMatch","matchId":"${matchId}","playerName":"\\u0000"}`],
    ['half of a surrogate pair in a name', `{"type":"createMatch","playerName":"x\\ud800y"}`],
    ['NUL in a field that is not known', `{"type":"createMatch","playerName":"A","more":["\\u0000"]}`],
    ['half of a surrogate pair in a key', `{"type":"createMatch","playerName":"A","more":{"\\udfff":1}}`],
    ['NUL in the id of a match', `{"type":"watchMatch","matchId":"\\u0000"}`],
    ['NUL in the type', `{"type":"createMatch\\u0000","playerName":"A"}`],
  ])('%s is refused, and the socket stays open', async (_, text) => {
    const client = await open()
    const before = await countRows()
    expect(await client.sendText(text)).toMatchObject({ type: 'matchError', code: 'VALIDATION_ERROR' })
    expect(await countRows()).toEqual(before)
    const created = await client.ask({ type: 'createMatch', playerName: 'Alice' })
    expect(created.type).toBe('matchCreated')
  })

  it('does not matter where it is escaped for no reason', async () => {
    const client = await open()
    const answer = await client.sendText(
      '{"type":"createMatch","playerName":"\\u0041\\ud83d\\ude80\\\\u0000"}',
    )
    if (answer.type !== 'matchCreated') throw new Error(JSON.stringify(answer))
    expect(await storedNames(answer.matchId)).toEqual(['A🚀\\u0000'])
  })
})

describe('the id of a match in upper case', () => {
  it('is the same match: both players are shown its beginning', async () => {
    const [first, second] = [await open(), await open()]
    const created = await first.ask({ type: 'createMatch', playerName: 'Alice' })
    if (created.type !== 'matchCreated') throw new Error(JSON.stringify(created))
    const { matchId } = created
    const joined = await second.ask({
      type: 'joinMatch',
      matchId: matchId.toUpperCase(),
      playerName: 'Bob',
    })
    expect(joined).toMatchObject({ type: 'matchJoined', matchId })
    expect((await first.until(({ type }) => type === 'gameState')).state?.phase).toBe('deployment')
  }, 20_000)
})

describe('numbers that are written differently', () => {
  it.each(['-0', '9007199254740991', '-9007199254740991', '1e3'])(
    'a seed of %s leads to the same hash on every server',
    async (rngSeed) => {
      const [first, second] = [await open(), await open()]
      const created = await first.sendText(`{"type":"createMatch","playerName":"Alice","rngSeed":${rngSeed}}`)
      if (created.type !== 'matchCreated') throw new Error(JSON.stringify(created))
      const { matchId } = created
      await second.ask({ type: 'joinMatch', matchId, playerName: 'Bob' })
      const { state } = await first.until(({ state }) => state?.phase === 'deployment')
      const action = legalActions(state as unknown as Parameters<typeof legalActions>[0])[0]
      const text = JSON.stringify({ type: 'action', matchId, action: { ...action, column: 0 } })
      first.socket.send(
        text.replace('"column":0', '"column":-0').replace('"playerIndex":0', '"playerIndex":-0'),
      )
      const next = await second.until(({ state: shown }) => shown?.transactionLog.length === 1)
      const [entry] = next.state?.transactionLog ?? []
      expect(await replayElsewhere(matchId)).toMatchObject({
        valid: true,
        finalStateHash: entry?.stateHashAfter,
      })
    },
  )
})
