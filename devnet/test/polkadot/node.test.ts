import { accountFromSecret, createSecret } from '@fivefold/sdk/polkadot'
import { u8aToHex } from '@polkadot/util'
import type { HexString } from '@polkadot/util/types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alice, bob, signTransfer, startChain, type TestChain, UNIT } from '../../src/testing/polkadot.js'
import { until } from '../../src/testing/until.js'

let chain: TestChain

beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.close())

type Account = { nonce: number; free: bigint }

async function accountOf(address: string): Promise<Account> {
  const account = await chain.api.query.system.account(address)
  return { nonce: account.nonce.toNumber(), free: account.data.free.toBigInt() }
}

/** Everything that a transaction of Alice could change. */
const snapshot = async () => ({
  height: await chain.height(),
  alice: await accountOf(alice.address),
  bob: await accountOf(bob.address),
  pending: await chain.rpc('author_pendingExtrinsics'),
})

async function expectRefused(extrinsic: HexString, reason: string | RegExp): Promise<void> {
  const before = await snapshot()
  await expect(chain.rpc('author_submitExtrinsic', extrinsic)).rejects.toThrow(reason)
  expect(await snapshot()).toEqual(before)
  // nor does the block builder include it when the pool is bypassed
  await chain.rpc('dev_newBlock', { transactions: [extrinsic] })
  expect(await snapshot()).toEqual({ ...before, height: before.height + 1 })
}

function flipSignature(extrinsic: HexString): HexString {
  const { signature } = chain.api.createType('Extrinsic', extrinsic)
  const first = extrinsic.indexOf(u8aToHex(signature.toU8a()).slice(2))
  expect(first).toBeGreaterThan(0)
  const digit = extrinsic.charAt(first + 20) === '0' ? '1' : '0'
  return `${extrinsic.slice(0, first + 20)}${digit}${extrinsic.slice(first + 21)}` as HexString
}

describe('a transaction', () => {
  test('gets a block at once', async () => {
    const before = await snapshot()
    await chain.rpc('author_submitExtrinsic', await signTransfer(chain))
    await until(async () => (await chain.height()) === before.height + 1)
    const after = await snapshot()
    expect(after.bob.free).toBe(before.bob.free + UNIT)
    expect(after.alice.nonce).toBe(before.alice.nonce + 1)
  })

  test('with a bad signature is refused', async () => {
    await expectRefused(flipSignature(await signTransfer(chain)), 'bad signature')
  })

  test("with Chopsticks' mock signature is refused", async () => {
    const good = await signTransfer(chain)
    const signature = u8aToHex(chain.api.createType('Extrinsic', good).signature.toU8a()).slice(2)
    await expectRefused(good.replace(signature, `deadbeef${'cd'.repeat(60)}`) as HexString, 'bad signature')
  })

  test('for another chain is refused', async () => {
    await expectRefused(await signTransfer(chain, { genesisHash: `0x${'12'.repeat(32)}` }), 'bad signature')
  })

  test('with a used nonce is refused', async () => {
    await expectRefused(await signTransfer(chain, { nonce: 0 }), 'outdated')
  })

  test('that has expired is refused', async () => {
    const { api } = chain
    const current = await chain.height()
    const blockHash = await chain.rpc<string>('chain_getBlockHash', current)
    const era = api.createType('ExtrinsicEra', { current, period: 4 })
    const mortal = await signTransfer(chain, { era, blockHash })
    await chain.rpc('dev_newBlock', { count: 5 })
    await expectRefused(mortal, 'bad signature')
  })

  test('by an account that cannot pay is refused', async () => {
    const poor = chain.api.tx.balances.transferKeepAlive(alice.address, 1n)
    const signed = await poor.signAsync(accountFromSecret(createSecret()).pair, { nonce: 0, era: 0 })
    await expectRefused(signed.toHex(), 'Inability to pay')
  })

  test('that is not one is refused', async () => {
    await expect(chain.rpc('author_submitExtrinsic', '0xdeadbeef')).rejects.toThrow('Cannot be decoded')
    await expect(chain.rpc('author_submitExtrinsic', 'garbage')).rejects.toThrow('hex')
    await expect(chain.rpc('author_submitExtrinsic')).rejects.toThrow('hex')
  })

  test('that comes too early waits for the one before it', async () => {
    const before = await snapshot()
    const [first, second] = [
      await signTransfer(chain, { nonce: before.alice.nonce }),
      await signTransfer(chain, { nonce: before.alice.nonce + 1 }),
    ]
    await chain.rpc('author_submitExtrinsic', second)
    expect(await snapshot()).toEqual(before)
    await expect(chain.rpc('author_submitExtrinsic', second)).rejects.toThrow('Already Imported')
    await chain.rpc('author_submitExtrinsic', first)
    await until(async () => (await accountOf(alice.address)).nonce === before.alice.nonce + 2)
    expect((await snapshot()).bob.free).toBe(before.bob.free + 2n * UNIT)
  })

  test('counts for the next nonce before it is in a block', async () => {
    const { nonce } = await accountOf(alice.address)
    for (let index = 0; index < 4; index++)
      await chain.rpc('author_submitExtrinsic', await signTransfer(chain))
    await until(async () => (await accountOf(alice.address)).nonce === nonce + 4)
    expect(await chain.rpc('system_accountNextIndex', alice.address)).toBe(nonce + 4)
  })
})

