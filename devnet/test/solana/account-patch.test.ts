import { address } from '@solana/kit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AccountState, noAccount, sameAccount } from '../../src/solana/execution/account-state.js'
import { applyPatch, diffAccount } from '../../src/solana/state/account-patch.js'

const key = address('VrfProbe11111111111111111111111111111111111')
const owner = address('11111111111111111111111111111111')
const accounts: fc.Arbitrary<AccountState> = fc.record({
  lamports: fc.bigInt({ min: 1n, max: 2n ** 53n }),
  owner: fc.constant(owner),
  executable: fc.boolean(),
  data: fc.uint8Array({ maxLength: 200 }),
})

describe('an account patch', () => {
  it('brings any account from any state to any other, through JSON', () => {
    fc.assert(
      fc.property(accounts, accounts, (before, after) => {
        const patch = JSON.parse(JSON.stringify(diffAccount(key, before, after)))
        expect(sameAccount(applyPatch(before, patch), after)).toBe(true)
      }),
    )
  })

  it('makes an account from nothing', () => {
    fc.assert(
      fc.property(accounts, (after) => {
        expect(sameAccount(applyPatch(undefined, diffAccount(key, noAccount, after)), after)).toBe(true)
      }),
    )
  })

  it('holds only what changed', () => {
    const before = { lamports: 1n, owner, executable: false, data: new Uint8Array(30_000) }
    const data = new Uint8Array(30_000)
    data[8] = 1
    data[20_000] = 1
    const patch = diffAccount(key, before, { ...before, data })
    expect(patch.data.map(([offset]) => offset)).toEqual([0, 20_000])
    expect(JSON.stringify(patch).length).toBeLessThan(400)
  })
})
