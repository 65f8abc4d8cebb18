import { ScaleReader, ScaleWriter } from '../../core/scale.js'
import { readPlayerIndex } from './codec.js'
import { eventTypes, type GameEvent } from './events.js'

const variants = new Map(eventTypes.map((type, variant) => [type, variant]))

function writeEvent(to: ScaleWriter, event: GameEvent): void {
  to.u8(variants.get(event.type) as number)
  switch (event.type) {
    case 'ActionApplied':
      to.u8(event.player).u8(event.actionType).raw(event.payload)
      return
    case 'CardPlayed':
      to.u8(event.player).u16(event.cardId).u8(event.slot)
      return
    case 'SpellUsed':
      to.u8(event.player).u16(event.cardId).u8(event.target)
      return
    case 'AttackResolved':
      to.u8(event.attackerSlot).u8(event.defenderSlot).u16(event.damageAttacker).u16(event.damageDefender)
      return
    case 'UnitDied':
      to.u8(event.player).u8(event.slot).u16(event.cardId)
      return
    case 'PlayerDamaged':
    case 'PlayerHealed':
      to.u8(event.player).u16(event.amount)
      return
    case 'UnitDamaged':
    case 'UnitHealed':
    case 'AttackRaised':
      to.u8(event.player).u8(event.slot).u16(event.amount)
      return
    case 'CardDrawn':
      to.u8(event.player).u16(event.cardId)
      return
    case 'TurnEnded':
      to.u8(event.newActivePlayer)
      return
    case 'GameEnded':
      if (event.winner === null) to.u8(0)
      else to.u8(1).u8(event.winner)
      return
    case 'TimedOut':
    case 'Resigned':
      to.u8(event.player)
      return
    case 'GameCancelled':
  }
}

export function writeEvents(to: ScaleWriter, events: readonly GameEvent[]): void {
  to.compact(events.length)
  for (const event of events) writeEvent(to, event)
}

function readEvent(from: ScaleReader): GameEvent {
  const variant = from.u8()
  const type = eventTypes[variant]
  const player = () => readPlayerIndex(from)
  switch (type) {
    case 'ActionApplied':
      return { type, player: player(), actionType: from.u8(), payload: from.raw(6) }
    case 'CardPlayed':
      return { type, player: player(), cardId: from.u16(), slot: from.u8() }
    case 'SpellUsed':
      return { type, player: player(), cardId: from.u16(), target: from.u8() }
    case 'AttackResolved':
      return {
        type,
        attackerSlot: from.u8(),
        defenderSlot: from.u8(),
        damageAttacker: from.u16(),
        damageDefender: from.u16(),
      }
    case 'UnitDied':
      return { type, player: player(), slot: from.u8(), cardId: from.u16() }
    case 'PlayerDamaged':
    case 'PlayerHealed':
      return { type, player: player(), amount: from.u16() }
    case 'UnitDamaged':
    case 'UnitHealed':
    case 'AttackRaised':
      return { type, player: player(), slot: from.u8(), amount: from.u16() }
    case 'CardDrawn':
      return { type, player: player(), cardId: from.u16() }
    case 'TurnEnded':
      return { type, newActivePlayer: player() }
    case 'GameEnded':
      return { type, winner: from.option(player) }
    case 'TimedOut':
    case 'Resigned':
      return { type, player: player() }
    case 'GameCancelled':
      return { type }
    default:
      return from.refuse(`there is no event ${variant}`)
  }
}

export function encodeEvents(events: readonly GameEvent[]): Uint8Array {
  const to = new ScaleWriter()
  writeEvents(to, events)
  return to.bytes()
}

export function decodeEvents(bytes: Uint8Array): GameEvent[] {
  const from = new ScaleReader(bytes, 'events')
  return from.end(from.list(() => readEvent(from)))
}
