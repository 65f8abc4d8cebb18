import { blank } from '@fivefold/sdk/dolero'
import { describe, expect, it } from 'vitest'
import {
  arrangementOf,
  type Draft,
  emptyDraft,
  inHand,
  isSameDraft,
  lay,
  takeBack,
  withoutLost,
} from '../../../src/games/dolero/match/draft.js'

const hand = [4, 17, 50]

describe('laying cards', () => {
  it('takes a card out of the hand and back', () => {
    const laid = lay(emptyDraft, 17, 3)
    expect(laid).toEqual([null, null, 17])
    expect(inHand(laid, hand)).toEqual([4, 50, blank])
    expect(takeBack(laid, 3)).toEqual(emptyDraft)
  })

  it('swaps two cards that are both placed', () => {
    const laid = lay(lay(emptyDraft, 4, 1), 17, 2)
    expect(lay(laid, 4, 2)).toEqual([17, 4, null])
  })

  it('returns a card to the hand when another one takes its place', () => {
    const laid = lay(lay(emptyDraft, 4, 1), 50, 1)
    expect(laid).toEqual([50, null, null])
    expect(inHand(laid, hand)).toContain(4)
  })

  it('drops swapped cards, but not the blank', () => {
    const draft: Draft = [4, blank, 17]
    expect(withoutLost(draft, [4, 30, 50])).toEqual([4, blank, null])
  })

  it('is an arrangement once all three positions are filled, with the blank if Plan B requires it', () => {
    expect(arrangementOf([4, 17, null], false)).toBeUndefined()
    expect(arrangementOf([4, 17, 50], false)).toEqual([4, 17, 50])
    expect(arrangementOf([4, 17, 50], true)).toBeUndefined()
    expect(arrangementOf([4, blank, 50], true)).toEqual([4, blank, 50])
  })

  it('compares two orders', () => {
    expect(isSameDraft([4, 17, 50], [4, 17, 50])).toBe(true)
    expect(isSameDraft([4, 17, 50], [17, 4, 50])).toBe(false)
  })
})
