import { targetByte } from '@fivefold/sdk/ccg'
import { describe, expect, it } from 'vitest'
import { eventText } from '../../../src/games/ccg/board/log-text.js'
import { buildTimeline, checkHashes, logGroups } from '../../../src/games/ccg/board/timeline.js'
import { namesFor } from '../../../src/games/common/seat-names.js'
import { recordOf } from './example-game.js'

const names = namesFor(0, 1)

describe('the log', () => {
  const record = recordOf([[{ type: 'EndTurn' }], [{ type: 'Concede' }]])
  const timeline = buildTimeline(record)

  it('has one group per batch, named by turn and player', () => {
    const groups = logGroups(timeline, names)
    expect(groups.map(({ head }) => head)).toEqual(['Turn 1: You', 'Turn 2: Bot'])
    expect(groups[0]?.lines[0]).toBe('Bot is next.')
    expect(groups[0]?.lines[1]).toMatch(/^Bot draws /)
    expect(groups[1]?.lines).toEqual(['You win the game.'])
  })

  it('finds the first recorded hash that differs', () => {
    const [first, second] = record.batches
    if (!first || !second) throw new Error('two batches were recorded')
    const at = (index: number) => timeline.steps[index]?.hash
    const hashed = [
      { ...first, stateHash: at(1) },
      { ...second, stateHash: at(2) },
    ]
    expect(checkHashes(buildTimeline({ ...record, batches: hashed }))).toEqual({
      checked: 2,
      mismatch: undefined,
    })
    const wrong = [first, { ...second, stateHash: at(1) }]
    expect(checkHashes(buildTimeline({ ...record, batches: wrong }))).toEqual({ checked: 1, mismatch: 2 })
    expect(checkHashes(timeline)).toBeUndefined()
  })
})

describe('an event in words', () => {
  it('names who, what and where', () => {
    const enemy = targetByte({ side: 'enemy', place: 1 })
    expect(eventText({ type: 'SpellUsed', player: 0, cardId: 20, target: enemy }, 0, names)).toBe(
      'You cast Thrown Torch on Bot’s slot 2.',
    )
    expect(eventText({ type: 'CardPlayed', player: 1, cardId: 1, slot: 3 }, 1, names)).toBe(
      'Bot plays Lantern Scout in slot 4.',
    )
    const attack = { attackerSlot: 0, defenderSlot: 7, damageAttacker: 0, damageDefender: 3 }
    expect(eventText({ type: 'AttackResolved', ...attack }, 1, names)).toBe(
      'Bot’s slot 1 strikes the player for 3.',
    )
    expect(eventText({ type: 'UnitDied', player: 0, slot: 2, cardId: 2 }, 1, names)).toBe(
      'Your Gutter Fox in slot 3 dies.',
    )
  })
})
