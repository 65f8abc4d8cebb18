import { Writer } from './borsh.js'
import { errorCodes, type Refusal } from './error.js'
import { eventTypes, type GameEvent } from './events.js'
import { writeGame } from './game-codec.js'
import { type Action, actionTypes, type Game } from './state.js'

const actionNumbers = numbersOf(actionTypes)
const eventNumbers = numbersOf(eventTypes)
const errorNumbers = numbersOf(errorCodes)

function numbersOf<T extends string>(names: readonly T[]): Record<T, number> {
  return Object.fromEntries(names.map((name, index) => [name, index])) as Record<T, number>
}

export function writeAction(to: Writer, action: Action): Writer {
  to.u8(actionNumbers[action.type])
  switch (action.type) {
    case 'commit':
      return to.bytes(action.commitment)
    case 'choose':
      return to.u8(action.choice)
    case 'swap':
      return to.u8(action.mask)
    case 'show':
      return to.vec(action.cards)
    case 'arrange':
      return to.bytes(action.commitments[0]).bytes(action.commitments[1]).bytes(action.commitments[2])
    case 'open':
      return to.bytesOf(action.cards).bytes(action.salts[0]).bytes(action.salts[1])
    case 'raise':
      return to.u64(action.amount)
    case 'openLast':
      return to.bytes(action.secret).u8(action.card).bytes(action.salt)
    default:
      return to
  }
}

function writeEvent(to: Writer, event: GameEvent): Writer {
  to.u8(eventNumbers[event.type])
  switch (event.type) {
    case 'gameOpened':
    case 'playerJoined':
      return to.bytes(event.playerKey).u64(event.stack)
    case 'committed':
      return to.u8(event.player).u16(event.round)
    case 'randomRequested':
      return to.u8(event.kind).u64(event.nonce)
    case 'relicsOffered':
      return to.bytesOf(event.offers[0]).bytesOf(event.offers[1])
    case 'chosen':
      return to.u8(event.player).u8(event.choice)
    case 'dealt':
      return to.bytesOf(event.swaps).bytesOf(event.jokers)
    case 'swapped':
      return to.u8(event.player).u8(event.mask)
    case 'shown':
      return to.u8(event.player).vec(event.cards)
    case 'arranged':
    case 'revealed':
      return to.u8(event.player)
    case 'locked':
      return to.u8(event.player).bool(event.auto).bool(event.autoPlayed)
    case 'opened':
      return to.u8(event.player).u8(event.position).u8(event.card)
    case 'raised':
      return to.u8(event.player).u64(event.amount).u64(event.bet)
    case 'called':
      return to.u8(event.player).u64(event.bet)
    case 'folded':
      return to.u8(event.player).u64(event.returned)
    case 'roundScored':
      return to.u16(event.round).bytesOf(event.scores).u8(event.winner).bytesOf(event.hearts)
    case 'suddenDeath':
      return to.u16(event.round)
    case 'gameEnded':
      return to.u8(event.winner).u8(event.end)
  }
}

export function writeEvents(to: Writer, events: readonly GameEvent[]): Writer {
  to.u32(events.length)
  for (const event of events) writeEvent(to, event)
  return to
}

export function writeRefusal(to: Writer, refusal: Refusal): Writer {
  to.u8(errorNumbers[refusal.code])
  switch (refusal.code) {
    case 'WrongPhase':
      return to.u8(refusal.phase)
    case 'TooLate':
    case 'TooEarly':
      return to.i64(refusal.deadline)
    case 'BadStack':
      return to.u64(refusal.lowest).u64(refusal.highest)
    case 'BadChoice':
      return to.u8(refusal.choice)
    case 'BadMask':
      return to.u8(refusal.mask)
    case 'BadCard':
      return to.u8(refusal.card)
    case 'WrongOpening':
      return to.u8(refusal.position)
    case 'BadRaise':
      return to.u64(refusal.highest)
    default:
      return to
  }
}

const writer = new Writer()

export function encodeGame(game: Game): Uint8Array {
  writeGame(writer.reset(), game)
  return writer.copy()
}

export function encodeAction(action: Action): Uint8Array {
  writeAction(writer.reset(), action)
  return writer.copy()
}

export function encodeEvents(events: readonly GameEvent[]): Uint8Array {
  writeEvents(writer.reset(), events)
  return writer.copy()
}

export function encodeRefusal(refusal: Refusal): Uint8Array {
  writeRefusal(writer.reset(), refusal)
  return writer.copy()
}
