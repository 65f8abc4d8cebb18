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

  it('is that of texts put together, however many and large they are', () => {
    const random = createRandom('sha256 of pieces')
    for (const size of [0, 1, 100, 70_000, 10]) {
      const texts = Array.from({ length: 5 }, () =>
        random.pick(['x', 'é', '♠', '🂡']).repeat(random.below(size + 1)),
      )
      expect(sha256Hex(...texts)).toBe(sha256Hex(texts.join('')))
      expect(portableSha256Hex(...texts)).toBe(sha256Hex(...texts))
    }
    expect(sha256Hex()).toBe(sha256Hex(''))
  })
})
