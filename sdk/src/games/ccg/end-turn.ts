import { cardOf, effectIds, effectOf } from './cards.js'
import { drawCard } from './draw.js'
import { buryDead, hurtPlayer, lessHp } from './harm.js'
import { endIfDecided, type MutableUnit, type Play } from './play.js'
import { energyLimit, gameStatus, otherPlayer, type PlayerIndex, slots } from './state.js'
import { playerPlace } from './target.js'

const lastTurn = 2 ** 32 - 1

/** The active player's units attack; then the other player is active. */
export function endTurn(play: Play, now: number): void {
  attackAll(play)
  buryDead(play)
  if (play.game.status !== gameStatus.running) return
  const next = otherPlayer(play.game.activeIdx)
  passTurn(play, next, now)
  drawCard(play, next)
  endIfDecided(play)
}

function attackAll(play: Play): void {
  const { game, events } = play
  const { board } = game.players[game.activeIdx]
  const enemy = otherPlayer(game.activeIdx)
  for (const slot of slots) {
    const attacker = board[slot]
    if (!attacker || attacker.actedThisTurn) continue
    const defenderSlot = findDefender(play, enemy, slot)
    const defender = game.players[enemy].board[defenderSlot]
    const damageDefender = attacker.attack
    const damageAttacker = defender?.attack ?? 0
    events.push({
      type: 'AttackResolved',
      attackerSlot: slot,
      defenderSlot,
      damageAttacker,
      damageDefender,
    })
    attacker.currentHp = lessHp(attacker.currentHp, damageAttacker)
    if (defender) defender.currentHp = lessHp(defender.currentHp, damageDefender)
    else hurtPlayer(play, enemy, damageDefender)
  }
}

/** The target of an attack: the slot opposite, else a neighbour with Taunt, else the player. */
function findDefender(play: Play, enemy: PlayerIndex, slot: number): number {
  const { board } = play.game.players[enemy]
  if (board[slot]) return slot
  if (hasTaunt(play, board[slot - 1])) return slot - 1
  return hasTaunt(play, board[slot + 1]) ? slot + 1 : playerPlace
}

function hasTaunt({ cards, game }: Play, unit: MutableUnit | null | undefined): boolean {
  return !!unit && effectOf(cardOf(cards, unit.cardId), game.rules) === effectIds.taunt
}

function passTurn({ game, events }: Play, next: PlayerIndex, now: number): void {
  for (const unit of game.players[game.activeIdx].board) if (unit) unit.actedThisTurn = false
  game.turn = Math.min(lastTurn, game.turn + 1)
  game.activeIdx = next
  game.linked = false
  game.turnStarted = now
  const player = game.players[next]
  player.maxEnergy = Math.min(energyLimit, player.maxEnergy + 1)
  player.energy = player.maxEnergy
  events.push({ type: 'TurnEnded', newActivePlayer: next })
}
