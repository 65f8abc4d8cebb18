import { describe, expect, it } from 'vitest'
import { createRandom } from '../../src/core/index.js'
import { portableSha256Hex, sha256Hex } from '../../src/core/sha256-hex.js'

describe('sha256Hex', () => {
  it('is SHA-256', () => {
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  it('is the same on Node and in plain JavaScript, whatever the text', () => {
    const random = createRandom('sha256')
    for (let length = 0; length < 300; length++) {
      const text = String.fromCodePoint(...Array.from({ length }, () => random.below(0xd800)))
      expect(sha256Hex(text)).toBe(portableSha256Hex(text))
    }
  })

  it('is the same of a text and of its bytes', () => {
    const random = createRandom('sha256 of bytes')
    for (const size of [0, 1, 100, 70_000, 10]) {
      const text = random.pick(['x', 'é', '♠', '🂡']).repeat(size)
      const bytes = new TextEncoder().encode(text)
      expect(sha256Hex(bytes)).toBe(sha256Hex(text))
      expect(portableSha256Hex(bytes)).toBe(sha256Hex(text))
    }
  })
})
