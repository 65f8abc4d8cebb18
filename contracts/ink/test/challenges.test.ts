import { gameStatus, resignGame, winnerOf } from '@fivefold/sdk/ccg'
import type { BurnerAccount } from '@fivefold/sdk/polkadot'
import {
  acceptChallenge,
  cancelChallenge,
  challenge,
  claimTimeout,
  dealGame,
  gamesOf,
  leaveQueue,
  playerIndexOf,
  readChallenge,
  readGame,
  readQueue,
  registerForMatch,
  resign,
  submitTurn,
  tipFor,
} from '@fivefold/sdk/polkadot/ccg'
import { u8aToHex } from '@polkadot/util'
import { describe, expect, test } from 'vitest'
import { expectSameState, playMirrored, startMirrored } from './mirrored-game.js'
import { eventsIn, force, only, secretOf, startCcgChain } from './support.js'

const ccg = await startCcgChain()

const secret = secretOf('challenges')

const createPlayers = <const Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, ccg.createPlayer()])) as Record<Name, BurnerAccount>

const seats = async (gameId: number, ...players: BurnerAccount[]) => {
  const game = await readGame(ccg.connection, gameId)
  return players.map(({ address }) => playerIndexOf(game, address))
}

describe('a challenge', () => {
  test('starts a game between the two, while a silent stranger waits for the same terms', async () => {
    const { connection } = ccg
    const { stranger, visitor, bot } = createPlayers('stranger', 'visitor', 'bot')
    await registerForMatch(connection, stranger, { rules: 2, secret })
    const queue = [{ rules: 2, scheme: 3, player: stranger.address }]

    const made = await challenge(connection, visitor, { opponent: bot.address, rules: 2, secret })
    const pair = { challenger: visitor.address, opponent: bot.address }
    expect(only(await eventsIn(ccg, made.block), 'ChallengeMade')).toEqual({ ...pair, rules: 2, scheme: 3 })
    expect(await readChallenge(connection, pair)).toEqual({ rules: 2, scheme: 3, deck: null })
    expect(await readQueue(connection)).toEqual(queue)

    const { gameId, block } = await acceptChallenge(connection, bot, { challenger: visitor.address, secret })
    expect(only(await eventsIn(ccg, block), 'ChallengeEnded')).toEqual({ ...pair, gameId })
    expect(await seats(gameId, visitor, bot)).toEqual([0, 1])
    expect(await readChallenge(connection, pair)).toBeNull()
    expect(await readQueue(connection)).toEqual(queue)
    expect(await gamesOf(connection, stranger.address)).toEqual([])

    // Both find their links again.
    await dealGame(connection, visitor, { gameId, secret })
    await submitTurn(connection, visitor, { gameId, actions: [{ type: 'EndTurn' }], secret })
    await submitTurn(connection, bot, { gameId, actions: [{ type: 'EndTurn' }], secret })
    await leaveQueue(connection, stranger, { rules: 2, scheme: 3 })
  })

  test('never mixes two pairs, in any order', async () => {
    const { connection } = ccg
    const { ann, bob, botA, botB } = createPlayers('ann', 'bob', 'botA', 'botB')
    await challenge(connection, ann, { opponent: botA.address, rules: 1 })
    await challenge(connection, bob, { opponent: botB.address, rules: 1 })
    await expect(acceptChallenge(connection, botB, { challenger: ann.address })).rejects.toMatchObject({
      code: 'UnknownChallenge',
    })
    const ofBob = await acceptChallenge(connection, botB, { challenger: bob.address })
    const ofAnn = await acceptChallenge(connection, botA, { challenger: ann.address })
    expect(await seats(ofBob.gameId, bob, botB)).toEqual([0, 1])
    expect(await seats(ofAnn.gameId, ann, botA)).toEqual([0, 1])
  })

  test('has its own hash chain, apart from the queue, other challenges and the reverse challenge', async () => {
    const { connection, game } = ccg
    const { ann, bob, eve } = createPlayers('ann', 'bob', 'eve')
    const terms = { rules: 2, secret }
    await registerForMatch(connection, ann, terms)
    await challenge(connection, ann, { opponent: bob.address, ...terms })
    await challenge(connection, ann, { opponent: eve.address, ...terms })
    await challenge(connection, bob, { opponent: ann.address, ...terms })
    const back = await acceptChallenge(connection, ann, { challenger: bob.address, secret })
    const queued = await registerForMatch(connection, eve, terms)
    const tips = [
      (await game.query.challengeOf(ann.address, bob.address))?.waiting.tip,
      (await game.query.challengeOf(ann.address, eve.address))?.waiting.tip,
      u8aToHex((await readGame(connection, back.gameId)).players[1].link),
      u8aToHex((await readGame(connection, queued.gameId ?? 0)).players[0].link),
    ]
    expect(tips).not.toContain(undefined)
    expect(new Set(tips).size).toBe(tips.length)
  })

  test('can be replaced by one with other rules while it is being accepted, and both still play', async () => {
    const { connection, game } = ccg
    const { ann, bob } = createPlayers('ann', 'bob')
    await challenge(connection, ann, { opponent: bob.address, rules: 1, secret })
    const entry = { purpose: 'acceptance', opponent: ann.address } as const
    const tip = await tipFor(connection, { secret, address: bob.address, rules: 1, entry })
    await cancelChallenge(connection, ann, bob.address)
    await challenge(connection, ann, { opponent: bob.address, rules: 2, secret })
    await game.tx.accept({ account: bob }, ann.address, null, u8aToHex(tip))
    const [gameId = 0] = await gamesOf(connection, bob.address)
    await dealGame(connection, ann, { gameId, secret })
    await submitTurn(connection, ann, { gameId, actions: [{ type: 'EndTurn' }], secret })
    await submitTurn(connection, bob, { gameId, actions: [{ type: 'EndTurn' }], secret })
    expect(await readGame(connection, gameId)).toMatchObject({ rules: 2, turn: 3, activeIdx: 0 })
  })

  test('is taken back by the challenger alone, who gets the deposit back', async () => {
    const { connection } = ccg
    const { ann, bob } = createPlayers('ann', 'bob')
    const { estimate } = ccg.game
    const caller = ann.address
    const pair = { challenger: ann.address, opponent: bob.address }
    const { storageDeposit: paid } = await estimate.challenge({ caller }, bob.address, null, 1, null)
    await challenge(connection, ann, { opponent: bob.address, rules: 1 })
    const { storageDeposit: back } = await estimate.cancelChallenge({ caller }, bob.address)
    expect(paid).toBeGreaterThan(0n)
    // The chain shares a refund out pro rata, rounded down.
    expect(-back).toBeGreaterThanOrEqual(paid - 1n)
    await expect(cancelChallenge(connection, bob, ann.address)).rejects.toMatchObject({
      code: 'UnknownChallenge',
    })
    expect(await readChallenge(connection, pair)).not.toBeNull()
    const { block } = await cancelChallenge(connection, ann, bob.address)
    expect(only(await eventsIn(ccg, block), 'ChallengeEnded')).toEqual({ ...pair, gameId: null })
    expect(await readChallenge(connection, pair)).toBeNull()
    await expect(acceptChallenge(connection, bob, { challenger: ann.address })).rejects.toMatchObject({
      code: 'UnknownChallenge',
    })
  })

  test('is refused against oneself, twice, with unknown rules, with cards of others and with the wrong scheme', async () => {
    const { connection } = ccg
    const { ann, bob } = createPlayers('ann', 'bob')
    const opponent = bob.address
    const kinds = Array.from({ length: 20 }, (_, index) => 1 + Math.floor(index / 2))
    const { output: deck } = await ccg.cards.tx.mintMany({ account: ccg.owner }, opponent, kinds)
    await expect(challenge(connection, ann, { opponent: ann.address, rules: 1 })).rejects.toMatchObject({
      code: 'SamePlayer',
    })
    await expect(challenge(connection, ann, { opponent, rules: 3 })).rejects.toMatchObject({
      code: 'BadRules',
    })
    await expect(challenge(connection, ann, { opponent, rules: 1, deck })).rejects.toMatchObject({
      code: 'Card',
      message: `token ${deck[0]} is not yours`,
    })
    await challenge(connection, ann, { opponent, rules: 1 })
    await expect(challenge(connection, ann, { opponent, rules: 2, secret })).rejects.toMatchObject({
      code: 'AlreadyChallenged',
    })
    const challenger = ann.address
    await expect(acceptChallenge(connection, bob, { challenger, secret })).rejects.toMatchObject({
      code: 'WrongScheme',
      value: { scheme: 1 },
    })
    const args = [challenger, deck.slice(1), null]
    await expect(force(ccg, bob, { message: 'accept', args })).rejects.toMatchObject({
      value: 'contracts.ContractReverted',
    })
    expect(await readChallenge(connection, { challenger, opponent })).not.toBeNull()
    const { gameId } = await acceptChallenge(connection, bob, { challenger, deck })
    expect((await readGame(connection, gameId)).players[1].deck.length).toBeLessThan(20)
  })

  test('cannot be accepted once the challenger has sold its deck', async () => {
    const { connection } = ccg
    const { ann, bob } = createPlayers('ann', 'bob')
    const kinds = Array.from({ length: 20 }, (_, index) => 1 + Math.floor(index / 2))
    const { output: deck } = await ccg.cards.tx.mintMany({ account: ccg.owner }, ann.address, kinds)
    const pair = { challenger: ann.address, opponent: bob.address }
    await challenge(connection, ann, { opponent: bob.address, rules: 1, deck })
    expect(await readChallenge(connection, pair)).toEqual({ rules: 1, scheme: 1, deck })
    const id = { type: 'U32', value: deck[3] as number } as const
    await ccg.cards.tx.transfer({ account: ann }, bob.address, id, '0x')
    await expect(acceptChallenge(connection, bob, { challenger: ann.address })).rejects.toMatchObject({
      code: 'ChallengerLostDeck',
    })
    await cancelChallenge(connection, ann, bob.address)
  })
})

