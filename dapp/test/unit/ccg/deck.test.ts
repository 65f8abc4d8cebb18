import { describe, expect, it } from 'vitest'
import {
  addCopy,
  canAdd,
  dropCopy,
  fillUp,
  type OwnedKind,
  ownedKinds,
  stillOwned,
} from '../../../src/games/ccg/state/deck-edit.js'
import { parseDecks } from '../../../src/games/ccg/state/deck-store.js'
import { parseSecret } from '../../../src/games/ccg/state/secrets.js'

const owned = [
  { token: 1, cardId: 7 },
  { token: 2, cardId: 3 },
  { token: 3, cardId: 7 },
  { token: 4, cardId: 7 },
]
const kindOf = (deck: readonly number[], cardId: number): OwnedKind => {
  const kind = ownedKinds(owned, deck).find((each) => each.cardId === cardId)
  if (!kind) throw new Error('not owned')
  return kind
}

describe('a deck', () => {
  it('accepts two copies of a kind and no third', () => {
    const one = addCopy([], kindOf([], 7))
    const two = addCopy(one, kindOf(one, 7))
    expect([one, two]).toEqual([[1], [1, 3]])
    expect(canAdd(two, kindOf(two, 7))).toBe(false)
    expect(addCopy(two, kindOf(two, 7))).toBe(two)
  })

  it('accepts no copy that the player does not own', () => {
    expect(addCopy([2], kindOf([2], 3))).toEqual([2])
  })

  it('drops the copy that was added last', () => {
    expect(dropCopy([1, 2, 3], kindOf([1, 2, 3], 7))).toEqual([1, 2])
  })

  it('fills up with what fits, at most twenty', () => {
    expect([...fillUp(owned, [])].sort()).toEqual([1, 2, 3])
    const many = Array.from({ length: 60 }, (_, index) => ({ token: index + 1, cardId: 1 + (index % 24) }))
    expect(fillUp(many, []).length).toBe(20)
  })

  it('drops tokens that were sold', () => {
    expect(stillOwned([1, 9, 2], owned)).toEqual([1, 2])
  })
})

describe('stored decks and secrets', () => {
  it('are read only if they are well formed', () => {
    const good = { isOwn: true, tokens: [1, 2] }
    const stored = {
      decks: { good, long: { isOwn: true, tokens: Array(21).fill(1) }, text: { tokens: ['1'] } },
    }
    expect(parseDecks(stored)).toEqual({ good })
    expect(parseDecks(undefined)).toEqual({})
  })

  it('have a secret of 32 bytes or none', () => {
    expect(parseSecret('0a'.repeat(32))).toEqual(new Uint8Array(32).fill(10))
    expect(parseSecret('0a')).toBeUndefined()
    expect(parseSecret(null)).toBeUndefined()
  })
})
