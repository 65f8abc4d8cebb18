import { decodeScale, encodeScale, scale } from '../../core/scale.js'
import { playerIndexCodec as player } from './codec.js'
import type { GameEvent } from './events.js'

const { variants, option, list, bytes, u8, u16 } = scale

/** In the order of the protocol's variants. */
const eventCodec = variants<GameEvent, 'type'>('type', 'event', {
  ActionApplied: { player, actionType: u8, payload: bytes(6) },
  CardPlayed: { player, cardId: u16, slot: u8 },
  SpellUsed: { player, cardId: u16, target: u8 },
  AttackResolved: { attackerSlot: u8, defenderSlot: u8, damageAttacker: u16, damageDefender: u16 },
  UnitDied: { player, slot: u8, cardId: u16 },
  PlayerDamaged: { player, amount: u16 },
  UnitDamaged: { player, slot: u8, amount: u16 },
  PlayerHealed: { player, amount: u16 },
  UnitHealed: { player, slot: u8, amount: u16 },
  AttackRaised: { player, slot: u8, amount: u16 },
  CardDrawn: { player, cardId: u16 },
  TurnEnded: { newActivePlayer: player },
  GameEnded: { winner: option(player) },
  TimedOut: { player },
  Resigned: { player },
  GameCancelled: {},
})
const eventsCodec = list(eventCodec)

export const eventTypes = eventCodec.names
export const writeEvents = eventsCodec.write
export const encodeEvents = (events: readonly GameEvent[]): Uint8Array => encodeScale(eventsCodec, events)
export const decodeEvents = (encoded: Uint8Array): readonly GameEvent[] =>
  decodeScale(eventsCodec, 'events', encoded)
