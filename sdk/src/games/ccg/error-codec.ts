import { ScaleReader, ScaleWriter } from '../../core/scale.js'
import {
  type Reason,
  reasonTypes,
  type StartError,
  type SubmitError,
  startErrorTypes,
  submitErrorTypes,
} from './error.js'

export function writeStartError(to: ScaleWriter, error: StartError): void {
  to.u8(startErrorTypes.indexOf(error.type))
  switch (error.type) {
    case 'SamePlayer':
      return
    case 'BadRules':
      to.u8(error.rules)
      return
    case 'BadScheme':
      to.u8(error.scheme)
      return
    case 'BadDeckSize':
      to.u8(error.player).u32(error.len)
      return
    case 'UnknownCard':
    case 'TooManyCopies':
      to.u8(error.player).u16(error.cardId)
  }
}

function writeReason(to: ScaleWriter, reason: Reason): void {
  to.u8(reasonTypes.indexOf(reason.type))
  switch (reason.type) {
    case 'UnknownType':
      to.u8(reason.actionType)
      return
    case 'ExtraNotZero':
      to.u32(reason.extra)
      return
    case 'BadHandIndex':
      to.u8(reason.index)
      return
    case 'BadSlot':
    case 'SlotTaken':
      to.u8(reason.slot)
      return
    case 'NotAUnit':
    case 'NotASpell':
      to.u16(reason.cardId)
      return
    case 'BadTarget':
      to.u8(reason.target)
      return
    case 'NotEnoughEnergy':
      to.u8(reason.needed).u8(reason.available)
  }
}

export function writeSubmitError(to: ScaleWriter, error: SubmitError): void {
  to.u8(submitErrorTypes.indexOf(error.type))
  switch (error.type) {
    case 'PayloadTooLong':
    case 'BadLength':
      to.u32(error.len)
      return
    case 'Action':
      to.u16(error.index)
      writeReason(to, error.reason)
      return
    case 'TooEarly':
      to.u32(error.endsAt)
  }
}

function readStartError(from: ScaleReader): StartError {
  const variant = from.u8()
  const type = startErrorTypes[variant]
  switch (type) {
    case 'SamePlayer':
      return { type }
    case 'BadRules':
      return { type, rules: from.u8() }
    case 'BadScheme':
      return { type, scheme: from.u8() }
    case 'BadDeckSize':
      return { type, player: from.u8(), len: from.u32() }
    case 'UnknownCard':
    case 'TooManyCopies':
      return { type, player: from.u8(), cardId: from.u16() }
    default:
      return from.refuse(`there is no start error ${variant}`)
  }
}

function readReason(from: ScaleReader): Reason {
  const variant = from.u8()
  const type = reasonTypes[variant]
  switch (type) {
    case 'AfterEnd':
    case 'GameEnded':
    case 'ParameterNotZero':
    case 'NotDealt':
      return { type }
    case 'UnknownType':
      return { type, actionType: from.u8() }
    case 'ExtraNotZero':
      return { type, extra: from.u32() }
    case 'BadHandIndex':
      return { type, index: from.u8() }
    case 'BadSlot':
    case 'SlotTaken':
      return { type, slot: from.u8() }
    case 'NotAUnit':
    case 'NotASpell':
      return { type, cardId: from.u16() }
    case 'BadTarget':
      return { type, target: from.u8() }
    case 'NotEnoughEnergy':
      return { type, needed: from.u8(), available: from.u8() }
    default:
      return from.refuse(`there is no reason ${variant}`)
  }
}

function readSubmitError(from: ScaleReader): SubmitError {
  const variant = from.u8()
  const type = submitErrorTypes[variant]
  switch (type) {
    case 'GameOver':
    case 'NotYourTurn':
    case 'LinkMissing':
    case 'LinkNotWanted':
    case 'WrongLink':
      return { type }
    case 'PayloadTooLong':
    case 'BadLength':
      return { type, len: from.u32() }
    case 'Action':
      return { type, index: from.u16(), reason: readReason(from) }
    case 'TooEarly':
      return { type, endsAt: from.u32() }
    default:
      return from.refuse(`there is no submit error ${variant}`)
  }
}

export function encodeStartError(error: StartError): Uint8Array {
  const to = new ScaleWriter(16)
  writeStartError(to, error)
  return to.bytes()
}

export function decodeStartError(bytes: Uint8Array): StartError {
  const from = new ScaleReader(bytes, 'start error')
  return from.end(readStartError(from))
}

export function encodeSubmitError(error: SubmitError): Uint8Array {
  const to = new ScaleWriter(16)
  writeSubmitError(to, error)
  return to.bytes()
}

export function decodeSubmitError(bytes: Uint8Array): SubmitError {
  const from = new ScaleReader(bytes, 'submit error')
  return from.end(readSubmitError(from))
}
