import { boosterTable, catalogue, isOver, replayGame, replaySteps, stateHash, toHex } from '@fivefold/sdk/ccg'
import {
  queryCcgBoosters,
  queryCcgCards,
  queryCcgEvents,
  queryCcgGame,
  queryCcgGames,
  queryCcgProposals,
  queryCcgStandings,
  queryFinishedGames,
} from '@fivefold/sdk/indexer'
import { accountFromSecret, botSecret, type PolkadotConnection } from '@fivefold/sdk/polkadot'
import {
  acceptChallenge,
  buyBooster,
  ccgContracts,
  challenge,
  claimTimeout,
  executeProposal,
  leaveQueue,
  openBooster,
  pinBooster,
  propose,
  readGame,
  registerForMatch,
  resign,
  submitTurn,
  vote,
} from '@fivefold/sdk/polkadot/ccg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { activeOf, type CcgPlayer, openCcgPlayer, type Pair, playOn, startGameOf } from './support/ccg.js'
import { dumpCcg, rewindCcg } from './support/ccg-rows.js'
import { type Indexer, openIndexer, openOwnIndexer } from './support/indexer.js'
import { openPolkadotChain, type PolkadotTestChain } from './support/polkadot.js'
import type { Program } from './support/program.js'
import { until } from './support/until.js'

const owner = accountFromSecret('//Alice')
/** Some thirty transactions, one after the other. */
const wholeGameTimeout = 900_000
const concede = [{ type: 'Concede' }] as const

let chain: PolkadotTestChain
let indexer: Indexer
let processor: Program
let ann: CcgPlayer
let bob: CcgPlayer
/** Winners of the games that ended, in order. */
const ended: { winner: string; loser: string }[] = []

const url = () => indexer.graphqlUrl
const databaseUrl = () => `${inject('postgres')}ccg`
const on = <T>(action: (connection: PolkadotConnection) => Promise<T>) => chain.withConnection(action)
const makeBlocks = (count: number) => chain.call('dev_newBlock', { count })

async function readHeight(): Promise<number> {
  const { number } = (await chain.call('chain_getHeader')) as { number: string }
  return Number(number)
}

/** Waits until the indexer has read up to the head. */
const caughtUp = async () => indexer.reaches(await readHeight())

async function findGame(id: number) {
  await caughtUp()
  const game = await queryCcgGame(url(), id)
  if (!game) throw new Error(`game ${id} is not there\n${processor.output()}`)
  return game
}

/** Starts a game and plays its first batches. */
const playBatches = (pair: Pair, rules: Parameters<typeof startGameOf>[2], batches: number) =>
  on(async (connection) => {
    const gameId = await startGameOf(connection, pair, rules)
    await playOn(connection, pair, { gameId, batches })
    return gameId
  })

const hashOnChain = (id: number) => on(async (connection) => toHex(stateHash(await readGame(connection, id))))

beforeAll(async () => {
  ;[indexer, chain] = await Promise.all([openOwnIndexer('polkadot', 'ccg'), openPolkadotChain()])
  processor = await indexer.start(chain.deployment)
  await on(async (connection) => {
    ann = await openCcgPlayer(connection, 'ann')
    bob = await openCcgPlayer(connection, 'bob')
  })
})

afterAll(async () => {
  await indexer?.close()
  await chain?.close()
})

test('the catalogue and the rarity table are indexed as they were deployed', async () => {
  await caughtUp()
  const { ccgCards, ccgRarityTables } = await indexer.ask<Record<string, Record<string, unknown>[]>>(
    `{ ccgCards(limit: 100, orderBy: cardId_ASC) { cardId cost attack health effects costChange }
       ccgRarityTables(limit: 10) { number rows } }`,
  )
  expect(ccgCards).toEqual(
    catalogue.map(({ id: cardId, cost, attack, health, effects }) => ({
      cardId,
      cost,
      attack,
      health,
      effects: `${effects}`,
      costChange: 0,
    })),
  )
  expect(ccgRarityTables).toEqual([{ number: 1, rows: boosterTable }])
})

