import { createRandom } from '@fivefold/sdk/core'
import {
  createBotMatch,
  createTriadMatch,
  joinTriadMatch,
  listOpenTriadMatches,
  rematchTriad,
  resumeTriadMatch,
  type TriadMatch,
  watchTriadMatch,
} from '@fivefold/sdk/match/triad'
import { botTurn, defaultRuleset, type Player, playerToMove, signMatch } from '@fivefold/sdk/triad'
import {
  boardOf,
  firstChooser,
  readGame,
  resultOf,
  type Seat,
  seatToJson,
  startGame,
  termsToJson,
  verifyLog,
} from '@fivefold/sdk/triad/match'
import { describe, expect, it } from 'vitest'
import { closedAfterEach, startServer, useServer } from '../../support/server.js'
import {
  accounts,
  domain,
  type Pair,
  playUntil,
  seatOf,
  signatureOf,
  signBoth,
  stateOf,
  terms,
  until,
} from './support.js'

const server = useServer()
const opened = closedAfterEach<TriadMatch>()
const soon = { backoff: () => 50 }

async function kept(entering: Promise<TriadMatch>): Promise<TriadMatch> {
  const match = await entering
  opened.push(match)
  return match
}

const create = (more: Partial<Parameters<typeof createTriadMatch>[1]> = {}) =>
  kept(createTriadMatch(server.url, { terms, seat: seatOf(0), ...more }, soon))
const join = (matchId: string, seat: Seat = seatOf(1)) =>
  kept(joinTriadMatch(server.url, { matchId, seat }, soon))

async function seatTwo(): Promise<Pair> {
  const first = await create()
  return [first, await join(first.matchId)]
}

describe('a match of Triad', () => {
  it('is played to the ninth turn and signed by both', async () => {
    const pair = await seatTwo()
    expect(pair.map(({ playerIndex }) => playerIndex)).toEqual([0, 1])
    await playUntil(pair, 9)
    expect(stateOf(pair[0]).phase).toBe('gameOver')
    await signBoth(pair)
    for (const match of pair) {
      expect(match.getSnapshot().integrity).toEqual({ status: 'proven' })
      expect(verifyLog(stateOf(match))).toEqual({ valid: true })
    }
    const { matchId } = pair[0]
    const { rows } = await server.database.query('SELECT status, winner FROM match WHERE id = $1', [matchId])
    expect(rows).toEqual([{ status: 'over', winner: resultOf(stateOf(pair[0])).winner }])
  })

  it('ends with the ninth turn, whenever it is signed', async () => {
    const pair = await seatTwo()
    await playUntil(pair, 9)
    const endedAt = async () =>
      (await server.database.query('SELECT ended_at FROM match WHERE id = $1', [pair[0].matchId])).rows
    const before = await endedAt()
    await signBoth(pair)
    expect(await endedAt()).toEqual(before)
  })

  it('lets the only player with Wind choose who begins', async () => {
    const wind = (player: Player, seasonId: number): Seat => {
      const seat = seatOf(player)
      const cards = new Map([...seat.cards].map(([id, card]) => [id, { ...card, seasonId, rarity: 1 }]))
      return { ...seat, cards }
    }
    const first = await create({ terms: { ...terms, ruleset: defaultRuleset }, seat: wind(0, 2) })
    const pair: Pair = [first, await join(first.matchId, wind(1, 1))]
    for (const match of pair) await until(match, ({ state }) => state?.phase === 'choosing')
    expect(firstChooser(readGame(stateOf(first)))).toBe(1)
    await expect(first.act({ type: 'chooseFirst', playerIndex: 0, firstPlayer: 0 })).rejects.toMatchObject({
      code: 'INVALID_ACTION',
    })
    await pair[1].act({ type: 'chooseFirst', playerIndex: 1, firstPlayer: 0 })
    await until(first, ({ state }) => state?.header?.firstPlayer === 0)
    await playUntil(pair, 9)
    expect(first.getSnapshot().integrity).toEqual({ status: 'proven' })
  })
})

