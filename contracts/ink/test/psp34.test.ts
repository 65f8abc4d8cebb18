import type { BurnerAccount } from '@fivefold/sdk/polkadot'
import { readOwnedCards } from '@fivefold/sdk/polkadot/ccg'
import { stringToHex, u8aToHex } from '@polkadot/util'
import { decodeAddress } from '@polkadot/util-crypto'
import { describe, expect, test } from 'vitest'
import { startCcgChain } from './support.js'

const ccg = await startCcgChain()
const [holder, friend, stranger] = [ccg.createPlayer(), ccg.createPlayer(), ccg.createPlayer()]
const minted = await ccg.cards.tx.mintMany({ account: ccg.owner }, holder.address, [1, 2, 3, 4, 24])
const tokens = minted.output

const id = (value: number) => ({ type: 'U32', value }) as const
const refused = (type: string) => ({ code: 'CONTRACT_ERROR', value: { type } })
const transfer = (by: BurnerAccount, to: BurnerAccount, token: number) =>
  ccg.cards.tx.transfer({ account: by }, to.address, id(token), '0x')
const approve = (by: BurnerAccount, to: BurnerAccount, token: number | null, yes = true) =>
  ccg.cards.tx.approve({ account: by }, to.address, token === null ? null : id(token), yes)

describe('ownership', () => {
  test('begins with a transfer from nobody when a token is minted', () => {
    expect(minted.events.filter(({ name }) => name === 'Transfer')).toEqual(
      tokens.map((token) => ({ name: 'Transfer', args: { from: null, to: holder.address, id: id(token) } })),
    )
  })

  test('can be read by token and by account', async () => {
    const { query, address } = ccg.cards
    expect(await query.collectionId()).toEqual({ type: 'Bytes', value: u8aToHex(decodeAddress(address)) })
    expect(await query.totalSupply()).toBe(5n)
    expect(await query.balanceOf(holder.address)).toBe(5)
    expect(await query.balanceOf(friend.address)).toBe(0)
    for (const token of tokens) expect(await query.ownerOf(id(token))).toBe(holder.address)
    expect(await query.ownerOf(id(6))).toBeNull()
    // Token ids are u32 and nothing else.
    expect(await query.ownerOf({ type: 'U8', value: 1 })).toBeNull()
  })

  test('only the owner of the contract and the game mint', async () => {
    await expect(ccg.cards.tx.mint({ account: stranger }, stranger.address, 1)).rejects.toMatchObject(
      refused('NotMinter'),
    )
  })
})

describe('enumeration', () => {
  test('lists all tokens, and those of an account', async () => {
    const { query } = ccg.cards
    const all = await Promise.all(tokens.map((_, index) => query.tokenByIndex(BigInt(index))))
    expect(all).toEqual(tokens.map((token) => ({ ok: true, value: id(token) })))
    const owned = await Promise.all(
      tokens.map((_, index) => query.ownersTokenByIndex(holder.address, BigInt(index))),
    )
    expect(owned).toEqual(all)
    const missing = { ok: false, error: { type: 'TokenNotExists' } }
    expect(await query.tokenByIndex(5n)).toEqual(missing)
    expect(await query.tokenByIndex(2n ** 64n)).toEqual(missing)
    expect(await query.ownersTokenByIndex(friend.address, 0n)).toEqual(missing)
  })

  test('has no gap after a token in the middle is transferred', async () => {
    const [, second] = tokens as [number, number]
    await transfer(holder, stranger, second)
    const left = await readOwnedCards(ccg.connection, holder.address)
    expect(left.map(({ token }) => token).sort()).toEqual(tokens.filter((token) => token !== second))
    expect(await readOwnedCards(ccg.connection, stranger.address)).toEqual([{ token: second, cardId: 2 }])
    await transfer(stranger, holder, second)
    expect(await ccg.cards.query.balanceOf(holder.address)).toBe(5)
  })
})

test('attributes are those of the kind', async () => {
  const attribute = async (token: number, key: string) =>
    ccg.cards.query.getAttribute(id(token), stringToHex(key))
  const [first] = tokens as [number]
  expect(await attribute(first, 'cost')).toBe(stringToHex('1'))
  expect(await attribute(first, 'card_id')).toBe(stringToHex('1'))
  expect(await attribute(first, 'colour')).toBeNull()
  expect(await attribute(99, 'cost')).toBeNull()
})

describe('transfer', () => {
  test('by the owner, with an event', async () => {
    const [first] = tokens as [number]
    const { events } = await transfer(holder, friend, first)
    const [from, to] = [holder.address, friend.address]
    expect(events).toEqual([{ name: 'Transfer', args: { from, to, id: id(first) } }])
    expect(await ccg.cards.query.ownerOf(id(first))).toBe(to)
    await expect(transfer(holder, friend, first)).rejects.toMatchObject(refused('NotApproved'))
    await transfer(friend, holder, first)
  })

  test('of a token that is not there', async () => {
    await expect(transfer(holder, friend, 99)).rejects.toMatchObject(refused('TokenNotExists'))
  })
})

describe('approval', () => {
  const may = (token: number | null) =>
    ccg.cards.query.allowance(holder.address, friend.address, token === null ? null : id(token))

  test('of one token, until it moves or is taken back', async () => {
    const [first, second] = tokens as [number, number]
    const { events } = await approve(holder, friend, first)
    const [owner, operator] = [holder.address, friend.address]
    expect(events).toEqual([{ name: 'Approval', args: { owner, operator, id: id(first), approved: true } }])
    expect([await may(first), await may(second), await may(null)]).toEqual([true, false, false])
    await expect(transfer(friend, stranger, second)).rejects.toMatchObject(refused('NotApproved'))
    await transfer(friend, stranger, first)
    // An approval ends with the ownership it came from, also when the token returns.
    await transfer(stranger, holder, first)
    expect(await may(first)).toBe(false)
    await approve(holder, friend, first)
    await approve(holder, friend, first, false)
    await expect(transfer(friend, stranger, first)).rejects.toMatchObject(refused('NotApproved'))
  })

  test('of all tokens', async () => {
    const [first, second] = tokens as [number, number]
    await approve(holder, friend, null)
    expect([await may(first), await may(second), await may(null)]).toEqual([true, true, true])
    await transfer(friend, stranger, second)
    await transfer(stranger, holder, second)
    await approve(holder, friend, null, false)
    expect([await may(first), await may(null)]).toEqual([false, false])
    await expect(transfer(friend, stranger, second)).rejects.toMatchObject(refused('NotApproved'))
  })

  test('is refused for oneself, by others, and for unknown tokens', async () => {
    const [first] = tokens as [number]
    await expect(approve(holder, holder, null)).rejects.toMatchObject(refused('SelfApprove'))
    await expect(approve(holder, holder, first)).rejects.toMatchObject(refused('SelfApprove'))
    await expect(approve(stranger, friend, first)).rejects.toMatchObject(refused('NotApproved'))
    await expect(approve(holder, friend, 99)).rejects.toMatchObject(refused('TokenNotExists'))
  })
})
