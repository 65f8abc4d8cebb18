import type { HexString } from '@polkadot/util/types'
import { describe, expect, test } from 'vitest'
import { TransactionPool, type TransactionStatus } from '../../src/polkadot/transaction-pool.js'

/** A transaction of an account: it requires the one before it, unless that is on the chain. */
const transaction = (extrinsic: HexString, nonce: number, chainNonce = 0, signer = 'alice') => ({
  extrinsic,
  signer,
  requires: nonce > chainNonce ? [`${signer}${nonce - 1}`] : [],
  provides: [`${signer}${nonce}`],
})

function watched(pool: TransactionPool, extrinsic: HexString): TransactionStatus[] {
  const seen: TransactionStatus[] = []
  pool.watch(extrinsic, (status) => seen.push(status))
  return seen
}

describe('the transaction pool', () => {
  test('keeps back what requires a transaction that is not there', () => {
    const pool = new TransactionPool()
    const seen = watched(pool, '0x02')
    pool.add(transaction('0x02', 2))
    pool.add(transaction('0x01', 1))
    expect(pool.ready).toEqual([])
    expect(pool.countOf('alice')).toBe(0)
    expect(seen).toEqual([{ future: null }])
    pool.add(transaction('0x00', 0))
    expect(pool.ready).toEqual(['0x00', '0x01', '0x02'])
    expect(pool.countOf('alice')).toBe(3)
    expect(seen).toEqual([{ future: null }, { ready: null }])
  })

  test('lets a transaction through when the one before it got into a block', () => {
    const pool = new TransactionPool()
    pool.add(transaction('0x00', 0))
    pool.add(transaction('0x01', 1))
    const seen = watched(pool, '0x00')
    pool.included('0x00', '0xb1')
    expect(seen).toEqual([{ inBlock: '0xb1' }])
    expect(pool.ready).toEqual(['0x01'])
    expect(pool.countOf('alice')).toBe(1)
  })

  test('notifies subscribers that a transaction is no longer valid', () => {
    const pool = new TransactionPool()
    const seen = watched(pool, '0x00')
    pool.add(transaction('0x00', 0))
    pool.reject('0x00')
    expect(seen).toEqual([{ ready: null }, { invalid: null }])
    expect(pool.ready).toEqual([])
  })

  test('does not notify former subscribers', () => {
    const pool = new TransactionPool()
    const seen: TransactionStatus[] = []
    pool.watch('0x00', (status) => seen.push(status))()
    pool.add(transaction('0x00', 0))
    expect(seen).toEqual([])
  })

  test('takes a transaction once', () => {
    const pool = new TransactionPool()
    pool.add(transaction('0x00', 0))
    expect(() => pool.add(transaction('0x00', 0))).toThrow('Already Imported')
  })

  test('does not mix up accounts', () => {
    const pool = new TransactionPool()
    pool.add(transaction('0x00', 0, 0, 'alice'))
    pool.add(transaction('0x01', 1, 0, 'bob'))
    expect(pool.ready).toEqual(['0x00'])
    expect(pool.countOf('bob')).toBe(0)
  })

  test('is not filled without end', () => {
    const pool = new TransactionPool()
    for (let index = 0; index < 8192; index++) pool.add(transaction(`0x${index}`, 0, 0, `account${index}`))
    expect(() => pool.add(transaction('0xff00', 0))).toThrow('Immediately Dropped')
  })
})
