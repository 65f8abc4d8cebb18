import { expect, it } from 'vitest'
import { rosette } from '../../src/lib/rosette.js'

it('draws the same picture for the same address, and a different one for another', () => {
  const addresses = Array.from({ length: 50 }, (_, index) => `0x${index.toString(16).padStart(40, '0')}`)
  const pictures = new Set(addresses.map((address) => JSON.stringify(rosette(address))))
  expect(pictures.size).toBe(addresses.length)
  expect(rosette(addresses[0] ?? '')).toEqual(rosette(addresses[0] ?? ''))
})
