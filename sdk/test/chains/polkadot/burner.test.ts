import { describe, expect, test } from 'vitest'
import { accountFromSecret, createSecret } from '../../../src/chains/polkadot/index.js'

describe('a secret', () => {
  test('is twelve words, each time others, and stands for one account', () => {
    const [one, other] = [createSecret(), createSecret()]
    expect(one.split(' ')).toHaveLength(12)
    expect(one).not.toBe(other)
    expect(accountFromSecret(one).address).toBe(accountFromSecret(` ${one}\n`).address)
    expect(accountFromSecret(one).address).not.toBe(accountFromSecret(other).address)
  })

  test('may be a seed, a derivation, or a developer whom everybody knows', () => {
    expect(accountFromSecret('//Alice').address).toBe('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY')
    // the published seed of the same account
    const seed = '0xe5be9a5092b81bca64be81d212e7f2f9eba183bb7a90954f7b76361f6edb5c0a'
    expect(accountFromSecret(seed).address).toBe(accountFromSecret('//Alice').address)
    const words = createSecret()
    expect(accountFromSecret(`${words}//second`).address).not.toBe(accountFromSecret(words).address)
  })

  test.each(['', 'some words that are none', '0x1234', `0x${'zz'.repeat(32)}`, '//', 'short'])(
    'is not "%s"',
    (text) => {
      expect(() => accountFromSecret(text)).toThrow(expect.objectContaining({ code: 'INVALID_SECRET' }))
    },
  )

  test('is not in the error message', () => {
    const almost = createSecret().replace(/\w+$/, 'zzzz')
    expect(() => accountFromSecret(almost)).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining(almost.slice(0, 20)) }),
    )
  })
})
