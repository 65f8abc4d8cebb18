import { beforeEach, describe, expect, it, vi } from 'vitest'

const entries = new Map<string, string>()
const localStorage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
}
vi.stubGlobal('window', { localStorage })

const { burnerStorageKey, parseBurners, useBurnerStore } = await import('../../src/accounts/burner-store.js')

describe('the burner store', () => {
  beforeEach(() => {
    entries.clear()
    useBurnerStore.setState({ burners: {} })
  })

  it('stores accounts and restores them', async () => {
    useBurnerStore.getState().setBurner('evm', { secret: '0xsecret', address: '0xabc' })
    const stored = entries.get(burnerStorageKey) ?? ''
    useBurnerStore.setState({ burners: {} })
    entries.set(burnerStorageKey, stored)
    await useBurnerStore.persist.rehydrate()
    expect(useBurnerStore.getState().burners).toEqual({ evm: { secret: '0xsecret', address: '0xabc' } })
  })

  it('erases one account and leaves the others', () => {
    const { setBurner, removeBurner } = useBurnerStore.getState()
    setBurner('evm', { secret: 'a', address: '0xa' })
    setBurner('solana', { secret: 'b', address: 'B' })
    removeBurner('evm')
    expect(Object.keys(useBurnerStore.getState().burners)).toEqual(['solana'])
    expect(entries.get(burnerStorageKey)).not.toContain('0xa')
  })
})

describe('parseBurners', () => {
  it('reads the well-formed entries and drops the rest', () => {
    const good = { secret: 's', address: 'a' }
    expect(
      parseBurners({ burners: { evm: good, solana: { secret: 's' }, bitcoin: good, polkadot: 7 } }),
    ).toEqual({
      evm: good,
    })
    expect(parseBurners(undefined)).toEqual({})
  })
})
