import { ScaleReader, ScaleWriter } from '../../core/scale.js'
import { type CardStats, type Game, type PlayerIndex, type PlayerState, slots, type Unit } from './state.js'

export function writeCards(to: ScaleWriter, cards: readonly CardStats[]): void {
  to.compact(cards.length)
  for (const card of cards) {
    to.u16(card.id).u8(card.cardType).u8(card.cost).u8(card.attack).u8(card.health).u32(card.effects)
  }
}

function writeIds(to: ScaleWriter, ids: readonly number[]): void {
  to.compact(ids.length)
  for (const id of ids) to.u16(id)
}

function writeUnit(to: ScaleWriter, unit: Unit | null | undefined): void {
  if (!unit) {
    to.u8(0)
    return
  }
  to.u8(1).u16(unit.cardId).u16(unit.currentHp).u16(unit.attack).bool(unit.actedThisTurn)
}

function writePlayer(to: ScaleWriter, player: PlayerState): void {
  to.raw(player.addr).u16(player.hp).u8(player.energy).u8(player.maxEnergy).u8(player.fatigue)
  to.u32(player.draws).raw(player.link)
  writeIds(to, player.deck)
  writeIds(to, player.hand)
  for (const slot of slots) writeUnit(to, player.board[slot])
}

export function writeGame(to: ScaleWriter, game: Game): void {
  to.u32(game.id).u8(game.rules).u8(game.scheme).u8(game.status).u8(game.activeIdx).bool(game.linked)
  to.u32(game.turn).u32(game.turnStarted).u32(game.turnBlocks)
  writePlayer(to, game.players[0])
  writePlayer(to, game.players[1])
}

export function readPlayerIndex(from: ScaleReader): PlayerIndex {
  const index = from.u8()
  if (index !== 0 && index !== 1) from.refuse(`there is no player ${index}`)
  return index
}

function readUnit(from: ScaleReader): Unit {
  return { cardId: from.u16(), currentHp: from.i16(), attack: from.u16(), actedThisTurn: from.bool() }
}

function readPlayer(from: ScaleReader): PlayerState {
  return {
    addr: from.raw(32),
    hp: from.i16(),
    energy: from.u8(),
    maxEnergy: from.u8(),
    fatigue: from.u8(),
    draws: from.u32(),
    link: from.raw(32),
    deck: from.list(() => from.u16()),
    hand: from.list(() => from.u16()),
    board: slots.map(() => from.option(() => readUnit(from))),
  }
}

export function readGame(from: ScaleReader): Game {
  return {
    id: from.u32(),
    rules: from.u8(),
    scheme: from.u8(),
    status: from.u8(),
    activeIdx: readPlayerIndex(from),
    linked: from.bool(),
    turn: from.u32(),
    turnStarted: from.u32(),
    turnBlocks: from.u32(),
    players: [readPlayer(from), readPlayer(from)],
  }
}

function readCard(from: ScaleReader): CardStats {
  return {
    id: from.u16(),
    cardType: from.u8(),
    cost: from.u8(),
    attack: from.u8(),
    health: from.u8(),
    effects: from.u32(),
  }
}

export function readCards(from: ScaleReader): CardStats[] {
  return from.list(() => readCard(from))
}

export function encodeGame(game: Game): Uint8Array {
  const to = new ScaleWriter()
  writeGame(to, game)
  return to.bytes()
}

export function decodeGame(bytes: Uint8Array): Game {
  const from = new ScaleReader(bytes, 'game')
  return from.end(readGame(from))
}

export function encodeCards(cards: readonly CardStats[]): Uint8Array {
  const to = new ScaleWriter()
  writeCards(to, cards)
  return to.bytes()
}

export function decodeCards(bytes: Uint8Array): CardStats[] {
  const from = new ScaleReader(bytes, 'cards')
  return from.end(readCards(from))
}