describe('a reorganisation', () => {
  test('takes back what the abandoned blocks did, and the same transaction fits on the other branch', async () => {
    const base = await chain.height()
    const baseHash = await chain.rpc<string>('chain_getBlockHash', base)
    const before = await snapshot()
    const extrinsic = await signTransfer(chain)
    const include = async () => {
      const from = await chain.height()
      await chain.rpc('author_submitExtrinsic', extrinsic)
      await until(async () => (await chain.height()) > from)
      return chain.rpc<string>('chain_getBlockHash', from + 1)
    }
    const first = await include()
    const freeAt = async (hash: string) =>
      (await (await chain.api.at(hash)).query.system.account(bob.address)).data.free.toBigInt()
    expect(await freeAt(first)).toBe(before.bob.free + UNIT)

    expect(await chain.rpc('dev_setHead', baseHash)).toBe(baseHash)
    expect(await chain.height()).toBe(base)
    expect(await chain.rpc('system_accountNextIndex', alice.address)).toBe(before.alice.nonce)
    expect(await freeAt(baseHash)).toBe(before.bob.free)
    expect(await chain.rpc('chain_getBlockHash', base + 1)).toBeNull()

    await chain.rpc('dev_newBlock')
    const second = await include()
    expect(second).not.toBe(first)
    expect(await chain.height()).toBe(base + 2)
    expect(await freeAt(second)).toBe(before.bob.free + UNIT)
    // the abandoned block can still be read by its hash
    expect(await freeAt(first)).toBe(before.bob.free + UNIT)
    const { block } = await chain.rpc<{ block: { extrinsics: string[] } }>('chain_getBlock', second)
    expect(block.extrinsics).toContain(extrinsic)
  })

  test('needs a block that exists', async () => {
    await expect(chain.rpc('dev_setHead', `0x${'77'.repeat(32)}`)).rejects.toThrow('not found')
    await expect(chain.rpc('dev_setHead', 1e6)).rejects.toThrow('not found')
    await expect(chain.rpc('dev_setHead', 'x')).rejects.toThrow()
  })
})

describe('the clock', () => {
  test('is the wall clock', async () => {
    const before = Date.now()
    await chain.rpc('dev_newBlock')
    const { timestamp } = (await chain.api.at(await chain.rpc<string>('chain_getBlockHash'))).query
    const now = (await timestamp.now()).toNumber()
    expect(now).toBeGreaterThanOrEqual(before)
    expect(now).toBeLessThanOrEqual(Date.now())
  })

  test('can be moved forward, continues from there, and never runs backwards', async () => {
    const timeOf = async (hash: string) => (await (await chain.api.at(hash)).query.timestamp.now()).toNumber()
    const later = Date.now() + 3_600_000
    await chain.rpc('dev_timeTravel', later)
    const first = await timeOf(await chain.rpc<string>('dev_newBlock'))
    expect(first).toBeGreaterThanOrEqual(later)
    expect(first).toBeLessThan(later + 60_000)
    await chain.rpc('dev_timeTravel', new Date(Date.now()).toISOString())
    expect(await timeOf(await chain.rpc<string>('dev_newBlock'))).toBe(first + 1)
    await expect(chain.rpc('dev_timeTravel', 'never')).rejects.toThrow()
  })
})

describe('storage', () => {
  test('can be set by a block', async () => {
    const key = u8aToHex(new Uint8Array(16).fill(7))
    const hash = await chain.rpc('dev_setStorage', [[key, '0xbeef']])
    expect(await chain.rpc('chain_getBlockHash')).toBe(hash)
    expect(await chain.rpc('state_getStorage', key)).toBe('0xbeef')
    await chain.rpc('dev_setStorage', [[key, null]])
    expect(await chain.rpc('state_getStorage', key)).toBeNull()
    expect(await chain.rpc('state_getStorage', key, hash)).toBe('0xbeef')
    await expect(chain.rpc('dev_setStorage', { System: {} })).rejects.toThrow()
  })
})

describe('another chain, with manual blocks', () => {
  let manual: TestChain

  beforeAll(async () => {
    manual = await startChain({ block: 'manual' })
  })
  afterAll(() => manual.close())

  test('has a genesis hash of its own, so that its signatures are not valid elsewhere', async () => {
    expect(manual.genesisHash).not.toBe(chain.genesisHash)
    expect(manual.genesisHash).toBe(await manual.rpc('chain_getBlockHash', 0))
    const { nonce } = await accountOf(alice.address)
    const extrinsic = await signTransfer(manual, { nonce })
    await expectRefused(extrinsic, 'bad signature')
  })

  test('puts all that waits into a block when it is asked for one', async () => {
    const nonce = await manual.rpc<number>('system_accountNextIndex', alice.address)
    const extrinsics: string[] = []
    for (let index = 0; index < 3; index++) {
      extrinsics.push(await signTransfer(manual))
      await manual.rpc('author_submitExtrinsic', extrinsics.at(-1))
    }
    expect(await manual.rpc('author_pendingExtrinsics')).toEqual(extrinsics)
    expect(await manual.height()).toBe(1)
    const hash = await manual.rpc('dev_newBlock')
    const { block } = await manual.rpc<{ block: { extrinsics: string[] } }>('chain_getBlock', hash)
    expect(block.extrinsics.slice(1)).toEqual(extrinsics)
    expect(await manual.rpc('system_accountNextIndex', alice.address)).toBe(nonce + 3)
    expect(await manual.rpc('author_pendingExtrinsics')).toEqual([])
  })
})