describe('a deck', () => {
  it('is hidden until both players sit', async () => {
    const first = await create()
    const { state } = await until(first, (snapshot) => snapshot.state !== undefined)
    expect(state?.seats[0]).toEqual(seatToJson(seatOf(0)))
    const spectator = await kept(watchTriadMatch(server.url, first.matchId))
    expect(stateOf(spectator).seats[0]).toMatchObject({
      player: accounts[0].address,
      deck: null,
      cards: null,
    })
    await join(first.matchId)
    const begun = await until(spectator, (snapshot) => snapshot.state?.phase === 'playing')
    expect(begun.state?.seats[0]).toEqual(seatToJson(seatOf(0)))
  })
})

describe('the list of open matches', () => {
  it('shows public ones whose player is connected', async () => {
    const listed = await create({ visibility: 'public' })
    const hidden = await create({ visibility: 'private' })
    const open = async () => await listOpenTriadMatches(server.url)
    expect((await open()).find(({ matchId }) => matchId === listed.matchId)).toMatchObject({
      player: accounts[0].address,
      rulesetId: terms.ruleset.id,
      seasonId: 1,
    })
    const ids = async () => (await open()).map(({ matchId }) => matchId)
    expect(await ids()).not.toContain(hidden.matchId)
    listed.close()
    await expect.poll(ids).not.toContain(listed.matchId)
  })
})

describe('the server refuses', () => {
  it('turns of the other player, illegal ones, and those of spectators', async () => {
    const pair = await seatTwo()
    await until(pair[0], ({ state }) => state?.phase === 'playing')
    const state = stateOf(pair[0])
    const board = boardOf(state)
    const player = playerToMove(board)
    const other = player === 0 ? 1 : 0
    const turn = botTurn(board, 'random', createRandom('refused'))
    const refused = { code: 'INVALID_ACTION' }
    await expect(pair[other].act({ type: 'playTurn', playerIndex: other, turn })).rejects.toMatchObject(
      refused,
    )
    await expect(pair[other].act({ type: 'playTurn', playerIndex: player, turn })).rejects.toMatchObject({
      code: 'PLAYER_MISMATCH',
    })
    await expect(
      pair[player].act({ type: 'playTurn', playerIndex: player, turn: { ...turn, cell: 9 } }),
    ).rejects.toMatchObject(refused)
    const spectator = await kept(watchTriadMatch(server.url, pair[0].matchId))
    await expect(spectator.act({ type: 'playTurn', playerIndex: player, turn })).rejects.toMatchObject({
      code: 'NOT_IN_MATCH',
    })
    expect(stateOf(spectator)).toEqual(state)
  })

  it('signatures of somebody else, and before the end', async () => {
    const pair = await seatTwo()
    await playUntil(pair, 8)
    const early = { type: 'sign', playerIndex: 0, signature: `0x${'00'.repeat(65)}` } as const
    await expect(pair[0].act(early)).rejects.toMatchObject({ code: 'INVALID_ACTION' })
    await playUntil(pair, 9)
    const forged = await signatureOf(pair[0], 1)
    await expect(pair[0].act({ type: 'sign', playerIndex: 0, signature: forged })).rejects.toThrow(
      /InvalidSignature/,
    )
    expect(stateOf(pair[0]).signatures).toEqual([null, null])
    await signBoth(pair)
  })

  it('the same account twice, decks that cannot be played, and lifetimes that are too long', async () => {
    const first = await create()
    const refused = { code: 'VALIDATION_ERROR' }
    await expect(join(first.matchId, seatOf(0))).rejects.toMatchObject(refused)
    const double = { ...seatOf(1), deck: [11n, 12n, 13n, 14n, 11n] } as const
    await expect(join(first.matchId, double)).rejects.toMatchObject(refused)
    await expect(create({ terms: { ...terms, lifetime: 7 * 24 * 3_600 } })).rejects.toMatchObject(refused)
    await join(first.matchId)
    await expect(join(first.matchId)).rejects.toMatchObject({ code: 'MATCH_FULL' })
  })
})