test(
  'a whole game is rebuilt from its events',
  async () => {
    const { id, sent } = await on(async (connection) => {
      const id = await startGameOf(connection, [ann, bob], { rules: 2, scheme: 3 })
      return { id, sent: await playOn(connection, [ann, bob], { gameId: id }) }
    })
    const game = await findGame(id)
    const replay = replayGame(game)
    expect(replay).toMatchObject({ valid: true, batchCount: sent.length })
    expect(isOver(replay.game)).toBe(true)
    expect(toHex(replay.finalStateHash)).toBe(await hashOnChain(id))
    expect(game).toMatchObject({
      id,
      playerA: ann.address,
      playerB: bob.address,
      endedBy: 'damage',
      verified: true,
      stateHash: sent.at(-1)?.stateHash,
    })
    expect(game.sent.map(({ transaction }) => transaction)).toEqual(
      sent.map(({ transaction }) => transaction),
    )
    const winner = game.winner ?? ''
    expect(winner).toBe([ann, bob][replay.game.status - 2]?.address)
    ended.push({ winner, loser: winner === ann.address ? bob.address : ann.address })
  },
  wholeGameTimeout,
)

test('its events are listed in order, with accounts', async () => {
  const game = await findGame(1)
  const accounts = [ann.address, bob.address]
  const expected = [...replaySteps(game)].flatMap(({ events }, step) =>
    events.map(({ type, ...fields }) => {
      const { player, newActivePlayer, winner, ...data } = fields as Record<string, unknown>
      const about = player ?? newActivePlayer ?? winner
      return {
        type,
        batch: step === 0 ? null : step - 1,
        player: typeof about === 'number' ? accounts[about] : null,
        data: Object.fromEntries(
          Object.entries(data).map(([name, value]) => [
            name,
            value instanceof Uint8Array ? toHex(value) : value,
          ]),
        ),
      }
    }),
  )
  const events = await queryCcgEvents(url(), { gameId: 1, limit: 1000 })
  expect(events.map(({ index: _, block: __, ...event }) => event)).toEqual(expected)
  expect(events.map(({ index }) => index)).toEqual(expected.map((_, index) => index))
  expect(await queryCcgEvents(url(), { gameId: 1, limit: 3, offset: 2 })).toEqual(events.slice(2, 5))
})

test('a running game can be followed to its end by concession', async () => {
  const id = await playBatches([bob, ann], { rules: 1, scheme: 1 }, 2)
  const running = await findGame(id)
  expect(running).toMatchObject({ status: 'running', turn: 3, activePlayer: bob.address, endedBy: null })
  expect(toHex(replayGame(running).finalStateHash)).toBe(await hashOnChain(id))
  expect((await queryCcgGames(url(), { limit: 5, ended: false })).map((game) => game.id)).toEqual([id])
  await on((connection) => submitTurn(connection, bob, { gameId: id, actions: concede }))
  ended.push({ winner: ann.address, loser: bob.address })
  const over = await findGame(id)
  expect(over).toMatchObject({ status: 'won', winner: ann.address, winnerSide: 1, endedBy: 'concession' })
  expect(over.verified).toBe(true)
  expect((await queryCcgGames(url(), { limit: 5, player: ann.address, ended: true })).length).toBe(2)
})

