import type { Action, CombatBonus, CombatStep, Outcome, TransactionDetail } from '@fivefold/sdk/phalanx'
import type { Names } from '../../common/match/server-game.js'
import { cardSign } from '../cards/card-text.js'

const bonusTexts: Record<CombatBonus, string> = {
  aceInvulnerable: 'the Ace stands',
  aceVsAce: 'Ace breaks Ace',
  diamondDeathShield: 'Diamonds shield',
  clubDoubleOverflow: 'Clubs double',
  spadeDoubleLp: 'Spades double',
  heartDeathShield: 'Hearts shield',
}

export const bonusText = (bonus: CombatBonus): string => bonusTexts[bonus]

/** One step of an attack's damage. */
export function stepText(step: CombatStep): string {
  if (step.target === 'playerLp' || !step.card) return lifeText(step)
  const row = step.target === 'frontCard' ? 'front' : 'back'
  const end = step.destroyed ? 'falls' : `${step.hpAfter} HP left`
  const flow = step.overflow ? `, ${step.overflow} carry over` : ''
  return `${cardSign(step.card)} in ${row} absorbs ${step.absorbed} of ${step.incomingDamage}: ${end}${flow}`
}

function lifeText({ incomingDamage, damage, lpBefore, lpAfter, bonuses = [] }: CombatStep): string {
  const aimed = bonuses.includes('spadeDoubleLp') ? 2 * incomingDamage : incomingDamage
  const held = bonuses.includes('heartDeathShield') ? `, ${aimed - damage} held off` : ''
  return `${incomingDamage} reach the life points${held}: ${lpBefore} → ${lpAfter}`
}

/** The effect of an action, without the player's name. */
export function actionText(action: Action, details: TransactionDetail): string {
  switch (action.type) {
    case 'deploy': {
      const row = details.type === 'deploy' && details.gridIndex >= 4 ? 'back' : 'front'
      return `${cardSign(action.card)} to column ${action.column + 1}, ${row}`
    }
    case 'attack':
      return attackText(action.targetPosition.col, details)
    case 'pass':
      return 'pass'
    case 'reinforce':
      return reinforceText(cardSign(action.card), details)
    case 'forfeit':
      return 'forfeit'
  }
}

function attackText(column: number, details: TransactionDetail): string {
  if (details.type !== 'attack') return `attack on column ${column + 1}`
  const { attackerCard, totalLpDamage } = details.combat
  const hurt = totalLpDamage > 0 ? `, ${totalLpDamage} damage` : ''
  return `${cardSign(attackerCard)} strikes column ${column + 1}${hurt}`
}

function reinforceText(card: string, details: TransactionDetail): string {
  if (details.type !== 'reinforce') return `${card} as reinforcement`
  const drawn = details.cardsDrawn > 0 ? `, ${details.cardsDrawn} drawn` : ''
  return `${card} reinforces column ${details.column + 1}${drawn}`
}

const reasons: Record<Outcome['victoryType'], (loser: string) => string> = {
  lpDepletion: (loser) => `${loser} ran out of life points.`,
  cardDepletion: (loser) => `${loser} ran out of cards.`,
  forfeit: (loser) => `${loser} gave up.`,
}

/** Why a match ended. */
export function reasonText({ winnerIndex, victoryType }: Outcome, names: Names): string {
  return reasons[victoryType](names[winnerIndex === 0 ? 1 : 0])
}
