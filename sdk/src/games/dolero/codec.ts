import { borsh, Reader, Writer } from './borsh.js'
import type { DoleroErrorCode, Refusal } from './error.js'
import type { GameEvent } from './events.js'
import type { Action, Draw, Game, Limits, Pending, Player, PlayerIndex } from './state.js'

const { struct, variants, option, pair, triple, vec, bool, u8, u16, u64, i64, bytes32 } = borsh

const limitsCodec = struct<Limits>({
  seatFee: u64,
  maxBet: u64,
  maxStack: u64,
  rakePercent: u8,
  rakeCap: u64,
})

const playerCodec = struct<Player>({
  key: bytes32,
  stack: u64,
  paid: u64,
  bet: u64,
  hearts: u8,
  commitment: bytes32,
  offer: triple(u8),
  choice: u8,
  joker: u8,
  swapsLeft: u8,
  deadline: i64,
  draws: vec(struct<Draw>({ mask: u8, vrf: bytes32 })),
  shown: vec(u8),
  arranged: bool,
  arrangement: triple(bytes32),
  locked: bool,
  autoPlayed: bool,
  opened: triple(u8),
  secret: option(bytes32),
})

const gameCodec = struct<Omit<Game, 'toAct'> & { toAct: number }>({
  id: bytes32,
  limits: limitsCodec,
  phase: u8,
  round: u16,
  suddenDeath: bool,
  pot: u64,
  deadline: i64,
  nonce: u64,
  pending: vec(struct<Pending>({ nonce: u64, kind: u8, askedAt: i64 })),
  toAct: u8,
  raised: bool,
  revealed: u8,
  folded: u8,
  winner: u8,
  end: u8,
  players: pair(playerCodec),
})

/** In the order of their numbers on chain, as are events and refusals. */
const actionCodec = variants<Action, 'type'>('type', 'action', {
  commit: { commitment: bytes32 },
  requestRandom: {},
  choose: { choice: u8 },
  swap: { mask: u8 },
  show: { cards: vec(u8) },
  arrange: { commitments: triple(bytes32) },
  lock: {},
  open: { cards: pair(u8), salts: pair(bytes32) },
  raise: { amount: u64 },
  call: {},
  fold: {},
  reveal: {},
  openLast: { secret: bytes32, card: u8, salt: bytes32 },
  forfeit: {},
})

const eventCodec = variants<GameEvent, 'type'>('type', 'event', {
  gameOpened: { playerKey: bytes32, stack: u64 },
  playerJoined: { playerKey: bytes32, stack: u64 },
  committed: { player: u8, round: u16 },
  randomRequested: { kind: u8, nonce: u64 },
  relicsOffered: { offers: pair(triple(u8)) },
  chosen: { player: u8, choice: u8 },
  dealt: { swaps: pair(u8), jokers: pair(u8) },
  swapped: { player: u8, mask: u8 },
  shown: { player: u8, cards: vec(u8) },
  arranged: { player: u8 },
  locked: { player: u8, auto: bool, autoPlayed: bool },
  opened: { player: u8, position: u8, card: u8 },
  raised: { player: u8, amount: u64, bet: u64 },
  called: { player: u8, bet: u64 },
  folded: { player: u8, returned: u64 },
  revealed: { player: u8 },
  roundScored: { round: u16, scores: pair(u8), winner: u8, hearts: pair(u8) },
  suddenDeath: { round: u16 },
  gameEnded: { winner: u8, end: u8 },
})
const eventsCodec = vec(eventCodec)

const refusalCodec = variants<Refusal, 'code'>('code', 'refusal', {
  GameOver: {},
  WrongPhase: { phase: u8 },
  TooLate: { deadline: i64 },
  TooEarly: { deadline: i64 },
  NotAPlayer: {},
  SamePlayer: {},
  BadStack: { lowest: u64, highest: u64 },
  AlreadyDone: {},
  ZeroCommitment: {},
  AlreadyAsked: {},
  BadChoice: { choice: u8 },
  AlreadyLocked: {},
  SwapPending: {},
  MustShow: {},
  BadMask: { mask: u8 },
  NoSwaps: {},
  NothingToShow: {},
  BadCard: { card: u8 },
  NotArranged: {},
  WrongOpening: { position: u8 },
  NotYourTurn: {},
  BadRaise: { highest: u64 },
  NothingToCall: {},
  RaiseStands: {},
  WrongSecret: {},
})

export const actionTypes = actionCodec.names
export const eventTypes = eventCodec.names
export const errorCodes: readonly DoleroErrorCode[] = refusalCodec.names

export const writeLimits = limitsCodec.write
export const writeGame = gameCodec.write
export const writeEvents = eventsCodec.write
export const writeRefusal = refusalCodec.write

export function writeAction(to: Writer, action: Action): Writer {
  actionCodec.write(to, action)
  return to
}

const writer = new Writer()

function encode<T>(codec: { write: (to: Writer, value: T) => void }, value: T): Uint8Array {
  codec.write(writer.reset(), value)
  return writer.copy()
}

export const encodeGame = (game: Game): Uint8Array => encode(gameCodec, game)
export const encodeAction = (action: Action): Uint8Array => encode(actionCodec, action)
export const encodeEvents = (events: readonly GameEvent[]): Uint8Array => encode(eventsCodec, events)
export const encodeRefusal = (refusal: Refusal): Uint8Array => encode(refusalCodec, refusal)

/** Decodes a game from Borsh. Trailing bytes are ignored: an account has room to grow. */
export function decodeGame(bytes: Uint8Array): Game {
  const game = gameCodec.read(new Reader(bytes))
  return { ...game, toAct: game.toAct as PlayerIndex }
}
