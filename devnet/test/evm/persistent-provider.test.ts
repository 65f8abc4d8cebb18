import { expect, it, vi } from 'vitest'
import { createHardhatNetwork } from '../../src/evm/hardhat-network.js'
import { PersistentProvider } from '../../src/evm/persistent-provider.js'

it('shows no client what is not on disk yet', async () => {
  let finishWriting = () => {}
  const disk = new Promise<void>((resolve) => {
    finishWriting = resolve
  })
  const journal = { begin: async () => {}, append: vi.fn(() => disk), close: async () => {} }
  const network = await createHardhatNetwork({ time: 1_800_000_000, salt: '0' }, { verbose: false })
  const provider = await PersistentProvider.open(network, journal)
  await provider.replay([], 'no journal')

  const seen: string[] = []
  provider.on('notification', () => seen.push('notification'))
  await provider.request({ method: 'eth_subscribe', params: ['newHeads'] })
  const answers = [
    provider.request({ method: 'evm_mine' }).then(() => seen.push('answer')),
    provider.request({ method: 'eth_blockNumber' }).then((height) => seen.push(`height ${height}`)),
  ]
  await vi.waitFor(() => expect(journal.append).toHaveBeenCalledOnce())
  // The network below has the block already.
  expect(await network.request({ method: 'eth_blockNumber' })).toBe('0x1')
  expect(seen).toEqual([])

  finishWriting()
  await Promise.all(answers)
  await vi.waitFor(() => expect(seen.toSorted()).toEqual(['answer', 'height 0x1', 'notification']))
  await provider.close()
})

it('refuses times after the year 9999, which it could not open again, and continues', async () => {
  const journal = { begin: async () => {}, append: vi.fn(async () => {}), close: async () => {} }
  const network = await createHardhatNetwork({ time: 1_800_000_000, salt: '0' }, { verbose: false })
  const provider = await PersistentProvider.open(network, journal)
  await provider.replay([], 'no journal')
  for (const [method, time] of [
    ['evm_setNextBlockTimestamp', '0x7fffffffffffffff'],
    ['evm_increaseTime', 253_402_300_799],
    ['evm_mine', 253_402_300_800],
  ] as const) {
    await expect(provider.request({ method, params: [time] })).rejects.toThrow('year 9999')
  }
  await provider.request({ method: 'evm_mine' })
  expect(await provider.request({ method: 'eth_blockNumber' })).toBe('0x1')
  await provider.close()
})
