import { UNIT } from '@fivefold/devnet/testing/polkadot'
import { readContractBundle } from '@fivefold/scripts/deploy/polkadot/contract-bundle'
import { instantiate } from '@fivefold/scripts/deploy/polkadot/instantiate'
import { boosterTable, hash, openBooster as openByRules, ScaleWriter } from '@fivefold/sdk/ccg'
import { openContract, sendTransaction } from '@fivefold/sdk/polkadot'
import {
  buyBooster,
  gameContract,
  openBooster,
  pinBooster,
  readBoosterPrice,
  readBoosters,
  readOwnedCards,
} from '@fivefold/sdk/polkadot/ccg'
import { ContractPromise } from '@polkadot/api-contract'
import { hexToU8a, u8aToHex } from '@polkadot/util'
import { decodeAddress } from '@polkadot/util-crypto'
import { describe, expect, test } from 'vitest'
import { eventsIn, force, generous, only, secretOf, startCcgChain } from './support.js'

const ccg = await startCcgChain()
const buyer = ccg.createPlayer()
const secret = secretOf('boosters')

const free = async (address: string) =>
  (await ccg.connection.api.query.system.account(address)).data.free.toBigInt()

const commons = boosterTable[0]?.cards ?? []

test('five cards for the price, decided by the secret and the block after the purchase', async () => {
  const { connection, game, chain } = ccg
  const price = await readBoosterPrice(connection)
  expect(price).toBe(5n * UNIT)
  const bought = await buyBooster(connection, buyer, { secret })
  await expect(openBooster(connection, buyer, { secret, order: bought.order })).rejects.toMatchObject({
    code: 'TooEarly',
    value: { opensAt: bought.opensAt },
  })
  expect(await readBoosters(connection, buyer.address)).toMatchObject([
    { order: bought.order, amount: price, opensAt: bought.opensAt, blockHash: null },
  ])
  await ccg.makeBlocks(2)
  await expect(
    openBooster(connection, buyer, { secret: secretOf('another'), order: bought.order }),
  ).rejects.toMatchObject({ code: 'WRONG_SECRET' })
  const opened = await openBooster(connection, buyer, { secret, order: bought.order })

  const event = only(await eventsIn(ccg, opened.block), 'BoosterBought')
  expect(event).toMatchObject({ buyer: buyer.address, amount: price, order: bought.order })
  expect(event.blockHash).toBe(await chain.rpc('chain_getBlockHash', bought.opensAt - 1))
  const seed = new ScaleWriter()
  seed
    .raw(hexToU8a(event.secret))
    .raw(hexToU8a(event.blockHash ?? '0x'))
    .raw(decodeAddress(buyer.address))
  const expected = openByRules(hash(seed.u32(bought.order).bytes()), boosterTable)
  expect(opened.cardIds).toHaveLength(5)
  expect(opened.cardIds).toEqual(expected)
  expect(await readOwnedCards(connection, buyer.address)).toEqual(
    opened.cardIds.map((cardId, index) => ({ token: opened.tokens[index], cardId })),
  )
  expect(await game.query.ordersOf(buyer.address)).toEqual([])
  await expect(openBooster(connection, buyer, { secret, order: bought.order })).rejects.toMatchObject({
    code: 'UnknownOrder',
  })
})

describe('money', () => {
  test('refunds what is paid above the price', async () => {
    const { connection, game } = ccg
    const price = await readBoosterPrice(connection)
    const [purse, till] = [await free(buyer.address), await free(game.address)]
    await buyBooster(connection, buyer, { secret, payment: price + 300n * UNIT })
    expect((await free(game.address)) - till).toBe(price)
    const spent = purse - (await free(buyer.address))
    expect(spent).toBeGreaterThan(price)
    // Fee and deposit.
    expect(spent).toBeLessThan(price + UNIT)
  })

  test('refuses too little, which stays with the buyer', async () => {
    const { connection, game } = ccg
    const price = await readBoosterPrice(connection)
    await expect(buyBooster(connection, buyer, { secret, payment: price - 1n })).rejects.toMatchObject({
      code: 'Underpaid',
      value: { needed: price, paid: price - 1n },
    })
    const [till, orders] = [await free(game.address), await game.query.ordersOf(buyer.address)]
    const args = [u8aToHex(secretOf('commitment'))]
    await expect(force(ccg, buyer, { message: 'buyBooster', args, value: price - 1n })).rejects.toMatchObject(
      { value: 'contracts.ContractReverted' },
    )
    expect(await free(game.address)).toBe(till)
    expect(await game.query.ordersOf(buyer.address)).toEqual(orders)
  })

  test('pays the income out to the owner alone', async () => {
    const { game, owner } = ccg
    await expect(game.tx.withdraw({ account: buyer }, UNIT)).rejects.toMatchObject({
      value: { type: 'NotOwner' },
    })
    const till = await free(game.address)
    await game.tx.withdraw({ account: owner }, UNIT)
    expect(till - (await free(game.address))).toBe(UNIT)
  })
})

