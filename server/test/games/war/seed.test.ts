import { type Action, applyAction, faceValue, type Game, orThrow, startGame } from '@fivefold/sdk/war'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MetadataError } from '../../../src/metadata/metadata-error.js'
import { useServer } from '../../support/server.js'
import {
  allNfts,
  configOf,
  findSecrets,
  flip,
  gamesWith,
  kinds,
  noNfts,
  playUntil,
  seatTwo,
  startWarServer,
  WarClient,
  type WarServer,
  type WarTable,
} from './support.js'

const reshuffles = (positions: readonly Game[]) =>
  positions.findIndex(({ players }) => players.some(({ shuffles }) => shuffles > 0))
/** A War ends within an action: it shows as more than two cards that change hands. */
const hasWar = (positions: readonly Game[]) =>
  positions.some(({ players }, i) =>
    players.some(({ won }, index) => won.length - (positions[i - 1]?.players[index]?.won.length ?? 0) > 2),
  )
const sizeOf = (game: Game | undefined) => game?.players.map(({ deck, won }) => deck.length + won.length)

/** Short, with a War, a reshuffle after which it continues, and a loser without cards. */
const wholeGame = findSecrets(noNfts, (positions) => {
  const { outcome } = positions.at(-1) ?? {}
  const isLost = outcome && 'victoryType' in outcome && outcome.victoryType === 'outOfCards'
  return isLost === true && positions.length < 140 && hasWar(positions)
})

/** Nothing needs a lot before the first reshuffle. */
const calmGame = findSecrets(allNfts, (positions) => {
  const first = reshuffles(positions)
  return first > 0 && positions.slice(0, first + 1).every(({ phase }) => phase === 'flip')
})

