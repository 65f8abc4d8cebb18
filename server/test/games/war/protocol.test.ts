import { applyPatch } from '@fivefold/sdk/core'
import { createWarMatch, joinWarMatch, listOpenWarMatches, type WarMatch } from '@fivefold/sdk/match/war'
import {
  type Action,
  applyAction,
  createSecret,
  type Game,
  type GameState,
  orThrow,
  seedCommitment,
  startGame,
  verifyLog,
} from '@fivefold/sdk/war'
import { describe, expect, it } from 'vitest'
import type { WarFacts } from '../../../src/games/war/terms.js'
import type { AnyLogEnd } from '../../../src/match/server-game.js'
import { startServer, useServer } from '../../support/server.js'
import {
  commitTwo,
  configOf,
  findSecrets,
  noNfts,
  playUntil,
  type Secrets,
  seatTwo,
  secretsOf,
  WarClient,
  type WarTable,
  warWithoutLots,
} from './support.js'

const shortGame = findSecrets(noNfts, (positions) => {
  const wars = positions.at(-1)?.outcome && positions.length < 150
  return Boolean(wars) && positions.some((game, i) => i > 0 && tableBefore(positions, i) && game.round > 0)
})
/** Whether somebody took more than the two cards of a plain round. */
function tableBefore(positions: readonly Game[], i: number): boolean {
  const [before, after] = [positions[i - 1], positions[i]]
  return (
    before !== undefined &&
    after !== undefined &&
    ([0, 1] as const).some((p) => after.players[p].won.length - before.players[p].won.length > 2)
  )
}

const server = useServer((url) => startServer(url, { admin: { user: 'admin', password } }))
const password = 'open sesame'

const closeAll = ({ players }: WarTable) => {
  for (const { client } of players) client.close()
}
const urls = () => [server.url, server.url] as const

describe('the seed', () => {
  it('is agreed by commit and reveal, and proven at the end', async () => {
    const table = await commitTwo(urls(), shortGame)
    const [a, b] = table.players
    const both = await b.client.until('gameState')
    expect(both).toMatchObject({ awaitsReveal: [0, 1], state: { phase: 'setup', seed: '' } })
    expect(both.state.agreement?.commitments).toEqual(shortGame.map(seedCommitment))
    a.client.send({ type: 'revealSeed', matchId: table.matchId, secret: shortGame[0] })
    await b.client.until('gameState', ({ awaitsReveal }) => awaitsReveal?.length === 1)
    const early = { type: 'flip', playerIndex: 0 }
    const refused = await a.client.ask(
      { type: 'action', matchId: table.matchId, action: early },
      'actionError',
    )
    expect(refused.code).toBe('GAME_NOT_STARTED')
    // Neither the first secret nor anything derived from it is sent before the second.
    expect(b.client.texts.join()).not.toContain(shortGame[0])
    b.client.send({ type: 'revealSeed', matchId: table.matchId, secret: shortGame[1] })
    await a.client.state(0)
    const action = { type: 'forfeit', playerIndex: 1 }
    b.client.send({ type: 'action', matchId: table.matchId, action })
    await a.client.until('gameOver')
    expect(a.client.last.state.agreement?.secrets).toEqual(shortGame)
    expect(verifyLog(a.client.last.state)).toEqual({ valid: true })
    closeAll(table)
  })

  it('refuses copies, other secrets, secrets revealed too early, and seats without a commitment', async () => {
    const client = await WarClient.open(server.url)
    const opening = { type: 'createMatch', game: 'war', playerName: 'A' }
    expect((await client.ask(opening, 'matchError')).code).toBe('VALIDATION_ERROR')
    const commitment = seedCommitment(shortGame[0])
    const { matchId } = await client.ask({ ...opening, seedCommitment: commitment }, 'matchCreated')
    const reveal = { type: 'revealSeed', matchId, secret: shortGame[0] }
    expect((await client.ask(reveal, 'matchError')).error).toMatch(/both players have committed/)
    const other = await WarClient.open(server.url)
    expect((await other.ask(reveal, 'matchError')).code).toBe('PLAYER_NOT_FOUND')
    const joining = { type: 'joinMatch', matchId, playerName: 'B' }
    expect((await other.ask(joining, 'matchError')).error).toMatch(/^seedCommitment: is needed/)
    const copy = await other.ask({ ...joining, seedCommitment: commitment }, 'matchError')
    expect(copy.error).toMatch(/the one of the other player/)
    await other.ask({ ...joining, seedCommitment: seedCommitment(shortGame[1]) }, 'matchJoined')
    expect((await other.ask(reveal, 'matchError')).error).toMatch(/not the one that was committed to/)
    client.close()
    other.close()
  })
})