describe('every waiting state has a way out', () => {
  test.each([0, 1] as const)('player %i cancels a game that is not dealt', async (player) => {
    const mirrored = await startMirrored(ccg, { rules: 2, scheme: 3 })
    const { id, players } = mirrored
    const { block } = await resign(ccg.connection, players[player], id)
    const events = await eventsIn(ccg, block)
    expect(events.map(({ name }) => name)).toEqual(['Resigned', 'GameCancelled'])
    expect(only(events, 'Resigned').player).toBe(players[player].address)
    const after = resignGame(mirrored.game, player)
    if (!after.ok) throw new Error(after.error.type)
    expect(after.game.status).toBe(gameStatus.cancelled)
    await expectSameState(ccg, after.game)
    await expect(
      dealGame(ccg.connection, players[0], { gameId: id, secret: mirrored.secrets[0] }),
    ).rejects.toMatchObject({ code: 'GameOver' })
  })

  test.each([0, 1] as const)('player %i resigns in the other one’s silent turn', async (player) => {
    const mirrored = await startMirrored(ccg, { rules: 2, scheme: 3 })
    const { id, players } = mirrored
    await playMirrored(ccg, mirrored, [])
    if (player === 0) await playMirrored(ccg, mirrored, [{ type: 'EndTurn' }])
    expect(mirrored.game.activeIdx).not.toBe(player)
    await resign(ccg.connection, players[player], id)
    const after = resignGame(mirrored.game, player)
    if (!after.ok) throw new Error(after.error.type)
    expect(winnerOf(after.game)).toBe(1 - player)
    await expectSameState(ccg, after.game)
    await expect(resign(ccg.connection, players[player], id)).rejects.toMatchObject({ code: 'GameOver' })
  })

  test('a stranger cannot resign for a player', async () => {
    const { id, game } = await startMirrored(ccg, { rules: 2, scheme: 3 })
    const stranger = ccg.createPlayer()
    await expect(resign(ccg.connection, stranger, id)).rejects.toMatchObject({ code: 'NotAPlayer' })
    await expect(resign(ccg.connection, stranger, 9_999)).rejects.toMatchObject({ code: 'UnknownGame' })
    await expectSameState(ccg, game)
  })

  test('a game that is not dealt in time is cancelled', async () => {
    const { id, game, players } = await startMirrored(ccg, { rules: 2, scheme: 3 })
    await ccg.chain.rpc('dev_newBlock', { to: game.turnStarted + game.turnBlocks + 1 })
    const { block } = await claimTimeout(ccg.connection, players[1], id)
    const events = await eventsIn(ccg, block)
    expect(events.map(({ name }) => name)).toEqual(['TimedOut', 'GameCancelled'])
    expect((await readGame(ccg.connection, id)).status).toBe(gameStatus.cancelled)
  })
})