/** Takes a block's hash out of the chain's memory, as 2,400 further blocks would. */
async function forget(height: number): Promise<void> {
  const { api } = ccg.connection
  await ccg.chain.rpc('dev_setStorage', [[api.query.system.blockHash.key(height), null]])
}

describe('a chain that forgets the deciding block', () => {
  test('does not affect a pinned order', async () => {
    const { connection, chain } = ccg
    const { order, opensAt } = await buyBooster(connection, buyer, { secret })
    const helper = ccg.createPlayer()
    await ccg.makeBlocks(2)
    const { block } = await pinBooster(connection, helper, order)
    const blockHash = await chain.rpc<string>('chain_getBlockHash', opensAt - 1)
    expect(only(await eventsIn(ccg, block), 'BoosterPinned')).toEqual({
      order,
      block: opensAt - 1,
      blockHash,
    })
    await expect(pinBooster(connection, helper, order)).rejects.toMatchObject({ code: 'AlreadyPinned' })
    const [pinned] = (await readBoosters(connection, buyer.address)).filter((other) => other.order === order)
    expect(pinned).toMatchObject({ blockHash, freshUntil: null })
    await forget(opensAt - 1)
    const opened = await openBooster(connection, buyer, { secret, order })
    expect(only(await eventsIn(ccg, opened.block), 'BoosterBought').blockHash).toBe(blockHash)
  })

  test('leaves only common cards in an order that is not pinned', async () => {
    const { connection } = ccg
    const { order, opensAt } = await buyBooster(connection, buyer, { secret })
    await ccg.makeBlocks(2)
    await forget(opensAt - 1)
    await expect(pinBooster(connection, buyer, order)).rejects.toMatchObject({ code: 'TooLate' })
    const opened = await openBooster(connection, buyer, { secret, order })
    expect(only(await eventsIn(ccg, opened.block), 'BoosterBought').blockHash).toBeNull()
    expect(opened.cardIds).toHaveLength(5)
    for (const card of opened.cardIds) expect(commons).toContain(card)
  })

  test('cannot pin before there is a block', async () => {
    const { order } = await buyBooster(ccg.connection, buyer, { secret })
    await expect(pinBooster(ccg.connection, buyer, order)).rejects.toMatchObject({ code: 'TooEarly' })
    await expect(pinBooster(ccg.connection, buyer, 9_999)).rejects.toMatchObject({ code: 'UnknownOrder' })
  })
})

test('a card contract that calls back while it mints opens nothing', async () => {
  const { api } = ccg.connection
  const account = ccg.owner
  const opening = secretOf('reentrance')
  const mock = await readContractBundle('test/reentrant_cards')
  const { address: mockAddress } = await instantiate(api, account, mock, [u8aToHex(opening)])
  const artifact = await readContractBundle('game_contract')
  const { address } = await instantiate(api, account, artifact, [mockAddress, UNIT, 100])
  const game = openContract({ api, binding: gameContract, address })
  await game.tx.setRarityTable({ account }, [{ rarity: 0, weight: 1, cards: [1, 2, 3] }])
  const { output: order } = await game.tx.buyBooster({ account, value: UNIT }, u8aToHex(hash(opening)))
  await ccg.makeBlocks(2)

  const before = await game.query.order(order)
  await expect(game.tx.openBooster({ account }, u8aToHex(opening))).rejects.toMatchObject({
    code: 'DISPATCH_ERROR',
    value: 'contracts.ContractTrapped',
  })
  const attack = new ContractPromise(api, { ...gameContract.metadata }, address).tx.openBooster
  const gasLimit = api.registry.createType('WeightV2', generous)
  const sent = attack?.({ gasLimit, storageDepositLimit: null }, u8aToHex(opening))
  if (!sent) throw new Error('no message')
  await expect(sendTransaction(api, sent, account)).rejects.toMatchObject({ code: 'DISPATCH_ERROR' })
  expect(await game.query.order(order)).toEqual(before)

  // The same contract without the call back: that was the only reason.
  const behave = new ContractPromise(api, mock.metadata, mockAddress).tx.behave
  const calm = behave?.({ gasLimit, storageDepositLimit: null })
  if (!calm) throw new Error('no message')
  await sendTransaction(api, calm, account)
  expect((await game.tx.openBooster({ account }, u8aToHex(opening))).output).toEqual([1, 2, 3, 4, 5])
})
