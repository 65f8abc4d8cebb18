import { type BattlefieldCard, type Card, type CombatBonus, type CombatStep, cardValue } from './state.js'

export type ColumnBefore = { front: BattlefieldCard | null; back: BattlefieldCard | null; lifepoints: number }

export type ColumnAfter = {
  /** Remaining HP; null where there is no card any more. */
  frontHp: number | null
  backHp: number | null
  lifepoints: number
  destroyed: Card[]
  steps: CombatStep[]
  lpDamage: number
}

type Hit = { hpAfter: number; overflow: number; step: CombatStep }

/** An Ace absorbs one point and survives, unless an Ace attacks it. */
function hitCard(
  attacker: Card,
  target: BattlefieldCard,
  row: 'frontCard' | 'backCard',
  incoming: number,
): Hit {
  const isAce = target.card.rank === 'A'
  const isInvulnerable = isAce && attacker.rank !== 'A'
  const absorbed = Math.min(incoming, target.currentHp)
  const hpAfter = isInvulnerable ? target.currentHp : target.currentHp - absorbed
  const overflow = incoming - absorbed
  const bonuses: CombatBonus[] = isAce ? [isInvulnerable ? 'aceInvulnerable' : 'aceVsAce'] : []
  const step: CombatStep = {
    target: row,
    card: target.card,
    incomingDamage: incoming,
    hpBefore: target.currentHp,
    effectiveHp: target.currentHp,
    absorbed,
    overflow,
    damage: absorbed,
    hpAfter,
    destroyed: hpAfter === 0,
    bonuses,
  }
  return { hpAfter, overflow, step }
}

const withBonus = (step: CombatStep, bonus: CombatBonus): CombatStep => ({
  ...step,
  bonuses: [...(step.bonuses ?? []), bonus],
})

/** Damage flows front card → back card → life points. */
export function strikeColumn(attacker: Card, column: ColumnBefore): ColumnAfter {
  const steps: CombatStep[] = []
  const destroyed: Card[] = []
  let damage = cardValue(attacker)
  let frontHp = column.front?.currentHp ?? null
  let backHp = column.back?.currentHp ?? null
  let heartShield = 0
  // Clubs double only the overflow from one card to another.
  let isDoubled = false

  if (column.front) {
    const hit = hitCard(attacker, column.front, 'frontCard', damage)
    let step = hit.step
    isDoubled = attacker.suit === 'clubs' && column.back !== null && hit.overflow > 0
    damage = isDoubled ? hit.overflow * 2 : hit.overflow
    frontHp = hit.hpAfter
    if (hit.hpAfter === 0) {
      frontHp = null
      destroyed.push(column.front.card)
      if (column.front.card.suit === 'diamonds' && damage > 0) {
        damage = Math.max(0, damage - cardValue(column.front.card))
        // No step of the back card will follow to record the doubling.
        if (isDoubled && damage === 0) step = withBonus(step, 'clubDoubleOverflow')
        step = { ...withBonus(step, 'diamondDeathShield'), overflow: damage }
      }
      if (column.front.card.suit === 'hearts' && !column.back) heartShield = cardValue(column.front.card)
    }
    steps.push(step)
  }

  if (column.back && damage > 0) {
    const hit = hitCard(attacker, column.back, 'backCard', damage)
    damage = hit.overflow
    backHp = hit.hpAfter
    if (hit.hpAfter === 0) {
      backHp = null
      destroyed.push(column.back.card)
      if (column.back.card.suit === 'hearts') heartShield = cardValue(column.back.card)
    }
    steps.push(isDoubled ? withBonus(hit.step, 'clubDoubleOverflow') : hit.step)
  }

  if (damage === 0) return { frontHp, backHp, lifepoints: column.lifepoints, destroyed, steps, lpDamage: 0 }
  const strike = strikeLifepoints(attacker, damage, heartShield, column.lifepoints)
  steps.push(strike.step)
  return { frontHp, backHp, lifepoints: strike.lifepoints, destroyed, steps, lpDamage: strike.damage }
}

function strikeLifepoints(attacker: Card, incoming: number, heartShield: number, lifepoints: number) {
  const bonuses: CombatBonus[] = []
  let damage = incoming
  if (attacker.suit === 'spades') {
    damage *= 2
    bonuses.push('spadeDoubleLp')
  }
  if (heartShield > 0) {
    damage = Math.max(0, damage - heartShield)
    bonuses.push('heartDeathShield')
  }
  const lpAfter = Math.max(0, lifepoints - damage)
  const step: CombatStep = {
    target: 'playerLp',
    incomingDamage: incoming,
    absorbed: 0,
    overflow: 0,
    // The full damage, which may exceed the remaining life points.
    damage,
    lpBefore: lifepoints,
    lpAfter,
    ...(bonuses.length > 0 ? { bonuses } : {}),
  }
  return { damage, lifepoints: lpAfter, step }
}