test('a time-out ends a game', async () => {
  const id = await on(async (connection) => {
    await ccgContracts(connection).game.tx.setTurnBlocks({ account: owner }, 5)
    const gameId = await startGameOf(connection, [ann, bob], { rules: 2, scheme: 3 })
    await playOn(connection, [ann, bob], { gameId, batches: 2 })
    return gameId
  })
  await makeBlocks(6)
  await on(async (connection) => {
    await claimTimeout(connection, owner, id)
    await ccgContracts(connection).game.tx.setTurnBlocks({ account: owner }, 100)
  })
  ended.push({ winner: ann.address, loser: bob.address })
  const game = await findGame(id)
  expect(game).toMatchObject({ endedBy: 'timeout', winner: ann.address, verified: true, batchCount: 3 })
  expect(game.sent.at(-1)).toMatchObject({ timeout: true, player: bob.address })
  const replay = replayGame(game)
  expect(replay.valid).toBe(true)
  expect(toHex(replay.finalStateHash)).toBe(await hashOnChain(id))
  expect(game.stateHash).toBe(toHex(replay.finalStateHash))
})

test('a game against one’s own bot is marked, and listed with those that ended', async () => {
  const id = await on(async (connection) => {
    const bot = await openCcgPlayer(connection, 'bot', botSecret(ann.address))
    const gameId = await startGameOf(connection, [bot, ann], { rules: 1, scheme: 1 })
    await submitTurn(connection, bot, { gameId, actions: concede })
    return gameId
  })
  expect(await findGame(id)).toMatchObject({ botSide: 0, winner: ann.address })
  const { ccg } = await queryFinishedGames(url(), { limit: 2 })
  expect(ccg.count).toBe(ended.length + 1)
  expect(ccg.latest.map((game) => [game.id, game.botSide])).toEqual([
    [id, 0],
    [id - 1, null],
  ])
})

test('a resignation out of turn ends a game', async () => {
  const id = await on(async (connection) => {
    const gameId = await startGameOf(connection, [ann, bob], { rules: 2, scheme: 3 })
    await playOn(connection, [ann, bob], { gameId, batches: 1 })
    await resign(connection, bob, gameId)
    return gameId
  })
  ended.push({ winner: ann.address, loser: bob.address })
  const game = await findGame(id)
  expect(game).toMatchObject({ status: 'won', endedBy: 'resignation', winner: ann.address, verified: true })
  expect(game.sent.at(-1)).toMatchObject({ resigned: true, timeout: false, player: bob.address, side: 1 })
  const replay = replayGame(game)
  expect(replay).toMatchObject({ valid: true, batchCount: 2 })
  expect(toHex(replay.finalStateHash)).toBe(await hashOnChain(id))
})

test('a game that is resigned before the deal is cancelled', async () => {
  const id = await on(async (connection) => {
    const gameId = await startGameOf(connection, [ann, bob], { rules: 2, scheme: 3 })
    await resign(connection, bob, gameId)
    return gameId
  })
  const game = await findGame(id)
  const over = { status: 'cancelled', endedBy: 'resignation', winner: null, winnerSide: null, verified: true }
  expect(game).toMatchObject(over)
  expect(replayGame(game)).toMatchObject({ valid: true, batchCount: 1 })
  expect((await queryCcgGames(url(), { limit: 1, ended: true })).map((each) => each.id)).toEqual([id])
  const { ccg } = await queryFinishedGames(url(), { limit: 1 })
  expect(ccg.latest.map((each) => each.id)).toEqual([id - 1])
  const events = await queryCcgEvents(url(), { gameId: id, limit: 10 })
  expect(events.map(({ type, player }) => [type, player])).toEqual([
    ['Resigned', bob.address],
    ['GameCancelled', null],
  ])
})

test('standings count every finished game between players, and none that was cancelled', async () => {
  await caughtUp()
  const standings = await queryCcgStandings(url(), { limit: 10 })
  for (const { address } of [ann, bob]) {
    const won = ended.filter(({ winner }) => winner === address).length
    const found = standings.find(({ player }) => player === address)
    expect(found).toMatchObject({ played: ended.length, won, lost: ended.length - won, drawn: 0 })
  }
  expect(standings).toHaveLength(2)
  expect(standings[0]?.won).toBeGreaterThanOrEqual(standings[1]?.won ?? Number.NaN)
})