describe('one protocol', () => {
  it('keeps the actions of the games apart, and takes lots from nobody', async () => {
    const table = await seatTwo(urls(), shortGame)
    const [{ client }] = table.players
    const { matchId } = table
    const code = async (action: object) =>
      (await client.ask({ type: 'action', matchId, action }, 'actionError')).code
    expect(await code({ type: 'pass', playerIndex: 0 })).toBe('INVALID_ACTION')
    expect(await code({ type: 'flip', playerIndex: 1 })).toBe('PLAYER_MISMATCH')
    const lots = { type: 'action', matchId, action: { type: 'lots', lots: [] } }
    expect((await client.ask(lots, 'matchError')).code).toBe('VALIDATION_ERROR')
    const chess = { type: 'createMatch', game: 'chess', playerName: 'A' }
    expect((await client.ask(chess, 'matchError')).code).toBe('VALIDATION_ERROR')
    closeAll(table)
  })

  it('lists open matches of each game by themselves, and joins one by quick match', async () => {
    const waiting = await createWarMatch(server.url, { playerName: 'Open', visibility: 'public' })
    const listed = await listOpenWarMatches(server.url)
    expect(listed.map(({ matchId }) => matchId)).toContain(waiting.matchId)
    const { matches } = (await (await fetch(`${server.url}/matches`)).json()) as { matches: object[] }
    expect(matches).toEqual([])
    const quick = await createWarMatch(server.url, { playerName: 'Quick', quickMatch: true })
    expect(quick.matchId).toBe(waiting.matchId)
    await begun(quick)
    expect(await listOpenWarMatches(server.url)).toEqual([])
    quick.close()
    waiting.close()
  })

  it('replays a match for the administrator', async () => {
    const table = await seatTwo(urls(), shortGame)
    const state = await playUntil(table)
    const authorization = `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`
    const answer = await fetch(`${server.url}/matches/${table.matchId}/replay`, {
      headers: { authorization },
    })
    expect(await answer.json()).toEqual({
      valid: true,
      actionCount: state.transactionLog.length,
      finalStateHash: state.transactionLog.at(-1)?.stateHashAfter,
    })
    closeAll(table)
  }, 60_000)

  it('announces a draw', () => {
    const game = warWithoutLots
    const start = orThrow(startGame(configOf(shortGame, noNfts))).game
    const { game: next, details } = orThrow(applyAction(start, { type: 'flip', playerIndex: 0 }))
    const state = {
      ...next,
      phase: 'gameOver',
      outcome: { draw: true, round: 2_000 },
    } as Game
    const log = { length: 1, newest: { details } } as AnyLogEnd
    const facts = { id: 'x' } as WarFacts
    expect(game.events?.({ facts, state, log }).at(-1)).toEqual({
      type: 'gameOver',
      matchId: 'x',
      draw: true,
    })
  })
})

/** Cards that anyone may know after so many actions. */
function openCards(actions: readonly Action[], secrets: Secrets): Set<number>[] {
  let game = orThrow(startGame(configOf(secrets, noNfts))).game
  const known = new Set<number>()
  const sets = [new Set(known)]
  for (const action of actions) {
    const applied = orThrow(applyAction(game, action))
    game = applied.game
    const { details } = applied
    if (details.type === 'flip') known.add(details.card.id)
    if (details.type !== 'forfeit') {
      for (const step of details.steps) {
        if (step.type === 'war') for (const card of step.faceUp) if (card) known.add(card.id)
      }
    }
    sets.push(new Set(known))
  }
  return sets
}

const idsIn = (text: string) => [...text.matchAll(/"id":(-?\d+)/g)].map(([, id]) => Number(id))

describe('hidden cards', () => {
  it('are in no frame to players or spectators, late ones too, nor are seed and secrets', async () => {
    const table = await seatTwo(urls(), shortGame)
    const [a, b] = table.players
    const watchers = [await WarClient.open(server.url), await WarClient.open(server.url)] as const
    const watching = { type: 'watchMatch', matchId: table.matchId }
    await watchers[0].ask(watching, 'spectatorJoined')
    await playUntil(table, ({ round }) => round >= 5)
    await watchers[1].ask({ ...watching, deltas: true }, 'spectatorJoined')
    const over = await playUntil(table)
    for (const client of [b.client, ...watchers]) await client.until('gameOver')
    const actions = over.transactionLog.map(({ action }) => action)
    const sets = openCards(actions, shortGame)
    let [frames, downs] = [0, 0]
    for (const client of [a.client, b.client, ...watchers]) {
      let state: GameState | undefined
      for (const [i, message] of client.messages.entries()) {
        if (message.type === 'gameState') state = message.state
        else if (message.type === 'gameStatePatch') state = applyPatch(state, message.patch) as GameState
        else continue
        if (state.phase === 'gameOver') continue
        const text = client.texts[i] ?? ''
        const known = sets[state.transactionLog.length]
        expect(idsIn(text).filter((id) => !known?.has(id))).toEqual([])
        for (const secret of [...shortGame, over.seed]) expect(text).not.toContain(secret)
        expect(state.players.map(({ deck, won, dealt }) => [deck, won, dealt])).toEqual([
          [[], [], []],
          [[], [], []],
        ])
        frames++
      }
      for (const { details } of over.transactionLog) {
        if (details.type === 'forfeit') continue
        downs += details.steps.filter((step) => step.type === 'war' && step.faceDown[0] > 0).length
      }
    }
    expect(frames).toBeGreaterThan(150)
    expect(downs).toBeGreaterThan(0)
    // The search finds what is there: the last frame shows everything.
    expect(new Set(idsIn(a.client.texts.findLast((text) => text.includes('"dealt":[{')) ?? '')).size).toBe(40)
    for (const client of watchers) client.close()
    closeAll(table)
  }, 60_000)
})

