import { decodeScale, encodeScale, scale } from '../../core/scale.js'
import type { Reason, StartError, SubmitError } from './error.js'

const { variants, u8, u16, u32 } = scale

/** In the order of the protocol's variants, as are the other two. */
const startErrorCodec = variants<StartError, 'type'>('type', 'start error', {
  SamePlayer: {},
  BadRules: { rules: u8 },
  BadScheme: { scheme: u8 },
  BadDeckSize: { player: u8, len: u32 },
  UnknownCard: { player: u8, cardId: u16 },
  TooManyCopies: { player: u8, cardId: u16 },
})

const reasonCodec = variants<Reason, 'type'>('type', 'reason', {
  AfterEnd: {},
  GameEnded: {},
  UnknownType: { actionType: u8 },
  ExtraNotZero: { extra: u32 },
  ParameterNotZero: {},
  BadHandIndex: { index: u8 },
  BadSlot: { slot: u8 },
  SlotTaken: { slot: u8 },
  NotAUnit: { cardId: u16 },
  NotASpell: { cardId: u16 },
  BadTarget: { target: u8 },
  NotEnoughEnergy: { needed: u8, available: u8 },
  NotDealt: {},
})

const submitErrorCodec = variants<SubmitError, 'type'>('type', 'submit error', {
  GameOver: {},
  NotYourTurn: {},
  PayloadTooLong: { len: u32 },
  BadLength: { len: u32 },
  LinkMissing: {},
  LinkNotWanted: {},
  WrongLink: {},
  Action: { index: u16, reason: reasonCodec },
  TooEarly: { endsAt: u32 },
})

export const startErrorTypes = startErrorCodec.names
export const reasonTypes = reasonCodec.names
export const submitErrorTypes = submitErrorCodec.names

export const writeStartError = startErrorCodec.write
export const encodeStartError = (error: StartError): Uint8Array => encodeScale(startErrorCodec, error)
export const decodeStartError = (encoded: Uint8Array): StartError =>
  decodeScale(startErrorCodec, 'start error', encoded)

export const writeSubmitError = submitErrorCodec.write
export const encodeSubmitError = (error: SubmitError): Uint8Array => encodeScale(submitErrorCodec, error)
export const decodeSubmitError = (encoded: Uint8Array): SubmitError =>
  decodeScale(submitErrorCodec, 'submit error', encoded)
