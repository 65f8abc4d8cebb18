import { at } from '@fivefold/sdk/core'
import { matchResult, replay, type TurnEvent } from '@fivefold/sdk/triad'
import { describe, expect, it } from 'vitest'
import { arrowDirection, cellBeside, cellName } from '../../../src/games/triad/board/cells.js'
import { eventText, notableEvents, turnAnnouncement } from '../../../src/games/triad/board/event-text.js'
import { restingFrame, turnFrames } from '../../../src/games/triad/board/frames.js'
import { buildTimeline } from '../../../src/games/triad/board/timeline.js'
import { exampleMatch } from './example-match.js'

const seeds = Array.from({ length: 30 }, (_, index) => `board ${index}`)

describe('arrow keys on the board', () => {
  it('move by one cell and stop at the edge', () => {
    expect(cellBeside(4, 'up')).toBe(1)
    expect(cellBeside(4, 'right')).toBe(5)
    expect(cellBeside(5, 'right')).toBe(5)
    expect(cellBeside(6, 'left')).toBe(6)
    expect(cellBeside(0, 'down')).toBe(3)
  })
  it('are distinguished from other keys', () => {
    expect(arrowDirection('ArrowLeft')).toBe('left')
    expect(arrowDirection('Enter')).toBeUndefined()
  })
})

describe('a timeline', () => {
  it('is the SDK’s replay, preceded by the empty board', () => {
    const match = exampleMatch('timeline')
    const replayed = replay(match)
    const { states, events } = buildTimeline(match)
    expect(replayed.ok && replayed.states).toEqual(states.slice(1))
    expect(at(states, 0).board.every((card) => card === null)).toBe(true)
    expect(events).toHaveLength(9)
  })
  it('covers a match that is not over', () => {
    const match = exampleMatch('part')
    expect(buildTimeline({ ...match, turns: match.turns.slice(0, 4) }).states).toHaveLength(5)
  })
  it('throws at a turn that the rules refuse', () => {
    const match = exampleMatch('refused')
    const turns = [at(match.turns, 0), at(match.turns, 0)]
    expect(() => buildTimeline({ ...match, turns })).toThrow(/CellTaken/)
  })
})

describe('the frames of a turn', () => {
  it.each(seeds)('end with the board of the rules (%s)', (seed) => {
    const { states, events } = buildTimeline(exampleMatch(seed))
    for (const [turn, happened] of events.entries()) {
      const after = at(states, turn + 1)
      const frames = turnFrames(at(states, turn), after, happened)
      const last = frames.at(-1)
      expect(last?.board).toEqual(after.board)
      expect(frames.length).toBeGreaterThan(0)
    }
  })
  it('show a capture before the next one', () => {
    const { states, events } = seeds
      .map((seed) => buildTimeline(exampleMatch(seed)))
      .find((timeline) => timeline.events.some((happened) => flips(happened) > 1)) ?? {
      states: [],
      events: [],
    }
    const turn = events.findIndex((happened) => flips(happened) > 1)
    const frames = turnFrames(at(states, turn), at(states, turn + 1), at(events, turn))
    const owned = frames
      .filter(({ event }) => event?.type === 'captured')
      .map(({ board }) => matchResult(board).tiles)
    expect(owned.length).toBeGreaterThan(1)
    expect(owned[0]).not.toEqual(owned[1])
  })
  it('end on the state itself', () => {
    const state = at(buildTimeline(exampleMatch('rest')).states, 5)
    expect(restingFrame(state)).toMatchObject({ board: state.board, event: null, duration: 0 })
  })
})

const flips = (events: readonly TurnEvent[]) => events.filter(({ type }) => type === 'captured').length

describe('the text of a turn', () => {
  it('describes every possible event, without undefined or cell numbers', () => {
    const seen = new Set<string>()
    for (const seed of [...seeds, ...seeds.map((seed) => `${seed} again`)]) {
      for (const event of buildTimeline(exampleMatch(seed)).events.flat()) {
        seen.add(event.type)
        expect(eventText(event)).not.toMatch(/undefined|NaN|null/)
      }
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['placed', 'captured', 'combo', 'earth', 'thunder', 'cosmic']),
    )
  })
  it('includes the numbers and places of a capture', () => {
    const event: TurnEvent = {
      type: 'captured',
      from: 0,
      to: 4,
      kind: 'chain',
      attack: 6,
      defence: 6,
      wonBy: 'janken',
    }
    expect(eventText(event)).toBe('Chain: takes centre (6 against 6, by janken)')
  })
  it('announces who placed what, and omits the obvious', () => {
    const { events } = buildTimeline(exampleMatch('say'))
    const first = at(events, 0)
    const placed = first.find((event) => event.type === 'placed')
    expect(turnAnnouncement('You', first)).toContain(
      `You placed card ${placed?.card.tokenId} ${cellName(placed?.cell ?? -1)}.`,
    )
    expect(notableEvents(first).some(({ type }) => type === 'placed')).toBe(false)
  })
})
