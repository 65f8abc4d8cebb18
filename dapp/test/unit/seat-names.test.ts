import { expect, it } from 'vitest'
import { namesFor } from '../../src/games/common/seat-names.js'

it.each([
  [0, null, ['You', 'Opponent']],
  [1, 0, ['Bot', 'You']],
  [null, null, ['A', 'B']],
  [null, 1, ['A', 'Bot']],
] as const)('in seat %s, with a bot on side %s, the players are called %j', (seat, botSide, names) => {
  expect(namesFor(seat, botSide)).toEqual(names)
})