describe.each(kinds)('$name', (kind) => {
  describe.skipIf(!kind.isThere)('War', () => {
    const server = useServer((url) => startWarServer(url, kind))
    let table: WarTable
    let spectator: WarClient

    describe('a whole game', () => {
      const over = () => table.players[0].client.last.state
      const linesOf = (client: WarClient) =>
        client.messages.flatMap((message) => (message.type === 'announcement' ? message.lines : []))
      const steps = () =>
        over().transactionLog.flatMap(({ details }) => (details.type === 'forfeit' ? [] : details.steps))

      beforeAll(async () => {
        table = await seatTwo([server.url, server.url], wholeGame)
        spectator = await WarClient.open(server.url)
        await spectator.ask({ type: 'watchMatch', matchId: table.matchId }, 'spectatorJoined')
        await playUntil(table)
        await spectator.until('gameOver')
        await table.players[1].client.until('gameOver')
      }, 120_000)

      afterAll(() => {
        for (const { client } of table.players) client.close()
        spectator.close()
      })

      it('Verify each player starts with exactly 20 cards', () => {
        expect(over().players.map(({ dealt }) => dealt.length)).toEqual([20, 20])
        const first = spectator.messages.find((message) => message.type === 'gameState')
        expect(first?.type === 'gameState' && first.state.players.map((each) => each.deckCount)).toEqual([
          20, 20,
        ])
      })

      it('Verify cards are randomly selected from full tarot deck', () => {
        const values = over().players.map(({ dealt }) => dealt.map(({ value }) => value))
        for (const each of values) {
          expect(new Set(each).size).toBe(20)
          expect(each).not.toEqual(each.toSorted((a, b) => a - b))
        }
        expect(values[0]).not.toEqual(values[1])
        expect(values.flat().some((value) => value >= 56)).toBe(true)
        expect(values.flat().some((value) => value < 56)).toBe(true)
      })

      it('Higher face value wins regardless of rarity', () => {
        const decided = steps().filter((step) => step.type === 'compare')
        expect(decided.length).toBeGreaterThan(5)
        for (const { cards, winnerIndex } of decided) {
          const [first, second] = cards.map(faceValue) as [number, number]
          expect(winnerIndex).toBe(first > second ? 0 : 1)
        }
      })

      it('Player with empty deck and cards in won pile: reshuffles and continues', () => {
        const place = over().transactionLog.findIndex(
          ({ details }) =>
            details.type !== 'forfeit' && details.steps.some((step) => step.type === 'reshuffle'),
        )
        expect(place).toBeGreaterThan(0)
        expect(over().transactionLog.length).toBeGreaterThan(place + 1)
      })

      it('Reshuffle broadcasts message to both players', () => {
        const announced = steps().flatMap((step) =>
          step.type === 'reshuffle'
            ? [`${['Alice', 'Bob'][step.playerIndex]} reshuffles won pile (${step.cards} cards)`]
            : [],
        )
        expect(announced.length).toBeGreaterThan(0)
        for (const { client } of [...table.players, { client: spectator }]) {
          expect(linesOf(client).filter((line) => line.includes('reshuffles'))).toEqual(announced)
        }
      })

      it('War is announced to everyone, once for each', () => {
        const wars = steps().filter(({ type }) => type === 'war').length
        expect(wars).toBeGreaterThan(0)
        for (const client of [table.players[0].client, table.players[1].client, spectator]) {
          expect(linesOf(client).filter((line) => line === 'WAR!')).toHaveLength(wars)
        }
      })

      it('Player with empty deck and empty won pile: loses', () => {
        const { outcome } = over()
        if (!outcome || 'draw' in outcome) throw new Error('a winner was wanted')
        const sizes = sizeOf(over())
        expect(sizes?.[1 - outcome.winnerIndex]).toBe(0)
        expect(sizes?.[outcome.winnerIndex]).toBe(40)
      })

      it('Game over event sent to clients', () => {
        const { outcome } = over()
        const winner = outcome && 'winnerIndex' in outcome ? outcome.winnerIndex : undefined
        for (const client of [table.players[0].client, table.players[1].client, spectator]) {
          const events = client.messages.filter(({ type }) => type === 'gameOver')
          expect(events).toEqual([{ type: 'gameOver', matchId: table.matchId, winner }])
        }
      })

      it('Game subscriptions cleaned up on end', async () => {
        expect(await (await fetch(`${server.url}/metadata`)).json()).toMatchObject({ waiting: 0 })
        const { rows } = await server.database.query(
          'SELECT status, turn_deadline FROM match WHERE id = $1',
          [table.matchId],
        )
        expect(rows).toEqual([{ status: 'over', turn_deadline: null }])
        const { client } = table.players[0]
        const action = { type: 'flip', playerIndex: 0 }
        const refused = await client.ask({ type: 'action', matchId: table.matchId, action }, 'actionError')
        expect(refused.code).toBe('INVALID_ACTION')
      })
    })

    describe('reconnection', () => {
      const back = async ({ matchId, players }: WarTable, index: 0 | 1) => {
        const client = await WarClient.open(server.url)
        const { playerId } = players[index]
        await client.ask({ type: 'joinMatch', matchId, playerName: 'Back', playerId }, 'matchJoined')
        await client.state(0)
        return client
      }

      it('Player disconnects mid-round, reconnects: sees cards already played', async () => {
        const seated = await seatTwo([server.url, server.url], wholeGame)
        await flip(seated, 0)
        await seated.players[1].client.state(1)
        const flipped = seated.players[1].client.last.state.players[0].played
        expect(flipped).toHaveLength(1)
        seated.players[0].client.close()
        await seated.players[1].client.until('opponentDisconnected')
        const again = await back(seated, 0)
        expect(again.last.state.players[0].played).toEqual(flipped)
        expect(again.last.state.players[0].deckCount).toBe(19)
        await flip(seated, 1)
        expect((await again.state(2)).round).toBe(1)
        again.close()
        seated.players[1].client.close()
      })

      it('Player disconnects between rounds, reconnects: clean state, can draw', async () => {
        const seated = await seatTwo([server.url, server.url], wholeGame)
        await playUntil(seated, ({ round }) => round === 1)
        seated.players[0].client.close()
        await seated.players[1].client.until('opponentDisconnected')
        const again = await back(seated, 0)
        expect(again.last.state.players.map(({ played }) => played)).toEqual([[], []])
        const action = { type: 'flip', playerIndex: 0 }
        const from = again.last.state.transactionLog.length
        again.send({ type: 'action', matchId: seated.matchId, action })
        expect((await again.state(from + 1)).players[0].played).toHaveLength(1)
        again.close()
        seated.players[1].client.close()
      })

      it('Both players disconnect and reconnect: game resumes correctly', async () => {
        const seated = await seatTwo([server.url, server.url], wholeGame)
        await flip(seated, 1)
        for (const { client } of seated.players) client.close()
        const clients = [await back(seated, 0), await back(seated, 1)] as const
        expect(clients[0].last.state.players.map(({ played }) => played.length)).toEqual([0, 1])
        const resumed: WarTable = {
          matchId: seated.matchId,
          players: [
            { ...seated.players[0], client: clients[0] },
            { ...seated.players[1], client: clients[1] },
          ],
        }
        await flip(resumed, 0)
        const state = await playUntil(resumed, ({ round }) => round >= 3)
        // As if nobody had left.
        let game = orThrow(startGame(configOf(wholeGame, noNfts))).game
        for (const { action } of state.transactionLog)
          game = orThrow(applyAction(game, action as Action)).game
        expect(state.players.map(({ deckCount, wonCount }) => (deckCount ?? 0) + (wonCount ?? 0))).toEqual(
          sizeOf(game),
        )
        for (const client of clients) client.close()
      })
    })

    describe('prefetch', () => {
      let still: WarServer
      let seated: WarTable
      const truth = orThrow(startGame(configOf(calmGame, allNfts))).game
      type Listed = { id: number; queue: number; score: number }
      type Shown = { next: Listed[]; inflight: number; retrying: number }
      const queued = async (): Promise<Shown & { busy: number }> => {
        const answer = await fetch(`${still.url}/metadata`)
        const shown = (await answer.json()) as Shown
        return { ...shown, busy: shown.inflight + shown.retrying }
      }

      beforeAll(async () => {
        still = await startWarServer(server.databaseUrl, kind, {
          games: gamesWith({
            ownedCards: async (_matchId, seat) => allNfts[seat],
            // The first card is requested at once, and fails; the others stay in their queues.
            cardUri: async (id) => {
              throw new MetadataError('CHAIN_FAILED', 'away', id)
            },
            gateways: [],
            options: { interval: 3_600_000, pause: 3_600_000, longestPause: 3_600_000 },
          }),
        })
        seated = await seatTwo([still.url, still.url], calmGame)
      }, 60_000)

      afterAll(async () => {
        for (const { client } of seated.players) client.close()
        await still.stop()
      })

      it('Game start queues all 40 cards for metadata prefetch', async () => {
        await expect
          .poll(async () => {
            const { next, busy } = await queued()
            return next.length + busy
          })
          .toBe(40)
        const dealt = new Set(truth.players.flatMap(({ deck }) => deck.map(({ id }) => id)))
        expect((await queued()).next.every(({ id }) => dealt.has(id))).toBe(true)
      })

      it('Cards are queued at priority level 1 (active game)', async () => {
        expect(new Set((await queued()).next.map(({ queue }) => queue))).toEqual(new Set([1]))
      })

      it('Scores reflect deck position (top = 0, bottom = 19)', async () => {
        const { next } = await queued()
        const places = new Map(truth.players.flatMap(({ deck }) => deck.map(({ id }, i) => [id, i] as const)))
        for (const { id, score } of next) expect(score).toBe(places.get(id))
        expect(Math.max(...next.map(({ score }) => score))).toBe(19)
        expect(Math.min(...next.map(({ score }) => score))).toBe(0)
      })

      it('Reshuffle re-prioritizes metadata for new card order', async () => {
        const state = await playUntil(seated, ({ players }) => players.some(({ shuffles }) => shuffles > 0))
        let game = truth
        for (const { action } of state.transactionLog)
          game = orThrow(applyAction(game, action as Action)).game
        const shuffled = game.players.filter(({ shuffles }) => shuffles > 0)
        expect(shuffled.length).toBeGreaterThan(0)
        const wanted = shuffled.flatMap(({ deck }) => deck.map(({ id }, score) => ({ id, queue: 1, score })))
        await expect
          .poll(async () => {
            const { next } = await queued()
            const known = new Map(next.map((card) => [card.id, card]))
            return wanted.filter((card) => known.has(card.id) && known.get(card.id)?.score !== card.score)
          })
          .toEqual([])
        const changed = wanted.filter(({ id, score }) =>
          truth.players.flatMap(({ deck }) => deck.slice(score, score + 1)).every((card) => card.id !== id),
        )
        expect(changed.length).toBeGreaterThan(0)
      }, 60_000)
    })
  })
})