test('the queue lists the waiting players', async () => {
  const read = async () => {
    await caughtUp()
    const { slots } = await indexer.ask<{ slots: unknown[] }>(
      '{ slots: ccgQueueSlots(limit: 10, where: { player_isNull: false }) { rules scheme player } }',
    )
    return slots
  }
  expect(await read()).toEqual([])
  await on((connection) => registerForMatch(connection, ann, { rules: 2 }))
  expect(await read()).toEqual([{ rules: 2, scheme: 1, player: ann.address }])
  // A game with the same terms that comes from a challenge removes no one from the queue.
  const id = await on(async (connection) => {
    await challenge(connection, ann, { opponent: bob.address, rules: 2 })
    return (await acceptChallenge(connection, bob, { challenger: ann.address })).gameId
  })
  expect(await findGame(id)).toMatchObject({ playerA: ann.address, playerB: bob.address, verified: true })
  expect(await read()).toEqual([{ rules: 2, scheme: 1, player: ann.address }])
  await on((connection) => leaveQueue(connection, ann, { rules: 2, scheme: 1 }))
  expect(await read()).toEqual([])
})

test('cards have owners, transfers and approvals', async () => {
  const [first = 0, second = 0] = await on(async (connection) => {
    const { cards } = ccgContracts(connection)
    const { output: tokens } = await cards.tx.mintMany({ account: owner }, ann.address, [3, 20])
    const id = { type: 'U32', value: tokens[0] ?? 0 } as const
    await cards.tx.approve({ account: ann }, owner.address, id, true)
    await cards.tx.approve({ account: ann }, bob.address, null, true)
    await cards.tx.transfer({ account: bob }, bob.address, id, '0x')
    return tokens
  })
  await caughtUp()
  const ofAnn = await queryCcgCards(url(), { owner: ann.address, limit: 10 })
  expect(ofAnn).toMatchObject([{ token: second, cardId: 20, moves: 0, card: { cardType: 1 } }])
  const ofBob = await queryCcgCards(url(), { owner: bob.address, limit: 10 })
  expect(ofBob).toMatchObject([{ token: first, cardId: 3, moves: 1, card: { health: catalogue[2]?.health } }])
  const { transfers, approvals } = await indexer.ask<Record<string, unknown[]>>(
    `{ transfers: ccgTransfers(limit: 10, where: { token: { number_eq: ${first} } }, orderBy: block_ASC) { from to }
       approvals: ccgApprovals(limit: 10, orderBy: token_ASC_NULLS_FIRST) { operator token approved } }`,
  )
  expect(transfers).toEqual([
    { from: null, to: ann.address },
    { from: ann.address, to: bob.address },
  ])
  expect(approvals).toEqual([
    { operator: bob.address, token: null, approved: true },
    { operator: owner.address, token: first, approved: false },
  ])
})

test('a booster is followed from order to opening, and drawn again', async () => {
  const { secret } = ann
  const { order } = await on((connection) => buyBooster(connection, ann, { secret }))
  await caughtUp()
  const [ordered] = await queryCcgBoosters(url(), { limit: 1, opened: false })
  expect(ordered).toMatchObject({ order, buyer: ann.address, status: 'ordered', verified: null })
  // Dry runs run on the head block, which must already be after the deciding one.
  await makeBlocks(2)
  await on((connection) => pinBooster(connection, bob, order))
  await caughtUp()
  const [pinned] = await queryCcgBoosters(url(), { limit: 1 })
  expect(pinned).toMatchObject({ order, status: 'pinned', blockHash: expect.any(String) })
  const { cardIds, tokens } = await on((connection) => openBooster(connection, ann, { secret, order }))
  await caughtUp()
  const [opened] = await queryCcgBoosters(url(), { limit: 1, buyer: ann.address, opened: true })
  expect(opened).toMatchObject({ order, status: 'opened', cardIds, tokens, verified: true })
  expect(opened?.blockHash).toBe(pinned?.blockHash)
  const owned = await queryCcgCards(url(), { owner: ann.address, limit: 10 })
  expect(owned.map(({ token }) => token)).toEqual(expect.arrayContaining([...tokens]))
  expect(await queryCcgBoosters(url(), { limit: 1, buyer: bob.address })).toEqual([])
})