describe('a player', () => {
  it('comes back with the token, and everyone sees who is away', async () => {
    const [first, second] = await seatTwo()
    await playUntil([first, second], 3)
    const spectator = await kept(watchTriadMatch(server.url, first.matchId))
    const { seatToken } = first
    first.close()
    for (const match of [second, spectator]) await until(match, ({ away }) => away[0] !== undefined)
    if (!seatToken) throw new Error('the seat has no token')
    const again = await kept(resumeTriadMatch(server.url, { matchId: first.matchId, seatToken }, soon))
    for (const match of [second, spectator]) await until(match, ({ away }) => away[0] === undefined)
    expect(again.playerIndex).toBe(0)
    expect(stateOf(again).turns).toHaveLength(3)
    await playUntil([again, second], 9)
    await signBoth([again, second])
    await until(
      spectator,
      ({ integrity, state }) => integrity.status === 'proven' && Boolean(state?.signatures[1]),
    )
  })

  it('never loses a match by staying away', async () => {
    const strict = await startServer(server.databaseUrl, { matches: { forfeitAfter: 1 } })
    try {
      const first = await kept(createTriadMatch(strict.url, { terms, seat: seatOf(0) }, soon))
      const second = await kept(joinTriadMatch(strict.url, { matchId: first.matchId, seat: seatOf(1) }, soon))
      await until(second, ({ state }) => state?.phase === 'playing')
      first.close()
      const { away } = await until(second, (snapshot) => snapshot.away[0] !== undefined)
      expect(away[0]?.forfeitAt).toBeUndefined()
      const { rows } = await server.database.query(
        'SELECT forfeit_at FROM match_seat WHERE match_id = $1 AND seat = 0',
        [first.matchId],
      )
      expect(rows).toEqual([{ forfeit_at: null }])
    } finally {
      await strict.stop()
    }
  })

  it('continues on the same connection after a restart of the server', async () => {
    const pair = await seatTwo()
    await playUntil(pair, 2)
    const port = Number(new URL(server.url).port)
    await server.stop()
    for (const match of pair) await until(match, ({ connection }) => connection === 'connecting')
    Object.assign(server, await startServer(server.databaseUrl, { port }))
    for (const match of pair) await until(match, ({ connection }) => connection === 'open')
    await playUntil(pair, 9)
    await signBoth(pair)
  })

  it('gets a rematch under the same terms, in the other seat', async () => {
    const [first, second] = await seatTwo()
    await playUntil([first, second], 9)
    const rematch = ({ matchId, seatToken }: TriadMatch, account: Player) =>
      kept(
        rematchTriad(
          server.url,
          { rematchOf: matchId, seatToken: seatToken ?? '', seat: seatOf(account) },
          soon,
        ),
      )
    const asked = await rematch(first, 0)
    const { rematchId } = await until(second, (snapshot) => snapshot.rematchId !== undefined)
    expect(rematchId).toBe(asked.matchId)
    const accepted = await rematch(second, 1)
    expect([asked.playerIndex, accepted.playerIndex]).toEqual([1, 0])
    await until(asked, ({ state }) => state?.phase === 'playing')
    expect(stateOf(asked).terms).toEqual(stateOf(first).terms)
    await playUntil([accepted, asked], 9)
    await signBoth([accepted, asked], (seat) => (seat === 0 ? 1 : 0))
  })
})

describe('a match against a bot in this program', () => {
  it('is played under the same rules and ends with both signatures', async () => {
    const game = startGame({
      terms: termsToJson(terms),
      seats: [seatToJson(seatOf(0)), seatToJson(seatOf(1))],
      chance: { now: '1000', salt: `0x${'00'.repeat(32)}` },
    })
    const random = createRandom('bot')
    const match = createBotMatch({
      matchId: 'bot',
      state: { ...game, transactionLog: [] },
      strength: 'greedy',
      random,
      sign: (transcript) => signMatch(accounts[1], domain, transcript),
      pause: 1,
    })
    opened.push(match)
    for (let own = 0; own < 5; own++) {
      const { state } = await until(match, (snapshot) => snapshot.state?.turns.length === 2 * own)
      if (!state) throw new Error('the match has not begun')
      const turn = botTurn(boardOf(state), 'random', random)
      await match.act({ type: 'playTurn', playerIndex: 0, turn })
    }
    await until(match, ({ state }) => Boolean(state?.signatures[1]))
    await match.act({ type: 'sign', playerIndex: 0, signature: await signatureOf(match, 0) })
    expect(verifyLog(stateOf(match))).toEqual({ valid: true })
  })
})
