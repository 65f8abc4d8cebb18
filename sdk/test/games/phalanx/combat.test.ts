import { describe, expect, it } from 'vitest'
import { type BattlefieldCard, type Card, cardValue, strikeColumn } from '../../../src/games/phalanx/index.js'

const card = (text: string): Card => {
  const suit = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' } as const
  return { rank: text[0] as Card['rank'], suit: suit[text[1] as keyof typeof suit] }
}
const standing = (text: string | null, row: 0 | 1, hp?: number): BattlefieldCard | null =>
  text === null
    ? null
    : {
        card: card(text),
        position: { row, col: 0 },
        currentHp: hp ?? cardValue(card(text)),
        faceDown: false,
      }
const strike = (attacker: string, front: string | null, back: string | null, hp: [number?, number?] = []) =>
  strikeColumn(card(attacker), {
    front: standing(front, 0, hp[0]),
    back: standing(back, 1, hp[1]),
    lifepoints: 20,
  })

describe('damage flows front card → back card → LP', () => {
  it('stops at a front card that absorbs it', () => {
    const after = strike('5H', '7S', '3H')
    expect(after).toMatchObject({ frontHp: 2, backHp: 3, lifepoints: 20, destroyed: [], lpDamage: 0 })
    expect(after.steps).toHaveLength(1)
  })

  it('goes through both cards into LP', () => {
    const after = strike('TH', '3S', '2S')
    expect(after).toMatchObject({ frontHp: null, backHp: null, lifepoints: 15 })
    expect(after.destroyed).toEqual([card('3S'), card('2S')])
  })

  it('hits LP at once in an empty column', () => {
    expect(strike('9H', null, null).lifepoints).toBe(11)
  })

  it('counts the HP that is left, not the full value', () => {
    expect(strike('4H', 'KS', '2S', [1])).toMatchObject({ frontHp: null, backHp: null, lifepoints: 19 })
  })

  it('never takes LP below 0', () => {
    const after = strikeColumn(card('KS'), { front: null, back: null, lifepoints: 3 })
    expect(after.lifepoints).toBe(0)
    expect(after.steps.at(-1)).toMatchObject({ lpBefore: 3, lpAfter: 0 })
  })
})

describe('Ace', () => {
  it('absorbs exactly 1 and stays at 1 HP, the rest flows on', () => {
    const after = strike('6H', 'AS', null)
    expect(after).toMatchObject({ frontHp: 1, lifepoints: 15, destroyed: [] })
    expect(after.steps[0]).toMatchObject({ absorbed: 1, overflow: 5, bonuses: ['aceInvulnerable'] })
  })

  it('has no protection against an Ace', () => {
    const after = strike('AH', 'AS', null)
    expect(after).toMatchObject({ frontHp: null, destroyed: [card('AS')], lifepoints: 20 })
    expect(after.steps[0]?.bonuses).toEqual(['aceVsAce'])
  })
})

describe('Clubs attacker', () => {
  it('doubles the overflow that enters a back card', () => {
    const after = strike('7C', '5S', '9S')
    expect(after).toMatchObject({ frontHp: null, backHp: 5 })
    expect(after.steps[1]).toMatchObject({ incomingDamage: 4, bonuses: ['clubDoubleOverflow'] })
  })

  it('needs a back card', () => {
    expect(strike('7C', '5S', null).lifepoints).toBe(18)
  })

  it('never doubles the front hit', () => {
    expect(strike('7C', '9S', '2S')).toMatchObject({ frontHp: 2, backHp: 2 })
  })

  it('does not double a hit on a back card without a front card', () => {
    expect(strike('4C', null, '9S').backHp).toBe(5)
  })
})

describe('Diamonds destroyed in the front row', () => {
  it('shield their value against the overflow', () => {
    const after = strike('9H', '3D', '5S')
    expect(after).toMatchObject({ frontHp: null, backHp: 2 })
    expect(after.steps[0]).toMatchObject({ overflow: 3, bonuses: ['diamondDeathShield'] })
  })

  it('count after the Clubs doubling', () => {
    expect(strike('9C', '3D', 'KS').backHp).toBe(11 - (6 * 2 - 3))
  })

  it('do nothing from the back row', () => {
    expect(strike('TH', '2S', '3D').lifepoints).toBe(15)
  })
})

