import { Reader, type Writer } from './borsh.js'
import type { Draw, Game, Limits, Pair, Pending, Player, PlayerIndex, Triple } from './state.js'

export function writeLimits(to: Writer, limits: Limits): void {
  to.u64(limits.seatFee)
  to.u64(limits.maxBet)
  to.u64(limits.maxStack)
  to.u8(limits.rakePercent)
  to.u64(limits.rakeCap)
}

function writePlayer(to: Writer, player: Player): void {
  to.bytes(player.key)
  to.u64(player.stack)
  to.u64(player.paid)
  to.u64(player.bet)
  to.u8(player.hearts)
  to.bytes(player.commitment)
  to.bytesOf(player.offer)
  to.u8(player.choice)
  to.u8(player.joker)
  to.u8(player.swapsLeft)
  to.i64(player.deadline)
  to.u32(player.draws.length)
  for (const { mask, vrf } of player.draws) {
    to.u8(mask)
    to.bytes(vrf)
  }
  to.vec(player.shown)
  to.bool(player.arranged)
  for (const commitment of player.arrangement) to.bytes(commitment)
  to.bool(player.locked)
  to.bool(player.autoPlayed)
  to.bytesOf(player.opened)
  to.bool(player.secret !== null)
  if (player.secret) to.bytes(player.secret)
}

export function writeGame(to: Writer, game: Game): void {
  to.bytes(game.id)
  writeLimits(to, game.limits)
  to.u8(game.phase)
  to.u16(game.round)
  to.bool(game.suddenDeath)
  to.u64(game.pot)
  to.i64(game.deadline)
  to.u64(game.nonce)
  to.u32(game.pending.length)
  for (const { nonce, kind, askedAt } of game.pending) {
    to.u64(nonce)
    to.u8(kind)
    to.i64(askedAt)
  }
  to.u8(game.toAct)
  to.bool(game.raised)
  to.u8(game.revealed)
  to.u8(game.folded)
  to.u8(game.winner)
  to.u8(game.end)
  writePlayer(to, game.players[0])
  writePlayer(to, game.players[1])
}

const readTriple = (from: Reader): Triple<number> => [from.u8(), from.u8(), from.u8()]

function readList<T>(from: Reader, item: () => T): T[] {
  return Array.from({ length: from.u32() }, item)
}

function readLimits(from: Reader): Limits {
  return {
    seatFee: from.u64(),
    maxBet: from.u64(),
    maxStack: from.u64(),
    rakePercent: from.u8(),
    rakeCap: from.u64(),
  }
}

function readPlayer(from: Reader): Player {
  return {
    key: from.bytes32(),
    stack: from.u64(),
    paid: from.u64(),
    bet: from.u64(),
    hearts: from.u8(),
    commitment: from.bytes32(),
    offer: readTriple(from),
    choice: from.u8(),
    joker: from.u8(),
    swapsLeft: from.u8(),
    deadline: from.i64(),
    draws: readList(from, (): Draw => ({ mask: from.u8(), vrf: from.bytes32() })),
    shown: from.vec(),
    arranged: from.bool(),
    arrangement: [from.bytes32(), from.bytes32(), from.bytes32()],
    locked: from.bool(),
    autoPlayed: from.bool(),
    opened: readTriple(from),
    secret: from.bool() ? from.bytes32() : null,
  }
}

const readPlayers = (from: Reader): Pair<Player> => [readPlayer(from), readPlayer(from)]

function readGame(from: Reader): Game {
  return {
    id: from.bytes32(),
    limits: readLimits(from),
    phase: from.u8(),
    round: from.u16(),
    suddenDeath: from.bool(),
    pot: from.u64(),
    deadline: from.i64(),
    nonce: from.u64(),
    pending: readList(from, (): Pending => ({ nonce: from.u64(), kind: from.u8(), askedAt: from.i64() })),
    toAct: from.u8() as PlayerIndex,
    raised: from.bool(),
    revealed: from.u8(),
    folded: from.u8(),
    winner: from.u8(),
    end: from.u8(),
    players: readPlayers(from),
  }
}

/** Decodes a game from Borsh. Trailing bytes are ignored: an account has room to grow. */
export const decodeGame = (bytes: Uint8Array): Game => readGame(new Reader(bytes))
