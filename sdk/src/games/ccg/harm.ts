import { cardOf, deathDamage, effectOf } from './cards.js'
import { endIfDecided, type MutableUnit, type Play } from './play.js'
import { otherPlayer, type PlayerIndex, slots, startingHp } from './state.js'

const leastHp = -32_768
const mostAttack = 65_535

export const lessHp = (hp: number, amount: number): number => Math.max(leastHp, hp - amount)

export function hurtPlayer({ game, events }: Play, player: PlayerIndex, amount: number): void {
  if (amount === 0) return
  const hurt = game.players[player]
  hurt.hp = lessHp(hurt.hp, amount)
  events.push({ type: 'PlayerDamaged', player, amount })
}

export function hurtUnit(play: Play, unit: MutableUnit, player: PlayerIndex, slot: number, amount: number) {
  if (amount === 0) return
  unit.currentHp = lessHp(unit.currentHp, amount)
  play.events.push({ type: 'UnitDamaged', player, slot, amount })
}

export function healPlayer({ game, events }: Play, player: PlayerIndex, most: number): void {
  const healed = game.players[player]
  const amount = Math.min(most, startingHp - healed.hp)
  if (amount <= 0) return
  healed.hp += amount
  events.push({ type: 'PlayerHealed', player, amount })
}

export function healUnit(play: Play, unit: MutableUnit, player: PlayerIndex, slot: number, most: number) {
  const amount = Math.min(most, cardOf(play.cards, unit.cardId).health - unit.currentHp)
  if (amount <= 0) return
  unit.currentHp += amount
  play.events.push({ type: 'UnitHealed', player, slot, amount })
}

export function raiseAttack(play: Play, unit: MutableUnit, player: PlayerIndex, slot: number, most: number) {
  const amount = Math.min(most, mostAttack - unit.attack)
  if (amount === 0) return
  unit.attack += amount
  play.events.push({ type: 'AttackRaised', player, slot, amount })
}

/** Removes dead units from both boards, runs their death triggers, then checks whether the game is over. */
export function buryDead(play: Play): void {
  const { game, cards, events } = play
  const fallen: { owner: PlayerIndex; damage: number }[] = []
  for (const owner of [game.activeIdx, otherPlayer(game.activeIdx)]) {
    const { board } = game.players[owner]
    for (const slot of slots) {
      const unit = board[slot]
      if (!unit || unit.currentHp > 0) continue
      board[slot] = null
      events.push({ type: 'UnitDied', player: owner, slot, cardId: unit.cardId })
      fallen.push({ owner, damage: deathDamage(effectOf(cardOf(cards, unit.cardId), game.rules)) })
    }
  }
  for (const { owner, damage } of fallen) hurtPlayer(play, otherPlayer(owner), damage)
  endIfDecided(play)
}
