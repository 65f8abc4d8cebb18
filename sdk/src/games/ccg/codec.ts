import { decodeScale, encodeScale, type ScaleCodec, scale } from '../../core/scale.js'
import {
  type CardStats,
  type Game,
  isPlayerIndex,
  type PlayerIndex,
  type PlayerState,
  slotCount,
  type Unit,
} from './state.js'

const { struct, array, pair, option, list, bytes, bool, u8, u16, i16, u32 } = scale

export const playerIndexCodec: ScaleCodec<PlayerIndex> = {
  write: u8.write,
  read(from) {
    const index = from.u8()
    return isPlayerIndex(index) ? index : from.refuse(`there is no player ${index}`)
  },
}

const unitCodec = struct<Unit>({ cardId: u16, currentHp: i16, attack: u16, actedThisTurn: bool })

const playerCodec = struct<PlayerState>({
  addr: bytes(32),
  hp: i16,
  energy: u8,
  maxEnergy: u8,
  fatigue: u8,
  draws: u32,
  link: bytes(32),
  deck: list(u16),
  hand: list(u16),
  board: array(slotCount, option(unitCodec)),
})

export const gameCodec = struct<Game>({
  id: u32,
  rules: u8,
  scheme: u8,
  status: u8,
  activeIdx: playerIndexCodec,
  linked: bool,
  turn: u32,
  turnStarted: u32,
  turnBlocks: u32,
  players: pair(playerCodec),
})

export const cardsCodec = list(
  struct<CardStats>({ id: u16, cardType: u8, cost: u8, attack: u8, health: u8, effects: u32 }),
)

export const writeGame = gameCodec.write
export const encodeGame = (game: Game): Uint8Array => encodeScale(gameCodec, game)
export const decodeGame = (encoded: Uint8Array): Game => decodeScale(gameCodec, 'game', encoded)

export const writeCards = cardsCodec.write
export const encodeCards = (cards: readonly CardStats[]): Uint8Array => encodeScale(cardsCodec, cards)
export const decodeCards = (encoded: Uint8Array): readonly CardStats[] =>
  decodeScale(cardsCodec, 'cards', encoded)
