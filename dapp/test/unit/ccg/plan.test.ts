import { orThrow, submitBatch, targetByte } from '@fivefold/sdk/ccg'
import { describe, expect, it } from 'vitest'
import { forecastText } from '../../../src/games/ccg/match/forecast-text.js'
import {
  actionText,
  choices,
  forecast,
  isAsShown,
  planned,
  refusalOf,
  whyNot,
} from '../../../src/games/ccg/match/plan.js'
import { cards, dealt, withHand } from './example-game.js'

const scout = 1
const courser = 5
const torch = 20
const whetstone = 21
const ledger = 22
const unit = { cardId: scout, currentHp: 2, attack: 1, actedThisTurn: false }

describe('the choices of a hand card', () => {
  it('are the free slots for a unit', () => {
    const game = withHand([scout], 1, [null, unit, null, null])
    expect([...choices(game, cards, 0).keys()]).toEqual(['own:0', 'own:2', 'own:3'])
  })

  it('are the legal targets for a spell', () => {
    const game = withHand([torch, whetstone], 5, [null, unit, null, null])
    expect([...choices(game, cards, 0).keys()]).toEqual(['enemy:player'])
    expect([...choices(game, cards, 1).keys()]).toEqual(['own:1'])
  })

  it('are only the table for a spell without a target', () => {
    expect([...choices(withHand([ledger], 2), cards, 0).keys()]).toEqual(['cast'])
  })

  it('are none without energy, free slot or target, and the reason is given', () => {
    const full = [unit, unit, unit, unit]
    expect(whyNot(withHand([ledger], 1), cards, 0)).toBe('Open Ledger costs 2, you have 1 energy.')
    expect(whyNot(withHand([scout], 1, full), cards, 0)).toBe('All four slots are taken.')
    expect(whyNot(withHand([whetstone], 1), cards, 0)).toBe('Whetstone has no target now.')
    expect(whyNot(withHand([scout], 1), cards, 0)).toBeUndefined()
  })
})

describe('a plan', () => {
  const actions = [
    { type: 'PlayCard', handIndex: 0, slot: 2 },
    { type: 'UseSpell', handIndex: 0, target: targetByte({ side: 'enemy', place: 'player' }) },
  ] as const

  it('is shown as the rules apply it', () => {
    const now = planned(withHand([scout, torch], 3), cards, actions)?.game
    expect(now?.players[0].board[2]?.cardId).toBe(scout)
    expect(now?.players[0].hand).toEqual([])
    expect(now?.players[1].hp).toBe(18)
    expect(now?.players[0].energy).toBe(1)
  })

  it('is described action by action, with the hand at each one', () => {
    const game = withHand([scout, torch], 3)
    expect(actions.map((_, index) => actionText(game, cards, actions, index))).toEqual([
      'Lantern Scout to slot 3',
      'Thrown Torch on the opponent',
    ])
  })

  it('is refused before it is sent, with the index and the reason', () => {
    const twice = [actions[0], { ...actions[0], handIndex: 0 }] as const
    expect(refusalOf(withHand([scout, scout], 3), cards, twice)).toBe('action 1: slot 2 is taken')
    expect(planned(withHand([scout, scout], 3), cards, twice)).toBeUndefined()
  })

  it('forecasts the end of the turn', () => {
    const game = withHand([courser], 2)
    const after = forecast(game, cards, [{ type: 'PlayCard', handIndex: 0, slot: 0 }])
    expect(after?.hp).toEqual([20, 18])
    expect(after && forecastText(after, [20, 20], 0, ['You', 'Bot'])).toBe('End of turn: Bot 20 → 18 hp.')
    expect(forecastText(forecast(game, cards, []) ?? fail(), [20, 20], 0, ['You', 'Bot'])).toBe(
      'The end of the turn changes no health.',
    )
  })

  it('reports dead units and the end of the game', () => {
    const dying = { ...unit, currentHp: 1 }
    const [first, second] = dealt.players
    const game = {
      ...dealt,
      players: [
        { ...first, board: [dying, { ...unit, attack: 30 }, null, null] },
        { ...second, board: [{ ...unit, attack: 5 }, null, null, null] },
      ],
    } as const
    const after = forecast(game, cards, [])
    expect(after?.units[0].slice(0, 2)).toEqual([null, undefined])
    expect(after?.units[1][0]).toBe(1)
    expect(after && forecastText(after, [20, 20], 0, ['You', 'Bot'])).toBe(
      'End of turn: Bot 20 → -10 hp, You: 1 unit dies, You win.',
    )
  })
})

describe('the chain’s answer', () => {
  const game = withHand([scout], 1)
  const actions = [{ type: 'PlayCard', handIndex: 0, slot: 1 }, { type: 'EndTurn' }] as const
  const shown = planned(game, cards, actions)?.game ?? fail()

  it('matches the preview except for the drawn card', () => {
    const batch = { player: 0, link: null, parentHash: new Uint8Array(32), now: 2 }
    const bytes = Uint8Array.from([0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0])
    const answer = orThrow(submitBatch(game, cards, { ...batch, actions: bytes })).game
    expect(answer.players[1].hand.length).toBe(shown.players[1].hand.length + 1)
    expect(isAsShown(shown, answer)).toBe(true)
  })

  it('differs if a board or health differs', () => {
    const [first, second] = shown.players
    expect(isAsShown(shown, { ...shown, players: [first, { ...second, hp: 19 }] })).toBe(false)
    expect(
      isAsShown(shown, { ...shown, players: [{ ...first, board: [null, null, null, null] }, second] }),
    ).toBe(false)
  })
})

function fail(): never {
  throw new Error('the rules refused')
}
