import { LeakFinder } from '@fivefold/scripts/prove/phalanx/find-leaks'
import { proveSecrecy } from '@fivefold/scripts/prove/phalanx/leaks'
import { type Card, type GameState, startGame, type Viewer, viewOf } from '@fivefold/sdk/phalanx'
import { describe, expect, it } from 'vitest'
import { useServer } from '../../support/server.js'
import { seatTwo } from './support.js'

/** `npm run prove -- phalanx --watched 2000` plays more. */
const games = 40
const server = useServer()

describe('nothing that was sent before the end', () => {
  it(`contains a hidden card, the seed or another’s playerId: ${games} random games, every frame to every kind of reader`, async () => {
    const leaks: object[] = []
    const sums = await proveSecrecy({
      url: server.url,
      games,
      seed: 'npm test',
      report: (leak) => leaks.push(leak),
      progress: () => {},
    })
    expect(leaks).toEqual([])
    expect(sums).toMatchObject({ games, leaks: 0 })
    expect(sums.frames).toBeGreaterThan(games * 5 * 17)
  }, 300_000)

  describe('is searched by something that finds', () => {
    const playerIds = [
      '6f1c5c06-3f0e-4d0f-9c36-0d4f4f3f9b6e',
      'a3c1f0de-58c4-4a8e-8a3b-0f2f6f1d2c3b',
    ] as const
    const seed = 'c0ffee00'.repeat(8)
    const shuffle = { scheme: 'sha256-counter', seed } as const
    const players = [
      { id: 'a', name: 'Alice' },
      { id: 'b', name: 'Bob' },
    ] as const
    const truth: GameState = {
      ...startGame({ rngSeed: 0, players, gameOptions: { shuffle } }),
      transactionLog: [],
    }
    const frame = (state: object, more: object = {}) =>
      JSON.stringify({ type: 'gameState', matchId: 'x', seedCommitment: 'y', ...more, state })
    const find = (text: string, viewer: Viewer = 0) =>
      new LeakFinder(viewer, [truth], { playerIds, seed }).find(text)
    const view = viewOf(truth, 0)
    const hidden = truth.players[1].drawpile[5] as Card

    it('nothing in what the viewer may see', () => {
      for (const viewer of [0, 1, 'spectator'] as const) {
        expect(find(frame(viewOf(truth, viewer)), viewer)).toEqual([])
      }
      expect(find(frame(view, { playerId: playerIds[0] }))).toEqual([])
    })

    it.each([
      ['the other’s view', frame(viewOf(truth, 1))],
      ['the whole state', frame(truth)],
      ['a card somewhere else', frame({ ...view, next: hidden })],
      ['a card beside the state', frame(view, { hint: [hidden] })],
      ['a card within a text', frame({ ...view, note: JSON.stringify(hidden) })],
      [
        'a card in another message',
        JSON.stringify({ type: 'matchError', error: '', code: 'x', card: hidden }),
      ],
      ['the seed', frame(view, { note: seed })],
      ['the seed in capitals', frame(view, { note: seed.toUpperCase() })],
      ['the seed in base64', frame(view, { note: Buffer.from(seed, 'hex').toString('base64') })],
      ['the seed in decimal digits', frame(view, { note: String(BigInt(`0x${seed}`)) })],
      ['the other’s playerId', frame(view, { note: playerIds[1] })],
      ['the other’s playerId without dashes', frame(view, { note: playerIds[1].replaceAll('-', '') })],
    ])('%s', (_what, text) => {
      expect(find(text)).not.toEqual([])
    })

    it('a short seed, as a number by itself', () => {
      const finder = new LeakFinder(0, [truth], { playerIds, seed: 3_405_691_582 })
      for (const note of [3_405_691_582, '3405691582', '0xcafebabe cafebabe']) {
        expect(finder.find(frame(view, { note }))).toEqual(['seed'])
      }
      expect(finder.find(frame(view, { note: '00cafebabe00' }))).toEqual([])
    })

    it('a card in a patch that does not lie open', () => {
      const finder = new LeakFinder(0, [truth, truth], { playerIds, seed })
      const patched = (path: string, value: unknown) =>
        JSON.stringify({
          type: 'gameStatePatch',
          matchId: 'x',
          logStart: 0,
          patch: [{ op: 'add', path, value }],
        })
      expect(finder.find(frame(view))).toEqual([])
      expect(finder.find(patched('/players/0/hand/0', truth.players[0].drawpile[0]))).toEqual([])
      expect(finder.find(patched('/players/1/hand/0', hidden))).toHaveLength(1)
      expect(finder.find(patched('/note', hidden))).toHaveLength(1)
      expect(finder.find(patched('/note', seed))).toEqual(['seed'])
    })

    it('something new in a log of which the beginning was searched before', () => {
      const finder = new LeakFinder('spectator', [truth, truth, truth], { playerIds, seed })
      const spectated = viewOf(truth, 'spectator')
      const entry = { action: { type: 'pass', playerIndex: 0 }, details: { type: 'pass' } }
      const leaked = { action: { type: 'deploy', playerIndex: 1, card: hidden }, details: { type: 'deploy' } }
      expect(finder.find(frame({ ...spectated, transactionLog: [entry] }))).toEqual([])
      expect(finder.find(frame({ ...spectated, transactionLog: [entry, entry] }))).toEqual([])
      expect(finder.find(frame({ ...spectated, transactionLog: [entry, entry, leaked] }))).toHaveLength(1)
    })
  })

  it('is not stored where a reader of the database could sit down either', async () => {
    const { players, matchId } = await seatTwo([server.url, server.url])
    const { rows } = await server.database.query('SELECT s::text FROM match_seat s WHERE match_id = $1', [
      matchId,
    ])
    expect(rows).toHaveLength(2)
    for (const { playerId, client } of players) {
      expect(JSON.stringify(rows)).not.toContain(playerId)
      client.close()
    }
  })
})