async function begun(match: WarMatch): Promise<void> {
  await expect.poll(() => match.getSnapshot().state?.phase, { timeout: 10_000 }).toBe('flip')
}

/** Flips whenever it may, until the end, or until it has had enough and forfeits. */
function playOut(match: WarMatch, hasEnough = () => false): Promise<void> {
  return new Promise((resolve, reject) => {
    let isBusy = false
    const look = () => {
      const { state } = match.getSnapshot()
      if (state?.phase === 'gameOver') return resolve()
      const index = match.playerIndex
      if (isBusy || index === null || state?.phase !== 'flip' || state.players[index].played.length > 0)
        return
      isBusy = true
      match.act({ type: hasEnough() ? 'forfeit' : 'flip', playerIndex: index }).then(() => {
        isBusy = false
        look()
      }, reject)
    }
    match.subscribe(look)
    look()
  })
}

describe('the typed client', () => {
  it('plays two against each other to a proven end, one of them over a lost connection', async () => {
    const a = await createWarMatch(server.url, { playerName: 'Alice' }, { backoff: () => 20 })
    const b = await joinWarMatch(server.url, { matchId: a.matchId, playerName: 'Bob' })
    await begun(a)
    await a.act({ type: 'flip', playerIndex: 0 })
    const { matchId, seatToken, secret } = a
    a.close()
    const again = await joinWarMatch(server.url, {
      matchId,
      playerName: 'Alice',
      seatToken: seatToken as string,
      secret,
    })
    expect(again.getSnapshot().state?.players[0].played).toHaveLength(1)
    const isLong = () => (again.getSnapshot().state?.round ?? 0) >= 40
    await Promise.all([playOut(again, isLong), playOut(b)])
    for (const match of [again, b]) {
      expect(match.getSnapshot().integrity).toEqual({ status: 'proven' })
      match.close()
    }
  }, 60_000)

  it('plays against the bot, and again in a rematch', async () => {
    const match = await createWarMatch(server.url, { playerName: 'Alice', opponent: 'bot' })
    await begun(match)
    for (let round = 0; round < 3; round++) {
      await expect.poll(() => match.getSnapshot().state?.players[0].played.length, { timeout: 5_000 }).toBe(0)
      await match.act({ type: 'flip', playerIndex: 0 })
      await expect.poll(() => match.getSnapshot().state?.round, { timeout: 5_000 }).toBe(round + 1)
    }
    expect(match.getSnapshot().announcement.length).toBeGreaterThan(0)
    await match.act({ type: 'forfeit', playerIndex: 0 })
    expect(match.getSnapshot().integrity).toEqual({ status: 'proven' })
    const seatToken = match.seatToken as string
    const rematch = await createWarMatch(server.url, {
      playerName: 'Alice',
      rematchOf: match.matchId,
      seatToken,
    })
    await begun(rematch)
    expect(rematch.playerIndex).toBe(1)
    match.close()
    rematch.close()
  }, 60_000)
})

/** The first game of its kind that lasts so long. */
const endlessGame = secretsOf(23_648)

describe('the draw limit', () => {
  it('ends a match after 2,000 rounds, without a winner and proven', async () => {
    const opened = await fetch(`${server.url}/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'war' }),
    })
    const { matchId } = (await opened.json()) as { matchId: string }
    const join = (playerName: string, secret: string) =>
      joinWarMatch(server.url, { matchId, playerName, secret })
    const [a, b] = [await join('Alice', endlessGame[0]), await join('Bob', endlessGame[1])]
    await begun(a)
    await begun(b)
    await Promise.all([playOut(a), playOut(b)])
    for (const match of [a, b]) {
      const { state, integrity } = match.getSnapshot()
      expect(state?.outcome).toEqual({ draw: true, round: 2_000 })
      expect(integrity).toEqual({ status: 'proven' })
      match.close()
    }
  }, 300_000)
})

describe('the forfeit clock', () => {
  it('ends the match for a player who stays away while their card is awaited', async () => {
    const own = await startServer(server.databaseUrl, { matches: { forfeitAfter: 300, sweepEvery: 20 } })
    const secrets = [createSecret(), createSecret()] as const
    const table = await seatTwo([own.url, own.url], secrets)
    const [a, b] = table.players
    a.client.close()
    await b.client.until('opponentDisconnected')
    expect(await b.client.until('gameOver')).toMatchObject({ winner: 1 })
    expect(b.client.last.state.outcome).toMatchObject({ victoryType: 'forfeit' })
    b.client.close()
    await own.stop()
  }, 30_000)
})