test('a proposal is followed from vote to effect', async () => {
  const adjustment = { cost: 1, attack: -1, health: 2 }
  const [own, ofBob] = await Promise.all(
    [ann, bob].map(async ({ address }) => {
      const cards = await queryCcgCards(url(), { owner: address, limit: 10 })
      return cards.map(({ token }) => token)
    }),
  )
  const { proposal } = await on(async (connection) => {
    const proposed = await propose(connection, ann, { cardId: 3, adjustment })
    await vote(connection, ann, { proposal: proposed.proposal, support: true, tokens: own ?? [] })
    await vote(connection, bob, { proposal: proposed.proposal, support: false, tokens: ofBob ?? [] })
    return proposed
  })
  await caughtUp()
  const [voted] = await queryCcgProposals(url(), { limit: 1 })
  expect(voted).toMatchObject({ proposal, proposer: ann.address, adjustment, executed: false })
  expect(voted).toMatchObject({ votesFor: own?.length, votesAgainst: ofBob?.length })
  await makeBlocks(31)
  await on((connection) => executeProposal(connection, bob, proposal))
  await caughtUp()
  expect((await queryCcgProposals(url(), { limit: 5, cardId: 3 }))[0]?.executed).toBe(true)
  expect(await queryCcgProposals(url(), { limit: 5, cardId: 4 })).toEqual([])
  const { ccgCardById } = await indexer.ask<Record<string, unknown>>(
    '{ ccgCardById(id: "3") { cost costChange attackChange healthChange adjustments { cost attack health } } }',
  )
  expect(ccgCardById).toEqual({
    cost: catalogue[2]?.cost,
    costChange: 1,
    attackChange: -1,
    healthChange: 2,
    adjustments: [adjustment],
  })
})

test('a game that starts after that is verified with the adjusted cards', async () => {
  const id = await playBatches([ann, bob], { rules: 2, scheme: 3 }, 3)
  const game = await findGame(id)
  expect(game.verified).toBe(true)
  const { cost = 0, attack = 0, health = 0 } = catalogue[2] ?? {}
  expect(game.start.cards.find((card) => card.id === 3)).toMatchObject({
    cost: cost + 1,
    attack: attack - 1,
    health: health + 2,
  })
})

test('a reorganisation replaces a turn by another', async () => {
  const gameId = await on((connection) => startGameOf(connection, [bob, ann], { rules: 2, scheme: 3 }))
  await on((connection) => playOn(connection, [bob, ann], { gameId, batches: 2 }))
  const before = await findGame(gameId)
  const standings = await queryCcgStandings(url(), { limit: 10 })
  const base = await chain.call('chain_getBlockHash')
  const [lost] = await on((connection) => playOn(connection, [bob, ann], { gameId, batches: 1 }))
  await on(async (connection) => {
    const { secret, ...account } = activeOf(await readGame(connection, gameId), [bob, ann])
    await submitTurn(connection, account, { gameId, actions: concede, secret })
  })
  expect(await findGame(gameId)).toMatchObject({ status: 'won', batchCount: 4 })
  expect(await queryCcgStandings(url(), { limit: 10 })).not.toEqual(standings)
  const height = await readHeight()
  await chain.call('dev_setHead', base)
  await makeBlocks(height - (await readHeight()) + 1)
  // The height does not show it while blocks of the same height are replaced.
  await until('the turn is taken back', async () => {
    return (await queryCcgGame(url(), gameId))?.batchCount === 2 || undefined
  })
  const back = await findGame(gameId)
  expect(back).toEqual(before)
  expect(await hashOnChain(gameId)).toBe(before.stateHash)
  expect(await queryCcgStandings(url(), { limit: 10 })).toEqual(standings)

  const [other] = await on((connection) =>
    playOn(connection, [bob, ann], { gameId, batches: 1, strength: 'random' }),
  )
  const after = await findGame(gameId)
  expect(after).toMatchObject({ batchCount: 3, verified: true, stateHash: other?.stateHash })
  expect(after.sent.at(-1)?.transaction).not.toBe(lost?.transaction)
  expect(await hashOnChain(gameId)).toBe(after.stateHash)
  expect(replayGame(after).valid).toBe(true)
})

