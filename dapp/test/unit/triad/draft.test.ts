import { at } from '@fivefold/sdk/core'
import { applyTurn, type MatchState, none, orThrow, type Trait } from '@fivefold/sdk/triad'
import { describe, expect, it } from 'vitest'
import { buildTimeline } from '../../../src/games/triad/board/timeline.js'
import {
  chooseCard,
  chooseCell,
  chooseEdge,
  draftTurn,
  emptyDraft,
  isPlain,
  markableCells,
  stepBack,
  toggleEdgeAim,
  toggleMarkAim,
} from '../../../src/games/triad/table/draft.js'
import { freshMatch } from './example-match.js'

function start(traits: Readonly<Record<number, Trait>> = {}): MatchState {
  return at(buildTimeline(freshMatch(traits)).states, 0)
}

describe('a drafted turn', () => {
  it('is a card and a cell', () => {
    const state = start()
    const draft = chooseCell(state, chooseCard(state, emptyDraft, 2), 4)
    expect(draftTurn(draft)).toEqual({
      cell: 4,
      cardIndex: 2,
      warningMarkCell: none,
      earthBoostEdge: none,
      reserved: 0,
    })
    expect(isPlain(state, draft)).toBe(true)
  })

  it('is incomplete until both are chosen', () => {
    const state = start()
    expect(chooseCell(state, emptyDraft, 4)).toEqual(emptyDraft)
    expect(draftTurn(chooseCard(state, emptyDraft, 2))).toBeNull()
  })

  it('accepts neither a used card nor a taken cell', () => {
    const first = start()
    const turn = { cell: 4, cardIndex: 0, warningMarkCell: none, earthBoostEdge: none, reserved: 0 }
    const second = orThrow(applyTurn(first, turn)).state
    const third = orThrow(applyTurn(second, { ...turn, cell: 0 })).state
    expect(chooseCard(third, emptyDraft, 0)).toEqual(emptyDraft)
    const draft = chooseCard(third, emptyDraft, 1)
    expect(chooseCell(third, draft, 4)).toEqual(draft)
  })

  it('waits for the edge of an Earth card', () => {
    const state = start({ 1: 'earth' })
    const draft = chooseCell(state, chooseCard(state, emptyDraft, 1), 0)
    expect(draftTurn(draft)).toBeNull()
    expect(isPlain(state, draft)).toBe(false)
    const aimed = toggleEdgeAim(state, draft)
    expect(aimed.aim).toBe('edge')
    const chosen = chooseEdge(state, aimed, 3)
    expect(draftTurn(chosen)?.earthBoostEdge).toBe(3)
    expect(chosen.aim).toBe('cell')
  })

  it('needs no edge for a card that is not Earth', () => {
    const state = start({ 1: 'earth' })
    const draft = chooseCard(state, emptyDraft, 0)
    expect(toggleEdgeAim(state, draft)).toEqual(draft)
    expect(chooseEdge(state, draft, 0)).toEqual(draft)
  })

  it('sets a mark on another empty cell, and removes it again', () => {
    const state = start()
    const placed = chooseCell(state, chooseCard(state, emptyDraft, 0), 4)
    expect(markableCells(state, placed)).toEqual([0, 1, 2, 3, 5, 6, 7, 8])
    const aimed = toggleMarkAim(state, placed)
    expect(chooseCell(state, aimed, 4)).toEqual(aimed)
    const marked = chooseCell(state, aimed, 8)
    expect(draftTurn(marked)?.warningMarkCell).toBe(8)
    expect(chooseCell(state, toggleMarkAim(state, marked), 8).mark).toBe(none)
  })

  it('loses a mark whose cell the card moves to', () => {
    const state = start()
    const placed = chooseCell(state, chooseCard(state, emptyDraft, 0), 4)
    const marked = chooseCell(state, toggleMarkAim(state, placed), 8)
    expect(chooseCell(state, marked, 8)).toMatchObject({ cell: 8, mark: none })
  })

  it('marks nothing before the card has its cell', () => {
    const state = start()
    const draft = chooseCard(state, emptyDraft, 0)
    expect(toggleMarkAim(state, draft)).toEqual(draft)
  })

  it('goes back step by step', () => {
    const state = start()
    const placed = chooseCell(state, chooseCard(state, emptyDraft, 0), 4)
    const aimed = toggleMarkAim(state, placed)
    expect(stepBack(aimed)).toEqual(placed)
    expect(stepBack(placed)).toMatchObject({ card: 0, cell: null })
    expect(stepBack(stepBack(placed))).toEqual(emptyDraft)
  })

  it.each([
    ['captures with a plain card beside Light', 1, [0]],
    ['captures nothing with a Light card beside Light', 2, []],
  ])('%s', (_, card, expected) => {
    // A's Light is on 4; B's five is on 0, and A's next five goes to 1.
    const turn = { cell: 4, cardIndex: 0, warningMarkCell: none, earthBoostEdge: none, reserved: 0 }
    const second = orThrow(applyTurn(start({ 0: 'light', 2: 'light' }), turn)).state
    const third = orThrow(applyTurn(second, { ...turn, cell: 0 })).state
    const drafted = draftTurn(chooseCell(third, chooseCard(third, emptyDraft, card), 1))
    if (!drafted) throw new Error('the turn is not complete')
    const { events } = orThrow(applyTurn(third, drafted))
    expect(events.flatMap((event) => (event.type === 'captured' ? [event.to] : []))).toEqual(expected)
  })
})
