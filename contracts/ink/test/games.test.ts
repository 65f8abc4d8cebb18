import { botTurn, isOver, replayGame, winnerOf } from '@fivefold/sdk/ccg'
import { createRandom } from '@fivefold/sdk/core'
import {
  claimTimeout,
  dealGame,
  gamesOf,
  leaveQueue,
  nextLink,
  readGame,
  readGameCards,
  readQueue,
  registerForMatch,
} from '@fivefold/sdk/polkadot/ccg'
import { describe, expect, test } from 'vitest'
import { expectSameState, namesOf, playMirrored, startMirrored } from './mirrored-game.js'
import { eventsIn, only, secretOf, startCcgChain } from './support.js'

const ccg = await startCcgChain()

const wholeGame = 900_000

describe('a whole game is the same on chain and in the mirror, batch by batch', () => {
  test.each([
    { rules: 1, scheme: 1 },
    { rules: 2, scheme: 3 },
  ])(
    'rules $rules, scheme $scheme',
    async ({ rules, scheme }) => {
      const mirrored = await startMirrored(ccg, { rules, scheme })
      const random = createRandom(`game ${rules}`)
      while (!isOver(mirrored.game)) {
        await playMirrored(ccg, mirrored, botTurn(mirrored.game, mirrored.cards, 'greedy', random))
      }
      const { id, game, players, record } = mirrored
      expect(winnerOf(await readGame(ccg.connection, id))).toBe(winnerOf(game))
      expect(await readGameCards(ccg.connection, id)).toEqual(mirrored.cards)
      for (const { address } of players) expect(await gamesOf(ccg.connection, address)).toEqual([id])
      expect(replayGame(record)).toMatchObject({ valid: true, batchCount: record.batches.length })
      expect(record.batches.length).toBeGreaterThan(8)
    },
    wholeGame,
  )
})

describe('the queue', () => {
  test('lists the waiting players, who may leave it', async () => {
    const player = ccg.createPlayer()
    await registerForMatch(ccg.connection, player, { rules: 1 })
    expect(await readQueue(ccg.connection)).toEqual([{ rules: 1, scheme: 1, player: player.address }])
    await expect(registerForMatch(ccg.connection, player, { rules: 1 })).rejects.toMatchObject({
      code: 'AlreadyWaiting',
    })
    await leaveQueue(ccg.connection, player, { rules: 1, scheme: 1 })
    expect(await readQueue(ccg.connection)).toEqual([])
    await expect(leaveQueue(ccg.connection, player, { rules: 1, scheme: 1 })).rejects.toMatchObject({
      code: 'NotWaiting',
    })
  })

  test('accepts only decks of own cards, and drops a player who has sold one', async () => {
    const [owner, other, buyer] = [ccg.createPlayer(), ccg.createPlayer(), ccg.createPlayer()]
    const kinds = Array.from({ length: 20 }, (_, index) => 1 + Math.floor(index / 2))
    const { output: deck } = await ccg.cards.tx.mintMany({ account: ccg.owner }, owner.address, kinds)
    const { connection } = ccg
    await expect(registerForMatch(connection, other, { rules: 1, deck })).rejects.toMatchObject({
      code: 'Card',
      message: `token ${deck[0]} is not yours`,
    })
    await expect(
      registerForMatch(connection, owner, { rules: 1, deck: deck.slice(1) }),
    ).rejects.toMatchObject({ code: 'BadDeckSize', value: { player: 0, len: 19 } })
    const twice = [...deck.slice(1), deck[1] as number]
    await expect(registerForMatch(connection, owner, { rules: 1, deck: twice })).rejects.toMatchObject({
      code: 'TokenTwice',
    })
    await registerForMatch(connection, owner, { rules: 1, deck })
    const id = { type: 'U32', value: deck[3] as number } as const
    await ccg.cards.tx.transfer({ account: owner }, buyer.address, id, '0x')
    const { gameId, block } = await registerForMatch(connection, other, { rules: 1 })
    expect(gameId).toBeNull()
    expect(only(await eventsIn(ccg, block), 'QueueLeft').player).toBe(owner.address)
    expect(await readQueue(connection)).toEqual([{ rules: 1, scheme: 1, player: other.address }])
    await leaveQueue(connection, other, { rules: 1, scheme: 1 })
  })
})

test('the clock: no time-out before the end of a turn, and anyone may claim it afterwards', async () => {
  const mirrored = await startMirrored(ccg, { rules: 2, scheme: 1 })
  const passerBy = ccg.createPlayer()
  const endsAt = mirrored.game.turnStarted + mirrored.game.turnBlocks
  await expect(claimTimeout(ccg.connection, passerBy, mirrored.id)).rejects.toMatchObject({
    code: 'TooEarly',
    value: { endsAt },
  })
  await expectSameState(ccg, mirrored.game)
  await ccg.chain.rpc('dev_newBlock', { to: endsAt + 1 })
  const { block } = await claimTimeout(ccg.connection, passerBy, mirrored.id)
  const events = await eventsIn(ccg, block)
  expect(only(events, 'TimedOut')).toMatchObject({ player: mirrored.players[0].address })
  expect(only(events, 'GameEnded')).toEqual({ gameId: mirrored.id, winner: mirrored.players[1].address })
  expect(winnerOf(await readGame(ccg.connection, mirrored.id))).toBe(1)
  await expect(claimTimeout(ccg.connection, passerBy, mirrored.id)).rejects.toMatchObject({
    code: 'GameOver',
  })
})

describe('the secret of a player', () => {
  test('deals, and derives each link from the state alone', async () => {
    const { connection } = ccg
    const mirrored = await startMirrored(ccg, { rules: 2, scheme: 3 })
    const { id, players, secrets } = mirrored
    const [address, secret] = [players[0].address, secrets[0]]
    const other = secretOf('another')
    await expect(dealGame(connection, players[0], { gameId: id, secret: other })).rejects.toMatchObject({
      code: 'WRONG_SECRET',
    })
    const dealt = await playMirrored(ccg, mirrored, [])
    expect(namesOf(dealt.events)).toEqual(Array(7).fill('CardDrawn'))
    // The first turn has its link already.
    expect(await nextLink(connection, { secret, address, game: await readGame(connection, id) })).toBeNull()
    await playMirrored(ccg, mirrored, [{ type: 'EndTurn' }])
    await playMirrored(ccg, mirrored, [{ type: 'EndTurn' }])
    await playMirrored(ccg, mirrored, [{ type: 'Concede' }])
    expect(winnerOf(mirrored.game)).toBe(1)
  })

  test('makes another hash chain for the next game', async () => {
    const first = await startMirrored(ccg, { rules: 2, scheme: 3 })
    const { players } = first
    const second = await startMirrored(ccg, { rules: 2, scheme: 3, players })
    expect(second.record.start.players[0].link).not.toEqual(first.record.start.players[0].link)
    await playMirrored(ccg, second, [])
    // The older of two running games is found as well.
    await playMirrored(ccg, first, [])
  })
})