test('killed in the middle of a game, it loses and repeats nothing', async () => {
  const pair = [ann, bob] as const
  const gameId = await on((connection) => startGameOf(connection, pair, { rules: 2, scheme: 1 }))
  const killed = processor.stop('SIGKILL')
  await on((connection) => playOn(connection, pair, { gameId, batches: 2 }))
  await killed
  processor = await indexer.start(chain.deployment)
  await on((connection) => playOn(connection, pair, { gameId, batches: 2 }))
  await processor.says(/^indexer: reading/m)
  const game = await findGame(gameId)
  expect(game).toMatchObject({ batchCount: 4, verified: true, stateHash: await hashOnChain(gameId) })
  expect(processor.output()).not.toContain('starting over')
})

test('every game is verified, without warnings in the log', async () => {
  const games = await queryCcgGames(url(), { limit: 100 })
  expect(games.map(({ verified }) => verified)).toEqual(games.map(() => true))
  expect(processor.output()).not.toMatch(/not verified|not indexed|never minted|quarantined/)
})

test('queries for unknown ids return nothing', async () => {
  expect(await queryCcgGame(url(), 999)).toBeNull()
  expect(await queryCcgEvents(url(), { gameId: 999, limit: 5 })).toEqual([])
  expect(await queryCcgCards(url(), { owner: owner.address, limit: 5 })).toEqual([])
})

test.each([
  ['games with all they have', '{ ccgGames(limit: 100) { id cards batches { actions } events { data } } }'],
  ['events without a limit', '{ ccgEvents { id } }'],
  ['tokens without a limit', '{ ccgTokens { id } }'],
])('a query of %s is refused', async (_, query) => {
  await expect(indexer.ask(query)).rejects.toThrow('response might exceed the size limit')
})

test('reading the chain again, or twice, gives the same rows', async () => {
  const head = await readHeight()
  const first = await until('the indexer has caught up', () => dumpCcg(databaseUrl(), head))
  const database = `${inject('postgres')}ccg_again`
  const other = await openIndexer('polkadot', { database })
  try {
    const second = await other.start(chain.deployment)
    expect(await until('the second indexer has caught up', () => dumpCcg(database, head))).toEqual(first)
    await second.stop()
    const height = chain.deployment.polkadot?.contracts.ccgGame?.block ?? Number.NaN
    const hash = String(await chain.call('chain_getBlockHash', height))
    await rewindCcg(database, { height, hash })
    expect(await dumpCcg(database, head)).toBeUndefined()
    await other.start(chain.deployment)
    expect(await until('all is read again', () => dumpCcg(database, head))).toEqual(first)
  } finally {
    await other.close()
  }
})

test('rows of another chain are deleted', async () => {
  await processor.stop()
  await chain.close()
  chain = await openPolkadotChain()
  processor = await indexer.start(chain.deployment)
  await processor.says(/starting over: they belong to another chain/)
  await caughtUp()
  expect(await queryCcgGames(url(), { limit: 5 })).toEqual([])
  expect(await queryCcgStandings(url(), { limit: 5 })).toEqual([])
  const { ccgCards } = await indexer.ask<{ ccgCards: unknown[] }>('{ ccgCards(limit: 100) { id } }')
  expect(ccgCards).toHaveLength(catalogue.length)
})