describe('Spades attacker', () => {
  it('doubles the damage that enters LP', () => {
    const after = strike('8S', '3H', '2C')
    expect(after.lifepoints).toBe(20 - 6)
    expect(after.steps.at(-1)).toMatchObject({ incomingDamage: 3, damage: 6, bonuses: ['spadeDoubleLp'] })
  })
})

describe('Hearts destroyed with no card behind them', () => {
  it('shield their value against LP damage, after the Spades doubling', () => {
    expect(strike('9S', '5H', null).lifepoints).toBe(20 - (4 * 2 - 5))
  })

  it('shield from the back row', () => {
    expect(strike('TC', '2S', '4H').lifepoints).toBe(20 - Math.max(0, (10 - 2) * 2 - 4 - 4))
  })

  it('do not shield from the front with a card behind', () => {
    expect(strike('TD', '4H', '2S').lifepoints).toBe(16)
  })
})

describe('what a step records', () => {
  it('bonuses of a card, if only none', () => {
    const [front, back] = strike('TH', '3S', '2S').steps
    expect([front?.bonuses, back?.bonuses]).toEqual([[], []])
  })

  it('of life points: what came in, nothing absorbed, nothing left over', () => {
    expect(strike('9H', null, null).steps).toEqual([
      {
        target: 'playerLp',
        incomingDamage: 9,
        absorbed: 0,
        overflow: 0,
        damage: 9,
        lpBefore: 20,
        lpAfter: 11,
      },
    ])
    expect(strike('9S', '5H', null).steps.at(-1)).toEqual({
      target: 'playerLp',
      incomingDamage: 4,
      absorbed: 0,
      overflow: 0,
      damage: 3,
      lpBefore: 20,
      lpAfter: 17,
      bonuses: ['spadeDoubleLp', 'heartDeathShield'],
    })
  })

  it('damage that struck, not what was left to lose', () => {
    const { steps, lpDamage } = strikeColumn(card('KS'), { front: null, back: null, lifepoints: 3 })
    expect([steps[0]?.damage, lpDamage]).toEqual([22, 22])
  })

  it('the Clubs doubling in front where a Diamonds shield leaves nothing of it for the back card', () => {
    const after = strike('9C', '7D', '5S')
    expect(after).toMatchObject({ frontHp: null, backHp: 5 })
    expect(after.steps).toHaveLength(1)
    expect(after.steps[0]).toMatchObject({
      absorbed: 7,
      overflow: 0,
      bonuses: ['clubDoubleOverflow', 'diamondDeathShield'],
    })
  })

  it('the Clubs doubling once, of the back card, where something is left of it', () => {
    const [front, back] = strike('9C', '3D', 'KS').steps
    expect(front?.bonuses).toEqual(['diamondDeathShield'])
    expect(back).toMatchObject({ incomingDamage: 9, bonuses: ['clubDoubleOverflow'] })
  })

  it('no Clubs doubling where there was nothing to double', () => {
    expect(strike('7C', '7D', '5S').steps.flatMap(({ bonuses }) => bonuses)).toEqual([])
  })
})

describe('each step can be checked by itself', () => {
  it('absorbed is the smaller of damage and HP, overflow the rest', () => {
    for (const attacker of ['KS', '7C', '3H', 'AD']) {
      for (const front of ['2S', 'AD', '9H', '4D']) {
        for (const back of [null, '5H', 'AC']) {
          for (const step of strike(attacker, front, back).steps) {
            if (step.target === 'playerLp') {
              expect(step.lpAfter).toBe((step.lpBefore ?? 0) - step.damage)
              continue
            }
            expect(step.absorbed).toBe(Math.min(step.incomingDamage, step.effectiveHp ?? 0))
            if (!step.bonuses?.includes('diamondDeathShield')) {
              expect(step.overflow).toBe(step.incomingDamage - (step.absorbed ?? 0))
            }
          }
        }
      }
    }
  })
})
