import { describe, expect, it } from 'vitest'
import { createRandom } from '../../src/core/index.js'
import { PhraseBook } from '../../src/core/phrase-book.js'

const texts = ['', 'a', '1234567', '12345678', '123456789', '{"suit":"♠"}', '🂡'.repeat(40)]

describe('a phrase book', () => {
  it('writes its phrases and other texts in any order as UTF-8', () => {
    const book = new PhraseBook()
    const numbers = book.addAll(texts)
    const writer = book.close()
    const random = createRandom('phrases')
    for (let round = 0; round < 300; round++) {
      let expected = ''
      writer.restart(20_000)
      for (let i = random.below(40); i > 0; i--) {
        const place = random.below(texts.length)
        const text = texts[place] as string
        const kind = random.below(4)
        if (kind === 0) writer.phrase(numbers[place] as number)
        if (kind === 1) writer.text(text)
        if (kind === 2) writer.bytes(new TextEncoder().encode(text))
        if (kind === 3) writer.ascii('ascii')
        expected += kind === 3 ? 'ascii' : text
      }
      expect(new TextDecoder().decode(writer.written)).toBe(expected)
    }
  })
})
